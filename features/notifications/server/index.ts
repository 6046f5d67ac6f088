export { wantsEmail } from './mail-queries.ts'
export { markAboutRead } from './mark-read.ts'
export { isUnsubscribeToken, unsubscribe, unsubscribeToken } from './unsubscribe.ts'
