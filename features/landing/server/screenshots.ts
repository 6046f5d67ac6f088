import type { AppScreenshot } from '#platform/server/installable.ts'
import { pictureFile, pictures } from '../pictures.ts'

const texts = {
  shownProfile: /*i18n*/ { id: 'install.shownProfile', message: 'A member’s profile' },
  shownMatch: /*i18n*/ { id: 'install.shownMatch', message: 'A match, with reasons' },
  shownConversation: /*i18n*/ { id: 'install.shownConversation', message: 'A conversation' },
  shownDeal: /*i18n*/ { id: 'install.shownDeal', message: 'A deal with its documents' },
  shownEvents: /*i18n*/ { id: 'install.shownEvents', message: 'Upcoming events' },
} as const

const shown = [
  ['match', 'narrow', texts.shownMatch],
  ['conversation', 'narrow', texts.shownConversation],
  ['profile', 'narrow', texts.shownProfile],
  ['deal', 'wide', texts.shownDeal],
  ['events', 'wide', texts.shownEvents],
] as const

/** The landing page's pictures, at twice their size. */
export const screenshots: readonly AppScreenshot[] = shown.map(([name, form, label]) => ({
  path: `/${pictureFile(name, 'light')}`,
  width: 2 * pictures[name].width,
  height: 2 * pictures[name].height,
  form,
  label,
}))
