export { useSignOut } from './use-sign-out.tsx'
export { returnAddress } from './return-address.ts'
