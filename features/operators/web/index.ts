export { OperatorsOnly } from './OperatorsOnly.tsx'
export { operatorActs } from './data.ts'
