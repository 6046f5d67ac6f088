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

/** How many the database's light score lets through to a close look. */
const closeLooks = 240
/** With fewer than this to look at, the search is widened. */
const enough = 3 * deckSize
/** How many newcomers, and how many who wait for an answer, are looked at beside them. */
const besides = 24
const newFor = 14
/** Who was shown to fewer members than this is a newcomer too, however long ago they joined. */
const shownToFew = 5

/** So many are scored, in about a millisecond, before other requests have their turn. */
const withoutPause = 60

const day = 24 * 60 * 60 * 1000

export interface Candidate {
  id: string
  member: MatchMember
  pair: PairFacts
  /** The logarithm of the probability that both accept; of somebody who has accepted already, that the viewer does. */
  chance: number
  /** What is shown of it; null if too little is known. */
  score: number | null
  isNewcomer: boolean
  /** Whether they would like to connect with the viewer, who knows it. */
  isInterested: boolean
  /** Whether it is against what one of the two looks for. */
  isAgainst: boolean
}

interface Search {
  viewerId: string
  viewer: MatchMember
  group: MemberGroup
  holding: readonly string[]
}

/**
 * Whom a member may be shown: who would like to connect with them, then the likeliest matches, and last those who are against a wish. In three stages: the database lets those through who are worth a close look
 * (by index, and by a sum over bits); all that is known of these is fetched; and the engine scores each exactly.
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
    limit: closeLooks,
    newcomers: besides,
    newFor,
  }
  const [first, ...wider] = focusesOf(matchmaker.statistics, viewer, group, worth.slots)
  await othersFirst()
  let ids = await candidateIds(reader, { ...wanted, focus: first })
  for (const focus of wider) if (ids.length < enough) ids = await candidateIds(reader, { ...wanted, focus })
  return rank(matchmaker, viewer, group, await candidatesById(reader, { viewer: viewerId, ids }))
}

/** The exact stage, for as many as one likes. */
export async function rank(
  { community, weights }: Matchmaker,
  viewer: MatchMember,
  group: MemberGroup,
  rows: readonly CandidateRow[],
  now = new Date(),
): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  for (const [index, { user_id, facts, standing, mutual, joined_at, shown, interested }] of rows.entries()) {
    if (index % withoutPause === 0) await othersFirst()
    const member = memberOf(group, facts, standing ? knownOf(behaviourFrom(standing), now) : undefined)
    if (isRuledOut(viewer, member)) continue
    const pair = { mutual }
    const chance = interested
      ? logProbability(acceptance(viewer, member, pair, community, weights))
      : matchOf(viewer, member, pair, community, weights)
    const isNewcomer = shown < shownToFew || now.getTime() - joined_at.getTime() < newFor * day
    const { value: score, parts } = scoreOf(viewer, member, pair, community)
    const isAgainst = parts.some((part) => part.isAgainst)
    candidates.push({ id: user_id, member, pair, chance, score, isNewcomer, isInterested: interested, isAgainst })
  }
  return candidates.toSorted(byPlace)
}

/** In which order they are shown. */
export const byPlace = (a: Candidate, b: Candidate) =>
  Number(b.isInterested) - Number(a.isInterested) ||
  Number(a.isAgainst) - Number(b.isAgainst) ||
  b.chance - a.chance ||
  (a.id < b.id ? -1 : 1)

/** Times come as text where a row comes as JSON. */
const behaviourFrom = (row: NonNullable<CandidateRow['standing']>): Behaviour => ({
  ...row,
  faded_at: new Date(row.faded_at),
  accepted_at: row.accepted_at === null ? null : new Date(row.accepted_at),
})
