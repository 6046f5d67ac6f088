import type { DomainEvent } from '#platform/server/events/domain-event.ts'
import { type Reaction, reaction } from '#platform/server/events/index.ts'
import { liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { dashboardLive } from '../contract.ts'

const event = liveEvents(dashboardLive)

/** What all who look at the figures of the community's deals watch. */
const everybody = 'dashboard:deals'

/**
 * How long changes are gathered before pages hear of them, in milliseconds: other rooms have counted them then. Looks at a profile longer,
 * so that nobody sees from the moment who it was.
 */
const gathering = { usually: 1_000, views: 15_000 }

/** Tells the members concerned, once for all that happens within a moment, that their figures have changed. */
export function tellFigures({ live }: Services): Reaction {
  const waiting = new Set<string>()
  const tellSoon = (topic: ReturnType<typeof toMember>, delay: number) => {
    if (waiting.has(topic)) return
    waiting.add(topic)
    setTimeout(() => {
      waiting.delete(topic)
      live.tell(event('dashboard.figuresChanged', [topic], {}))
    }, delay).unref()
  }
  return reaction({
    name: 'dashboard.tellFigures',
    fromNow: true,
    on: followed,
    async react(_tx, events) {
      for (const each of events) {
        if (each.type.startsWith('deal.')) tellSoon(everybody, gathering.usually)
        for (const id of concernedBy(each)) tellSoon(toMember(id), each.type === 'profile.viewed' ? gathering.views : gathering.usually)
      }
    },
  })
}

const followed = [
  'members.connected',
  'members.disconnected',
  'message.sent',
  'message.unsent',
  'match.settled',
  'event.attendance',
  'event.posted',
  'profile.viewed',
  'deal.posted',
  'deal.changed',
  'deal.removed',
] as const

/** Whose own figures an event changes. That somebody decided about another is told to who decided alone. */
function concernedBy({ type, payload }: DomainEvent<(typeof followed)[number]>): string[] {
  if (type === 'members.connected' || type === 'members.disconnected') return [payload.by, payload.other_id]
  if (type === 'message.sent' || type === 'message.unsent') return [payload.sender_id, payload.receiver_id]
  if (type === 'match.settled') return [payload.user_id]
  if (type === 'event.attendance') return [payload.member_id]
  if (type === 'event.posted') return [payload.host_id]
  if (type === 'profile.viewed') return [payload.profile_id]
  return []
}
