import type { DomainEvent } from '#platform/server/events/domain-event.ts'
import { type Reaction, reaction } from '#platform/server/events/index.ts'
import { liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { dashboardLive } from '../contract.ts'

const event = liveEvents(dashboardLive)

/** The topic of everyone who is watching the community's deals. */
const dealWatchers = 'dashboard:deals'

/**
 * Debounce in milliseconds, so that other rooms have updated their counts. Profile views wait longer, so that the timing does not reveal
 * who the visitor was, and deals longest, because every watcher refetches; a deal's owners already do with `deals.changed`.
 */
const delays = { usual: 1_000, views: 15_000, deals: 30_000 }

/** Tells members, debounced, that their figures have changed. */
export function notifyFigures({ live }: Services): Reaction {
  const pending = new Set<string>()
  const notifySoon = (topic: ReturnType<typeof toMember>, delay: number) => {
    if (pending.has(topic)) return
    pending.add(topic)
    setTimeout(() => {
      pending.delete(topic)
      live.tell(event('dashboard.figuresChanged', [topic], {}))
    }, delay).unref()
  }
  return reaction({
    name: 'dashboard.tellFigures',
    fromNow: true,
    on: followed,
    async react(_tx, events) {
      for (const each of events) {
        if (each.type.startsWith('deal.')) notifySoon(dealWatchers, delays.deals)
        for (const id of membersConcerned(each)) notifySoon(toMember(id), each.type === 'profile.viewed' ? delays.views : delays.usual)
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

/** The members whose own figures an event changes. Only the member who decided learns of a decision about another. */
function membersConcerned({ type, payload }: DomainEvent<(typeof followed)[number]>): string[] {
  if (type === 'members.connected' || type === 'members.disconnected') return [payload.by, payload.other_id]
  if (type === 'message.sent' || type === 'message.unsent') return [payload.sender_id, payload.receiver_id]
  if (type === 'match.settled') return [payload.user_id]
  if (type === 'event.attendance') return [payload.member_id]
  if (type === 'event.posted') return [payload.host_id]
  if (type === 'profile.viewed') return [payload.profile_id]
  return []
}
