export { messagesAround } from './around.ts'
export { partnersOf } from './forget-queries.ts'
