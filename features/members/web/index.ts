export { isStillSignedIn, markSigningOut, memberIn, refreshMember, rememberMember, useMember, useRefreshMember } from './data.ts'
export { useChangesArea, useReadsArea } from './staff.ts'
