import type { Database } from '#platform/server/database/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { memberGroups } from '#features/profiles/vocabulary.ts'
import { memberOf } from '../../engine/blank-member.ts'
import { commonnessOf, defaultCommunity } from '../../engine/commonness.ts'
import type { Commonness, Community } from '../../engine/member.ts'
import { enterAllMembers } from '../members/keep-members.ts'
import { sampleMembers } from '../members/member-queries.ts'
import { forgetMatchmaker } from './matchmaker.ts'
import { insertCommunity } from './scoring-queries.ts'

/** How many members of each group are looked at. */
const sampled = 2_000
/** Fewer members of a group say too little of how common things are. */
const fewestOfGroup = 30

const jobName = 'matching.commonness'

/** Counts anew each night how common everything is that members say, to tell what is remarkable about having it in common. */
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

/** Queues the job that counts a community for the first time, once a process. */
export async function askForCommonness({ database, jobs }: Services): Promise<void> {
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
  forgetMatchmaker(database)
  return version
}

/** Makes anew what matching keeps of the members, and how common everything is, after members came in by other ways than joining. */
export async function rebuildMatching(database: Database): Promise<void> {
  await enterAllMembers(database)
  await countCommonness(database)
}
