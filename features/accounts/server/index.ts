export { type Accounts, openAccounts } from './open-accounts.ts'
