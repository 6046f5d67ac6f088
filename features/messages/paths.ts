import { tabPath } from '#platform/paths.ts'

/** The messages screen, or the conversation with a member. */
export const messagesPath = (memberId?: string) => (memberId ? `${tabPath('messages')}?with=${memberId}` : tabPath('messages'))
