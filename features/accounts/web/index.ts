export { accounts, rememberMember, useMember, useRefreshMember } from './data.ts'
export { useSignOut } from './use-sign-out.ts'
