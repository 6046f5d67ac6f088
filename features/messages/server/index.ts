export { lastMessageFrom, messagesAround } from './around.ts'
export { hasTalkedWithAnybody, haveTalkedBoth } from './conditions.ts'
export { type MessageFigures, answersByWeek, messageFigures, recountMessages } from './figures.ts'
export { partnersOf } from './forget-queries.ts'
