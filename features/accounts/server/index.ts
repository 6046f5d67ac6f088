export { objectionLink } from './object-to-correction.ts'
export {
  type SupportedSession,
  correctAddress,
  endSessionsBySupport,
  resendConfirmation,
  sendReset,
  supportedSessions,
  waitingAddress,
} from './support.ts'
export { deviceOf } from './device.ts'
export { lockProven, provePassword } from './prove-password.ts'
export { type Accounts, openAccounts } from './open-accounts.ts'
export { accountsPersonalData } from './personal-data.ts'
export { deleteAccount, endSessionsOf } from './queries.ts'
export { type PasswordHashing, passwordHashing } from './password-hash.ts'
