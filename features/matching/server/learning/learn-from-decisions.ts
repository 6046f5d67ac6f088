import { type DomainEvent, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { memberGroups } from '#features/profiles/vocabulary.ts'
import { memberOf, nothingTold } from '../../engine/blank-member.ts'
import { acceptance } from '../../engine/match.ts'
import type { MatchMember } from '../../engine/member.ts'
import {
  type Behaviour,
  havingBeenDecidedOn,
  havingBookmarked,
  havingConnected,
  havingDecided,
  knownOf,
  noBehaviour,
} from '../members/behaviour.ts'
import { behavioursOf, factsOfMembers } from '../members/member-queries.ts'
import { type Matchmaker, matchmakerWithin } from '../scoring/matchmaker.ts'
import { countInterests, putBehaviours, putPulls } from './learning-queries.ts'

/** Learns once from each settled decision, bookmark and connection: whom the one looks for, and how others decide on the other. */
export const learnFromDecisions = ({ configuration, database }: Services) =>
  reaction({
    name: 'matching.learnFromDecisions',
    on: ['match.settled', 'match.bookmarked', 'members.connected', 'members.disconnected'],
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
          change(one, at, (behaviour) => havingDecided(behaviour, facts.get(other)?.facts.traits, verdict))
          change(other, at, (behaviour) => havingBeenDecidedOn(behaviour, verdict))
        } else if (event.type === 'match.bookmarked') {
          change(one, at, (behaviour) => havingBookmarked(behaviour, facts.get(other)?.facts.traits, event.payload.is_bookmarked))
        } else {
          const by = event.type === 'members.connected' ? 1 : -1
          for (const id of [one, other]) change(id, at, (behaviour) => havingConnected(behaviour, by))
        }
      }
      await putBehaviours(tx, learnt)
      const matchmaker = await matchmakerWithin(tx, database)
      const now = new Date()
      await putPulls(tx, new Map([...learnt].map(([id, behaviour]) => [id, pullOf(matchmaker, facts.get(id)?.group, behaviour, now)])))
      await countInterests(tx, ids, configuration.matching.interestsPerWeek)
    },
  })

type Followed = DomainEvent<'match.settled' | 'match.bookmarked' | 'members.connected' | 'members.disconnected'>

function pairOf({ type, payload }: Followed): [one: string, other: string] {
  if (type === 'match.settled') return [payload.user_id, payload.matched_user_id]
  return type === 'match.bookmarked' ? [payload.user_id, payload.member_id] : [payload.by, payload.other_id]
}

/**
 * What a member's standing adds to a match with somebody of whom nothing is known, on the average of the groups: it is the same for every
 * viewer, so that finding candidates needs to look at nothing else of it.
 */
function pullOf({ community, weights }: Matchmaker, group: string | undefined, behaviour: Behaviour, now: Date): number {
  const own = memberGroups.find((each) => each === group)
  if (!own) return 0
  const alone = { mutual: 0 }
  const both = (one: MatchMember, other: MatchMember) =>
    acceptance(one, other, alone, community, weights) + acceptance(other, one, alone, community, weights)
  const member = memberOf(own, nothingTold, knownOf(behaviour, now))
  const unknown = memberOf(own)
  const pulls = memberGroups.map((each) => both(memberOf(each), member) - both(memberOf(each), unknown))
  return pulls.reduce((sum, pull) => sum + pull, 0) / pulls.length
}
