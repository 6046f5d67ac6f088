import { tabPath } from '#platform/paths.ts'

export const recentActivityPath = () => tabPath('recent-activity')
