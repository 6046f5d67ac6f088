import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Database } from '#platform/server/database/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'
import { memberOf } from '../../engine/blank-member.ts'
import { commonnessOf, defaultCommunity } from '../../engine/commonness.ts'
import { isRuledOut } from '../../engine/gates.ts'
import { matchOf } from '../../engine/match.ts'
import type { Community, MatchMember } from '../../engine/member.ts'
import { type PairKind, type Reference, pairKindOf, referenceOf } from '../../engine/reference.ts'
import type { Weights } from '../../engine/weights.ts'
import { knownOf } from '../members/behaviour.ts'
import { enterAllMembers } from '../members/keep-members.ts'
import { behavioursOf, sampleMembers } from '../members/member-queries.ts'
import { forgetMatchmaker, loadMatchmaker } from './matchmaker.ts'
import { insertReferences } from './scoring-queries.ts'

/** How many members of each group, and how many pairs of each kind, are sampled. */
const sampled = { members: 2_000, pairs: 4_000 }
/** Fewer members of a group say too little of how common things are. */
const fewestOfGroup = 30
/** With fewer members of both groups, scores are compared to the engine's default. */
const fewestForReference = 200
/** How many pairs are sampled for each one that may be matched at all, at most. */
const triesForEach = 5

const jobName = 'matching.references'

/** Samples the members anew that all are compared to, each night, so that a score keeps its meaning as the community changes. */
export const renewReferences = ({ database }: Services): Job =>
  job({
    name: jobName,
    retries: 3,
    schedule: '50 2 * * *',
    async run() {
      await makeReferences(database)
    },
  })

const asked = new WeakSet<Database>()

/** Queues the job that makes the first references of a community, once a process. */
export async function askForReferences({ database, jobs }: Services): Promise<void> {
  if (asked.has(database)) return
  asked.add(database)
  await jobs.queue(jobName, {})
}

/**
 * Stores the scores of random pairs that are not ruled out, as 101 quantiles for each kind, and how common everything is.
 * @returns the new version, and for how many kinds there were members enough
 */
export async function makeReferences(database: Database): Promise<{ version: number; kinds: number }> {
  const { weights } = await loadMatchmaker(database.kysely)
  const members = await sampleGroups(database)
  const community = Object.fromEntries(
    memberGroups.map((group) => {
      const ofGroup = members[group]
      return [group, ofGroup.length >= fewestOfGroup ? commonnessOf(ofGroup) : defaultCommunity[group]]
    }),
  ) as unknown as Community
  const quantiles: Partial<Record<PairKind, Reference>> = {}
  for (const [index, one] of memberGroups.entries()) {
    for (const other of memberGroups.slice(index)) {
      const both = one === other ? members[one].length : members[one].length + members[other].length
      if (both < fewestForReference) continue
      const matches = await matchesOfPairs(members[one], members[other], community, weights)
      if (matches.length >= fewestForReference) quantiles[pairKindOf({ group: one }, { group: other })] = referenceOf(matches)
    }
  }
  const version = await insertReferences(database.kysely, { weightsVersion: weights.version, quantiles, community })
  forgetMatchmaker(database)
  return { version, kinds: Object.keys(quantiles).length }
}

async function sampleGroups({ kysely }: Database): Promise<Record<MemberGroup, MatchMember[]>> {
  const members: Record<MemberGroup, MatchMember[]> = { startup: [], investor: [], mentor: [] }
  const now = new Date()
  for (const group of memberGroups) {
    const rows = await sampleMembers(kysely, group, sampled.members)
    const behaviours = await behavioursOf(
      kysely,
      rows.map(({ user_id }) => user_id),
    )
    members[group] = rows.map(({ user_id, facts }) => {
      const behaviour = behaviours.get(user_id)
      return memberOf(group, facts, behaviour && knownOf(behaviour, now))
    })
  }
  return members
}

/** Of random pairs; now and then the event loop is left to others. */
async function matchesOfPairs(
  ones: readonly MatchMember[],
  others: readonly MatchMember[],
  community: Community,
  weights: Weights,
): Promise<number[]> {
  const matches: number[] = []
  for (let tries = 0; matches.length < sampled.pairs && tries < triesForEach * sampled.pairs; tries++) {
    if (tries % 200 === 199) await yieldToOthers()
    const one = ones[Math.floor(Math.random() * ones.length)]
    const other = others[Math.floor(Math.random() * others.length)]
    if (!one || !other || one === other || isRuledOut(one, other)) continue
    matches.push(matchOf(one, other, { mutual: 0 }, community, weights))
  }
  return matches
}

/** Makes anew what matching keeps of the members, and what scores are compared to, after members came in by other ways than joining. */
export async function rebuildMatching(database: Database): Promise<void> {
  await enterAllMembers(database)
  await makeReferences(database)
}
