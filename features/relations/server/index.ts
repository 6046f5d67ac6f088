export { tellHidden } from './change-block.ts'
export {
  areBlocked,
  areConnected,
  blockedFrom,
  connectedTo,
  hasBlocked,
  hasConnections,
  hiddenFrom,
  isHidden,
  mayTakeAlong,
} from './conditions.ts'
export { type ConnectionFigures, connectionFigures, connectionWeeks } from './figures.ts'
export { connectMembers } from './connect.ts'
export { connectionCount, isConnected } from './connection-queries.ts'
export { connectionOfPair, mutualCount, mutualWith, namesInCommon } from './mutual.ts'
