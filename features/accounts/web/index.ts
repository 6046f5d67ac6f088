export { isStillSignedIn, memberIn, refreshMember, rememberMember, useMember, useRefreshMember } from './data.ts'
export { useSignOut } from './use-sign-out.ts'
export { returnAddress } from './return-address.ts'
