export { areConnected, hiddenFrom, isHidden } from './conditions.ts'
export { connectMembers } from './connect.ts'
export { connectionCount, isConnected, mutualCount } from './connection-queries.ts'
