import './events.ts'
import './tables.ts'

export { areConnected, hiddenFrom, isHidden } from './conditions.ts'
export { connectMembers } from './connect.ts'
export { connectionCount, isConnected, mutualCount } from './connection-queries.ts'
export { relationsHandlers } from './handlers.ts'
