import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Reader } from '#platform/server/database/index.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { memberOf } from '../../engine/blank-member.ts'
import { isRuledOut } from '../../engine/gates.ts'
import { acceptance, logProbability, matchOf } from '../../engine/match.ts'
import type { MatchMember, PairFacts } from '../../engine/member.ts'
import { scoreOf } from '../../engine/score.ts'
import { deckSize } from '../../limits.ts'
import { type Behaviour, knownOf } from '../members/behaviour.ts'
import { gateOf, queryOf } from '../members/terms.ts'
import type { Matchmaker } from '../scoring/matchmaker.ts'
import { type CandidateRow, candidateIds, candidatesById } from './candidate-queries.ts'
import { focusesOf } from './focus.ts'
import { masksOf, worthOfSlots } from './weigh-slots.ts'

/** How many candidates of the database's rough score are scored exactly. */
const maxCandidates = 240
/** With fewer candidates than this, the search is widened. */
const enough = 3 * deckSize
/** How many newcomers, and how many interested members, are added. */
const extraCandidates = 24
const newFor = 14
/** Members shown to fewer others than this count as newcomers too. */
const shownToFew = 5

/** How many members are scored, in about a millisecond, before other requests get their turn. */
const scoredPerTurn = 60

const day = 24 * 60 * 60 * 1000

export interface Candidate {
  id: string
  member: MatchMember
  pair: PairFacts
  /** The logarithm of the probability that both accept; if the other has accepted already, that the viewer does. */
  chance: number
  /** The displayed score; null if too little is known. */
  score: number | null
  isNewcomer: boolean
  /** Whether they want to connect with the viewer, and the viewer knows it. */
  isInterested: boolean
  /** Whether a criterion of one of the two is missed. */
  isAgainst: boolean
  /** The company that the candidate is a founder of. */
  company: string | null
}

interface Search {
  viewerId: string
  viewer: MatchMember
  group: MemberGroup
  holding: readonly string[]
}

/**
 * Members to show to a viewer: those who want to connect with them, then the likeliest matches, and last those who miss a criterion.
 * Three stages: the database selects candidates (by index, and by a sum over bits), their data are fetched, and the engine scores them.
 */
export async function findCandidates(reader: Reader, matchmaker: Matchmaker, search: Search): Promise<Candidate[]> {
  const { viewerId, viewer, group, holding } = search
  const worth = worthOfSlots(matchmaker, viewer, group)
  const wanted = {
    viewer: viewerId,
    group,
    gate: queryOf(gateOf(viewer, group)),
    holding,
    masks: masksOf(worth.slots),
    pull: worth.pull,
    limit: maxCandidates,
    newcomers: extraCandidates,
    newFor,
  }
  const [first, ...wider] = focusesOf(matchmaker.statistics, viewer, group, worth.slots)
  await othersFirst()
  let ids = await candidateIds(reader, { ...wanted, focus: first })
  for (const focus of wider) if (ids.length < enough) ids = await candidateIds(reader, { ...wanted, focus })
  return rank(matchmaker, viewer, group, await candidatesById(reader, { viewer: viewerId, ids }))
}

/** The exact stage, for any number of candidates. */
export async function rank(
  { community, weights }: Matchmaker,
  viewer: MatchMember,
  group: MemberGroup,
  rows: readonly CandidateRow[],
  now = new Date(),
): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  for (const [index, { user_id, organisation_id, facts, standing, mutual, joined_at, shown, interested }] of rows.entries()) {
    if (index % scoredPerTurn === 0) await othersFirst()
    const member = memberOf(group, facts, standing ? knownOf(behaviourFrom(standing), now) : undefined)
    if (isRuledOut(viewer, member)) continue
    const pair = { mutual }
    const chance = interested
      ? logProbability(acceptance(viewer, member, pair, community, weights))
      : matchOf(viewer, member, pair, community, weights)
    const isNewcomer = shown < shownToFew || now.getTime() - joined_at.getTime() < newFor * day
    const { value: score, parts } = scoreOf(viewer, member, pair, community)
    const isAgainst = parts.some((part) => part.isAgainst)
    candidates.push({
      id: user_id,
      member,
      pair,
      chance,
      score,
      isNewcomer,
      isInterested: interested,
      isAgainst,
      company: group === 'startup' ? organisation_id : null,
    })
  }
  return onePerCompany(candidates.toSorted(byPlace))
}

/** Without further founders of a company that is there already, except those who wait for the viewer's answer. */
function onePerCompany(candidates: readonly Candidate[]): Candidate[] {
  const companies = new Set<string>()
  return candidates.filter(({ company, isInterested }) => {
    if (company === null) return true
    const isFirst = !companies.has(company)
    companies.add(company)
    return isFirst || isInterested
  })
}

/** The order in which candidates are shown. */
export const byPlace = (a: Candidate, b: Candidate) =>
  Number(b.isInterested) - Number(a.isInterested) ||
  Number(a.isAgainst) - Number(b.isAgainst) ||
  b.chance - a.chance ||
  (a.id < b.id ? -1 : 1)

/** Times are strings where a row is JSON. */
const behaviourFrom = (row: NonNullable<CandidateRow['standing']>): Behaviour => ({
  ...row,
  faded_at: new Date(row.faded_at),
  accepted_at: row.accepted_at === null ? null : new Date(row.accepted_at),
})
