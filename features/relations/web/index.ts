export { BlockMemberDialog } from './BlockMemberDialog.tsx'
export { BlockedMembers } from './BlockedMembers.tsx'
