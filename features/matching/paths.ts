import { tabPath } from '#platform/paths.ts'

/** The cards, or a list in their place. */
export const matchingPath = (list?: 'interests' | 'sent' | 'connections' | 'bookmarks' | 'passed') =>
  list ? `${tabPath('matching')}?list=${list}` : tabPath('matching')
