export { operatorActs } from './data.ts'
