export { passingTables } from './clear-expired.ts'
export { type Accounts, openAccounts } from './open-accounts.ts'
export { type PasswordHashing, passwordHashing } from './password-hash.ts'
