export { prepareMessage } from './drafts.ts'
