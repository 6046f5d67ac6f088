import { consolePath } from '#platform/paths.ts'

/** How people join, for operators. */
export const joiningPath = (tab?: 'invitations' | 'rules' | 'welcome') =>
  tab ? `${consolePath('joining')}?tab=${tab}` : consolePath('joining')
/** The page of an invitation: the public page with the form for joining. */
export const invitationPath = () => '/join'
/** The address of an invitation. @param site scheme and host */
export const invitationLink = (site: string, code: string) => `${site}${invitationPath()}?${new URLSearchParams({ invitation: code })}`
/** The page that confirms the address of an application. */
export const applicationLinkPath = () => '/confirm-application'
/** The page behind “Do not invite me again” in invitations. */
export const refuseInvitationsPath = (code: string) => `/no-invitations/${code}`
