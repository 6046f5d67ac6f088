import { consolePath, dashboardPath, tabPath } from '#platform/paths.ts'

export const communityPath = () => tabPath('community')
export const articlePath = (slug: string) => `${dashboardPath()}/community/${slug}`
export const webinarsPath = () => articlePath('webinars')
/** Where programme managers announce webinars. */
export const managedWebinarsPath = () => consolePath('webinars')
/** Where a file of an article is downloaded. */
export const knowledgeFilePath = (name: string) => `/api/knowledge/files/${encodeURIComponent(name)}`
