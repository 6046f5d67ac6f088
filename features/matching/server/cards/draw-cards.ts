import type { Language } from '#platform/language.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { chosenByBoth } from '#features/fields/server/index.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { namesInCommon } from '#features/relations/server/index.ts'
import type { MatchCard, ProfileHint } from '../../contract.ts'
import { draw } from '../../draw.ts'
import { deckSize } from '../../limits.ts'
import { findCandidates } from '../candidates/candidates.ts'
import { knownViewer } from '../members/known-members.ts'
import { queueFirstCount } from '../scoring/commonness.ts'
import { currentMatchmaker } from '../scoring/matchmaker.ts'
import { presentCard } from './card-of.ts'
import { evidencedGoals } from './evidenced-goals.ts'
import type { EventsInCommon } from './events-in-common.ts'
import type { JudgedMeetings } from './judged-meetings.ts'
import { foundersBeside } from './founders-beside.ts'
import { hintsFor } from './hints.ts'
import { matchWith } from './match-with.ts'
import { shownMembers, countShown, insertShown } from './card-queries.ts'

interface Wish {
  role: MemberGroup
  holding: readonly string[]
  /** The viewer's. */
  language: Language
}

/**
 * The next deck of a role for a member, the best first, and the fields missing in their profile. Its members count as shown. A member with
 * an
 * incomplete profile gets no cards: there is too little to match them by.
 */
export async function drawCards(
  services: Services,
  actor: Actor,
  { role, holding, language }: Wish,
  { eventsInCommon, judgedMeetings }: { eventsInCommon: EventsInCommon; judgedMeetings: JudgedMeetings },
): Promise<{ items: MatchCard[]; hints: ProfileHint[] }> {
  const { database, configuration } = services
  const reader = database.kysely
  const [matchmaker, judged] = await Promise.all([currentMatchmaker(database), judgedMeetings(reader, actor.id)])
  const known = await knownViewer(reader, actor.id, judged)
  if (!known) throw new Refusal(problems.notFound)
  const { viewer, saysEnough } = known
  if (!saysEnough) return { items: [], hints: hintsFor(viewer) }
  if (matchmaker.isProvisional) await queueFirstCount(services)

  const candidates = await findCandidates(reader, matchmaker, { viewerId: actor.id, viewer, group: role, holding })
  const drawn = draw(candidates, deckSize)
  const ids = drawn.map(({ id }) => id)
  const [shown, names, events, founders, evidence, chosen] = await Promise.all([
    shownMembers(reader, { viewer: actor.id, ids }),
    namesInCommon(reader, actor.id, ids),
    eventsInCommon(reader, actor.id, ids),
    foundersBeside(reader, actor.id, ids),
    evidencedGoals(reader, [actor.id, ...ids]),
    chosenByBoth(reader, { memberId: actor.id, others: ids, language }),
    noteShown(database, actor.id, ids, configuration.matching.shownPerWeek),
  ])
  const rows = new Map(shown.map((row) => [row.id, row]))
  const pairWith = (id: string) => ({
    names: names.get(id),
    event: events.get(id),
    evidenced: evidence.get(id) ?? evidence.get(actor.id),
    chosen: chosen.get(id),
  })
  const items = drawn.flatMap(({ id, member, pair }) => {
    const row = rows.get(id)
    return row ? [presentCard(row, founders, matchWith(viewer, member, { ...pair, ...pairWith(id) }, matchmaker.community))] : []
  })
  return { items, hints: hintsFor(viewer) }
}

async function noteShown(database: Database, viewer: string, members: readonly string[], budget: number): Promise<void> {
  if (members.length === 0) return
  await database.transaction(async (tx) => {
    const seenFirst = await insertShown(tx, viewer, members)
    if (seenFirst.length > 0) await countShown(tx, seenFirst, budget)
  })
}
