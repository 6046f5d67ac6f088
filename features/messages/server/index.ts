export { messagesAround } from './around.ts'
export { haveTalkedBoth } from './conditions.ts'
export { partnersOf } from './forget-queries.ts'
