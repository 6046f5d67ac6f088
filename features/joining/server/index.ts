export { confirmApplication, receiveApplication } from './applications.ts'
export { isMailedInvitation, refuseInvitations } from './invitations.ts'
export type { NewAccount } from './open-account.ts'
export { enterGroup, joiningMode, spendInvitation, wayIn } from './ways-in.ts'
