import type { Language } from './language.ts'

/** The addresses that are no room's own. Every other one is built by the `paths.ts` of the room whose screen it is. */
export const landingPath = () => '/'
export const dashboardPath = () => '/dashboard'
/** The address of a visitors' page in one language, whatever the reader's is. */
export const inLanguage = (language: Language, path: string) => `/${language}${path === landingPath() ? '' : path}`
/** A section of the dashboard. */
export const tabPath = (tab: string) => `/dashboard/tab/${tab}`
