import './events.ts'
import './tables.ts'

export { areConnected, hiddenFrom, isHidden } from './conditions.ts'
export { relationsHandlers } from './handlers.ts'
export { connectMembers } from './queries.ts'
