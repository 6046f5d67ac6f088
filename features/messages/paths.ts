import { tabPath } from '#platform/paths.ts'

/** The conversations, or the one with a member. */
export const messagesPath = (memberId?: string) => (memberId ? `${tabPath('messages')}?with=${memberId}` : tabPath('messages'))
