import { tabPath } from '#platform/paths.ts'

export const profilePath = (memberId: string) => `/profile/${memberId}`
export const ownProfilePath = () => tabPath('profile')
export const editProfilePath = () => `${ownProfilePath()}?edit=true`
