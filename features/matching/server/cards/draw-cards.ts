import { Refusal, problems } from '#platform/problems.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { MatchCard, ProfileHint } from '../../contract.ts'
import { draw } from '../../draw.ts'
import type { MatchMember } from '../../engine/member.ts'
import { reasonsOf } from '../../engine/reasons.ts'
import { pairKindOf, percentileOf } from '../../engine/reference.ts'
import { deckSize } from '../../limits.ts'
import { findCandidates } from '../candidates/candidates.ts'
import { knownMembers } from '../members/known-members.ts'
import { currentMatchmaker } from '../scoring/matchmaker.ts'
import { askForReferences } from '../scoring/references.ts'
import { presentCard } from './card-of.ts'
import { shownMembers, countShown, insertShown } from './card-queries.ts'

interface Wish {
  role: MemberGroup
  holding: readonly string[]
}

/** The next deck of a role for a member, the best first, and what their profile lacks. Whoever is in it counts as shown. */
export async function drawCards(
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
  const candidates = await findCandidates(reader, matchmaker, { viewerId: actor.id, viewer, group: role, holding })
  const reference = references[pairKindOf(viewer, { group: role })]
  const scored = candidates.map((candidate) => ({ ...candidate, score: percentileOf(reference, candidate.match) }))
  const drawn = draw(scored, deckSize)
  const ids = drawn.map(({ id }) => id)
  const [shown] = await Promise.all([
    shownMembers(reader, actor.id, ids),
    noteShown(database, actor.id, ids, configuration.matching.shownPerWeek),
  ])
  const rows = new Map(shown.map((row) => [row.id, row]))
  const items = drawn.flatMap(({ id, member, pair, score }) => {
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

/** What each type is found by, what helps most first. */
const telling: Readonly<Record<MemberGroup, readonly ProfileHint[]>> = {
  startup: ['industry', 'funding_stage', 'raising_amount', 'location', 'expertise_areas', 'bio', 'sdgs'],
  investor: ['investor_preferences', 'location', 'investment_criteria', 'sfdr_article', 'sdgs', 'expertise_areas', 'bio'],
  mentor: ['expertise_areas', 'industry', 'bio', 'location', 'sdgs'],
}
const most = 3

const lacks: Readonly<Record<ProfileHint, (member: MatchMember) => boolean>> = {
  industry: ({ traits }) => traits.industries.length === 0,
  bio: ({ traits }) => traits.words.length === 0,
  location: ({ traits }) => traits.country === null,
  funding_stage: ({ traits }) => traits.stage === null,
  raising_amount: ({ traits }) => traits.amount === null,
  expertise_areas: ({ traits }) => traits.labels.length === 0,
  sdgs: ({ traits }) => traits.goals.length === 0,
  sfdr_article: ({ traits }) => traits.sfdr === null,
  investment_criteria: ({ stated }) => stated.words.length === 0,
  investor_preferences: ({ stated }) =>
    Object.keys({ ...stated.stages, ...stated.industries, ...stated.countries, ...stated.regions }).length === 0,
}

/** What a member's profile lacks that would help most to be matched well. */
const hintsFor = (member: MatchMember): ProfileHint[] => telling[member.group].filter((hint) => lacks[hint](member)).slice(0, most)
