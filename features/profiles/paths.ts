import { dashboardPath, tabPath } from '#platform/paths.ts'

export const ownProfilePath = () => tabPath('profile')
export const editProfilePath = () => `${ownProfilePath()}?edit=true`
/** The member's own profile as others see it. */
export const seenProfilePath = () => `${ownProfilePath()}?seen=true`
/** An onboarding step or 'done'; without a step, the next one. */
export const welcomePath = (step?: string) => `${dashboardPath()}/welcome${step ? `/${step}` : ''}`
