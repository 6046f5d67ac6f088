import { type DomainEvent, reaction } from '#platform/server/events/index.ts'
import { type Behaviour, afterDecisionAbout, afterHint, afterConnection, afterDecision, noBehaviour } from '../members/behaviour.ts'
import { behavioursOf, factsOfMembers } from '../members/member-queries.ts'
import { saveBehaviours } from './learning-queries.ts'

/** Interest in another member's deal, known to both: each hints at what the member looks for, until it is taken back. */
const hints = {
  'deal.interested': true,
  'deal.interestWithdrawn': false,
  'deal.introductionRequested': true,
  'deal.introductionWithdrawn': false,
} as const

/**
 * Learns once from each settled decision, bookmark and connection: what the one looks for, and how others decide about the other. Interest
 * in a deal affects only the member's own taste: it doesn't make the deal's owner more wanted in anybody's order.
 */
export const learnFromDecisions = reaction({
  name: 'matching.learnFromDecisions',
  on: [
    'match.settled',
    'match.bookmarked',
    'members.connected',
    'members.disconnected',
    'deal.interested',
    'deal.interestWithdrawn',
    'deal.introductionRequested',
    'deal.introductionWithdrawn',
  ],
  async react(tx, events) {
    const ids = [...new Set(events.flatMap(pairOf))]
    const known = await behavioursOf(tx, ids)
    const facts = await factsOfMembers(tx, ids)
    const learnt = new Map<string, Behaviour>()
    const change = (id: string, at: Date, to: (behaviour: Behaviour) => Behaviour) =>
      learnt.set(id, to(learnt.get(id) ?? known.get(id) ?? noBehaviour(at)))
    for (const event of events) {
      const [one, other] = pairOf(event)
      const at = event.created_at
      if (event.type === 'match.settled') {
        const verdict = { status: event.payload.status, before: event.payload.before, at }
        change(one, at, (behaviour) => afterDecision(behaviour, facts.get(other)?.facts.traits, verdict))
        change(other, at, (behaviour) => afterDecisionAbout(behaviour, verdict))
      } else if (event.type === 'match.bookmarked') {
        change(one, at, (behaviour) => afterHint(behaviour, facts.get(other)?.facts.traits, event.payload.is_bookmarked))
      } else if (isOfDeal(event)) {
        change(one, at, (behaviour) => afterHint(behaviour, facts.get(other)?.facts.traits, hints[event.type]))
      } else {
        const by = event.type === 'members.connected' ? 1 : -1
        for (const id of [one, other]) change(id, at, (behaviour) => afterConnection(behaviour, by))
      }
    }
    await saveBehaviours(tx, learnt)
  },
})

type OfDeal = DomainEvent<keyof typeof hints>
type Followed = DomainEvent<'match.settled' | 'match.bookmarked' | 'members.connected' | 'members.disconnected'> | OfDeal

const isOfDeal = (event: Followed): event is OfDeal => event.type in hints

function pairOf(event: Followed): [one: string, other: string] {
  if (isOfDeal(event)) return [event.payload.member_id, event.payload.owner_id]
  const { type, payload } = event
  if (type === 'match.settled') return [payload.user_id, payload.matched_user_id]
  return type === 'match.bookmarked' ? [payload.user_id, payload.member_id] : [payload.by, payload.other_id]
}
