import { consolePath } from '#platform/paths.ts'

/** The landing page, reachable for members too, whose start page is the dashboard. */
export const aboutPath = () => '/about'
/** The same with the draft settings. */
export const previewPath = () => `${aboutPath()}?preview`
/** The community's settings, for operators. */
export const communitySettingsPath = () => consolePath('community')
