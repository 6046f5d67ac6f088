import { dashboardPath, tabPath } from '#platform/paths.ts'

export const ownProfilePath = () => tabPath('profile')
export const editProfilePath = () => `${ownProfilePath()}?edit=true`
/** One's own profile as another member sees it. */
export const seenProfilePath = () => `${ownProfilePath()}?seen=true`
/** A step of the first ones, or where they end; without one, whatever comes next. */
export const welcomePath = (step?: string) => `${dashboardPath()}/welcome${step ? `/${step}` : ''}`
