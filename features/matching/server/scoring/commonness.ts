import type { Database } from '#platform/server/database/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { memberGroups } from '#features/profiles/vocabulary.ts'
import { memberOf } from '../../engine/blank-member.ts'
import { commonnessOf, defaultCommunity } from '../../engine/commonness.ts'
import type { Commonness, Community } from '../../engine/member.ts'
import { addAllMembers } from '../members/keep-members.ts'
import { sampleMembers } from '../members/member-queries.ts'
import { invalidateMatchmaker } from './matchmaker.ts'
import { insertCommunity } from './scoring-queries.ts'

/** How many members of each group are sampled. */
const sampled = 2_000
/** A group with fewer members says too little about how common values are. */
const fewestOfGroup = 30

const jobName = 'matching.commonness'

/** Counts each night how common every value is, to know which ones are remarkable when shared. */
export const renewCommonness = ({ database }: Services): Job =>
  job({
    name: jobName,
    retries: 3,
    schedule: '50 2 * * *',
    async run() {
      await countCommonness(database)
    },
  })

const asked = new WeakSet<Database>()

/** Queues the first count of a community, once per process. */
export async function queueFirstCount({ database, jobs }: Services): Promise<void> {
  if (asked.has(database)) return
  asked.add(database)
  await jobs.queue(jobName, {})
}

/** @returns the new version */
export async function countCommonness(database: Database): Promise<number> {
  const groups = await Promise.all(
    memberGroups.map(async (group): Promise<[string, Commonness]> => {
      const members = await sampleMembers(database.kysely, group, sampled)
      return [
        group,
        members.length < fewestOfGroup ? defaultCommunity[group] : commonnessOf(members.map(({ facts }) => memberOf(group, facts))),
      ]
    }),
  )
  const version = await insertCommunity(database.kysely, Object.fromEntries(groups) as unknown as Community)
  invalidateMatchmaker(database)
  return version
}

/** Rebuilds matching's tables and rates, after members were added without sign-up. */
export async function rebuildMatching(database: Database): Promise<void> {
  await addAllMembers(database)
  await countCommonness(database)
}
