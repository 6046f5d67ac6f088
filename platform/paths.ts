import type { Language } from './language.ts'

/** Paths that belong to no room. All others are built by the `paths.ts` of the room with the screen. */
export const landingPath = () => '/'
export const dashboardPath = () => '/dashboard'
/** The path of a visitors' page in a given language, regardless of the reader's. */
export const inLanguage = (language: Language, path: string) => `/${language}${path === landingPath() ? '' : path}`
/** A section of the dashboard. */
export const tabPath = (tab: string) => `/dashboard/tab/${tab}`
/** A page of the console, on which the community is run: `consolePath('reports')`. */
export const consolePath = (page: string) => `${dashboardPath()}/operators/${page}`
