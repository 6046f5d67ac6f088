export { conversationPages, lastMessages } from './data.ts'
export { prepareMessage } from './drafts.ts'
export { allConversations } from './list/summaries.ts'
export { MemberLine } from './MemberLine.tsx'
