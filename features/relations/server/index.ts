export { areConnected, connectedTo, hiddenFrom, isHidden } from './conditions.ts'
export { connectMembers } from './connect.ts'
export { connectionCount, isConnected } from './connection-queries.ts'
export { connectionOfPair, mutualCount, mutualWith, namesInCommon } from './mutual.ts'
