import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillCommunity } from '#demo/fill.ts'
import { generateMembers } from '#demo/members.ts'
import { testDatabase } from '#testing/test-world.ts'
import { rankEverybody } from '#testing/full-ranking.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'
import { deckSize } from '../../limits.ts'
import { findCandidates } from './candidates.ts'
import { rebuildMatching } from '../index.ts'
import { knownMembers } from '../members/known-members.ts'
import { type Matchmaker, currentMatchmaker } from '../scoring/matchmaker.ts'

const members = 2_000
const database = testDatabase()
let matchmaker: Matchmaker
beforeAll(async () => {
  const files = fileStore(readConfiguration({ DATA_DIR: '/nowhere' }))
  await fillCommunity(database, files, generateMembers(members, 3, { withAccounts: false }), { passwordHash: 'nobody signs in' })
  await rebuildMatching(database)
  matchmaker = await currentMatchmaker(database)
})

/** Some members of each type, including some with incomplete profiles. */
async function viewersOf(group: MemberGroup, count: number) {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from match_members where member_group = ${group} order by user_id limit ${count}`.execute(database.kysely)
  const known = await knownMembers(
    database.kysely,
    rows.map(({ id }) => id),
  )
  return [...known].map(([viewerId, viewer]) => ({ viewerId, viewer }))
}

describe.each(memberGroups)('for a member of the group %s', (own) => {
  test.each(memberGroups)('the best ten of %s match a complete ranking of all members', async (group) => {
    let same = 0
    let all = 0
    for (const each of await viewersOf(own, 4)) {
      const search = { ...each, group, holding: [] }
      const found = await findCandidates(database.kysely, matchmaker, search)
      const ten = new Set(found.slice(0, deckSize).map(({ id }) => id))
      const best = await rankEverybody(database.kysely, search, matchmaker, deckSize)
      same += best.filter(({ id }) => ten.has(id)).length
      all += best.length
      expect(found.map(({ id }) => id)).not.toContain(each.viewerId)
    }
    expect(all).toBeGreaterThan(0)
    expect(same / all).toBeGreaterThanOrEqual(0.9)
  })
})
