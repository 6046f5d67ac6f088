export { isStillSignedIn, markSigningOut, memberIn, refreshMember, rememberMember, useMember, useRefreshMember } from './data.ts'
