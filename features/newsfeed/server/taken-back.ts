import type { DomainEvent } from '#platform/server/events/index.ts'
import type { NewNotification, Retraction } from '#platform/server/notification-kind.ts'

/** Withdrawals of one kind, whose keys begin with this word, that nothing new replaces. */
export function takenBack(events: readonly DomainEvent[], word: string, told: readonly NewNotification[] = []): Retraction[] {
  return events
    .flatMap((event) => (event.type === 'post.takenBack' ? event.payload.told : []))
    .filter(({ user_id, key }) => key.startsWith(`${word} `) && !told.some((each) => each.user_id === user_id && each.key === key))
    .map(({ user_id, key }) => ({ user_id, key, retracts: 0 }))
}
