export { WaitingBadge } from './operators/WaitingBadge.tsx'
