import { tabPath } from '#platform/paths.ts'

/** A message, by its position in the conversation with a member. */
export const messagePath = (memberId: string, position: number) => `${messagesPath(memberId)}&at=${position}`

/** The messages screen, or the conversation with a member. */
export const messagesPath = (memberId?: string) => (memberId ? `${tabPath('messages')}?with=${memberId}` : tabPath('messages'))
