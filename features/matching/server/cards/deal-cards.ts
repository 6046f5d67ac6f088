import { Refusal, problems } from '#platform/problems.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { MatchCard, ProfileHint } from '../../contract.ts'
import { pairKindOf, percentileOf } from '../../engine/reference.ts'
import { reasonsOf } from '../../engine/reasons.ts'
import { deckSize } from '../../limits.ts'
import { findCandidates } from '../candidates/candidates.ts'
import { shownMembers } from './card-queries.ts'
import { deal } from '../../deal.ts'
import { countShown, insertShown } from '../members/exposure-queries.ts'
import { hintsFor } from './hints.ts'
import { knownMembers } from '../members/known-members.ts'
import { currentMatchmaker } from '../scoring/matchmaker.ts'
import { presentCard } from './present-card.ts'
import { askForReferences } from '../scoring/references.ts'

interface Wish {
  role: MemberGroup
  holding: readonly string[]
}

/** The next deck of a role for a member, the best first, and what their profile lacks. Whoever is in it counts as shown. */
export async function dealCards(
  services: Services,
  actor: Actor,
  { role, holding }: Wish,
): Promise<{ items: MatchCard[]; hints: ProfileHint[] }> {
  const { database, configuration } = services
  const reader = database.kysely
  const [matchmaker, known] = await Promise.all([currentMatchmaker(database), knownMembers(reader, [actor.id])])
  const viewer = known.get(actor.id)
  if (!viewer) throw new Refusal(problems.notFound)
  if (matchmaker.isProvisional) await askForReferences(services)

  const { community, weights, references } = matchmaker
  const candidates = await findCandidates(reader, { viewerId: actor.id, viewer, group: role, holding }, matchmaker)
  const reference = references[pairKindOf(viewer, { group: role })]
  const scored = candidates.map((candidate) => ({ ...candidate, score: percentileOf(reference, candidate.match) }))
  const dealt = deal(scored, deckSize)
  const ids = dealt.map(({ id }) => id)
  const [shown] = await Promise.all([
    shownMembers(reader, actor.id, ids),
    noteShown(database, actor.id, ids, configuration.matching.shownPerWeek),
  ])
  const rows = new Map(shown.map((row) => [row.id, row]))
  const items = dealt.flatMap(({ id, member, pair, score }) => {
    const row = rows.get(id)
    return row ? [presentCard(row, { score, reasons: reasonsOf(viewer, member, pair, community, weights) })] : []
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
