import { tabPath } from '#platform/paths.ts'

/** The conversations, or the one with a member. */
export const messagesPath = (memberId?: string) => (memberId ? `${tabPath('messages')}?with=${memberId}` : tabPath('messages'))

/** Where one says what is to become of what was shared with the application. */
export const sharePath = () => '/dashboard/share'
