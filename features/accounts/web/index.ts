export { useSignOut } from './use-sign-out.ts'
export { returnAddress } from './return-address.ts'
