import type { Reader } from '#platform/server/database/index.ts'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'
import { asTold } from '../../engine/as-told.ts'
import { memberOf } from '../../engine/blank-member.ts'
import { evidenceOf } from '../../engine/evidence.ts'
import { directionOf } from '../../engine/match.ts'
import type { Community, MatchMember } from '../../engine/member.ts'
import type { Example } from '../../engine/refit.ts'
import type { MatchFacts } from '../card-tables.ts'
import { type Behaviour, afterDecisionAbout, afterConnection, afterDecision, knownOf, noBehaviour } from '../members/behaviour.ts'
import { factsOfMembers } from '../members/member-queries.ts'
import { type SettledDecision, settledDecisions } from './learning-queries.ts'

/** The maximum number of decisions to learn from, the latest ones. */
const maxDecisions = 100_000
const inStatement = 2_000

/**
 * The community's decisions as training examples, each with the evidence at that time: what earlier decisions had shown about both, and
 * their mutual connections then. Profiles are taken in their current state.
 */
export async function pastDecisions(reader: Reader, community: Community): Promise<Example[]> {
  const decisions = await settledDecisions(reader, maxDecisions)
  const facts = await factsOfAll(reader, [...new Set(decisions.flatMap(({ user_id, matched_user_id }) => [user_id, matched_user_id]))])
  const history = new History(facts)
  return decisions.flatMap((decision) => {
    const { user_id, matched_user_id, status, at } = decision
    const decider = history.memberAt(user_id, at)
    const other = history.memberAt(matched_user_id, at)
    const pair = { mutual: history.mutual(user_id, matched_user_id) }
    history.add(decision)
    if (!decider || !other) return []
    // Limited to what the decider could know, as in the ranking.
    const evidence = evidenceOf(decider, asTold(other), pair, community)
    return [{ direction: directionOf(decider, other), evidence, accepted: status === 'accepted' }]
  })
}

type KnownFacts = Map<string, { group: string; facts: MatchFacts }>

async function factsOfAll(reader: Reader, ids: readonly string[]): Promise<KnownFacts> {
  const facts: KnownFacts = new Map()
  for (let from = 0; from < ids.length; from += inStatement) {
    for (const [id, known] of await factsOfMembers(reader, ids.slice(from, from + inStatement))) facts.set(id, known)
  }
  return facts
}

/** What was known about all members after each decision. */
class History {
  readonly #facts: KnownFacts
  readonly #behaviours = new Map<string, Behaviour>()
  readonly #accepts = new Set<string>()
  readonly #connections = new Map<string, Set<string>>()

  constructor(facts: KnownFacts) {
    this.#facts = facts
  }

  /** Undefined for former members. */
  memberAt(id: string, at: Date): MatchMember | undefined {
    const known = this.#facts.get(id)
    const group: MemberGroup | undefined = memberGroups.find((each) => each === known?.group)
    if (!known || !group) return undefined
    const behaviour = this.#behaviours.get(id)
    return memberOf(group, known.facts, behaviour && knownOf(behaviour, at))
  }

  mutual(one: string, other: string): number {
    const theirs = this.#connections.get(other)
    return [...(this.#connections.get(one) ?? [])].filter((id) => theirs?.has(id)).length
  }

  add({ user_id, matched_user_id, status, at }: SettledDecision): void {
    const verdict = { status, before: null, at }
    const change = (id: string, to: (behaviour: Behaviour) => Behaviour) =>
      this.#behaviours.set(id, to(this.#behaviours.get(id) ?? noBehaviour(at)))
    change(user_id, (behaviour) => afterDecision(behaviour, this.#facts.get(matched_user_id)?.facts.traits, verdict))
    change(matched_user_id, (behaviour) => afterDecisionAbout(behaviour, verdict))
    if (status === 'rejected') return
    this.#accepts.add(`${user_id} ${matched_user_id}`)
    if (!this.#accepts.has(`${matched_user_id} ${user_id}`)) return
    for (const [one, other] of [[user_id, matched_user_id] as const, [matched_user_id, user_id] as const]) {
      change(one, (behaviour) => afterConnection(behaviour, 1))
      this.#connections.set(one, (this.#connections.get(one) ?? new Set()).add(other))
    }
  }
}
