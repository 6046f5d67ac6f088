import { useUnreadMessages } from '#features/messages/web/index.ts'
import { useNotificationSummary } from '#features/notifications/web/index.ts'

/** What waits for the member: messages, and with them whatever else the bell counts. */
export function useUnread(): { messages: number; bell: number } {
  const messages = useUnreadMessages()
  return { messages, bell: messages + useUnseenMatches() }
}

/** Interests and connections of the last 24 hours that the member has not been to. */
const useUnseenMatches = (): number => useNotificationSummary()?.unseen_matches ?? 0

/** What the sections' links carry, by the section's id. */
export function useTabBadges(): Partial<Record<string, string>> {
  return { messages: badge(useUnreadMessages(), 99), matching: badge(useUnseenMatches(), 99) }
}

/** A number as a badge shows it; undefined, and so no badge, for none. */
export const badge = (count: number, most: 9 | 99): string | undefined =>
  count > most ? `${most}+` : count > 0 ? String(count) : undefined
