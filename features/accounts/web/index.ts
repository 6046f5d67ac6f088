export { useDeviceName } from './device-name.ts'
export { leavePage } from './leave-page.ts'
export { useSignOut } from './use-sign-out.tsx'
export { returnAddress } from './return-address.ts'
