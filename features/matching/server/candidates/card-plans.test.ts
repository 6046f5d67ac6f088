import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { testDatabase } from '#testing/test-world.ts'
import { type Plan, explaining, nodesOf, rowsVisited } from '#testing/plans.ts'
import { findCandidates } from './candidates.ts'
import { rebuildMatching } from '../index.ts'
import { knownMembers } from '../members/known-members.ts'
import { type Matchmaker, currentMatchmaker } from '../scoring/matchmaker.ts'

const members = 9_000
const database = testDatabase()
let matchmaker: Matchmaker

/** Nearly all members are of one kind, from few countries and industries, so that little rules anybody out. */
beforeAll(async () => {
  const { kysely } = database
  await sql`
    insert into auth."user" (id, name, email) select gen_random_uuid(), n, 'member-' || n || '@example.org' from generate_series(1, ${members}::int) n`.execute(
    kysely,
  )
  await sql`
    insert into users (id, email, full_name, user_type, industry, funding_stage, country, expertise_areas, sdgs, bio, created_at, profile_completed)
    select id, email, 'Member ' || n, case n % 50 when 0 then 'mentor' when 1 then 'investor' else 'startup' end,
      (array['CleanTech', 'FinTech', 'SaaS', 'Biotech', 'EdTech'])[1 + n % 5], case when n % 50 > 1 then 'seed' end,
      (array['DE', 'FR', 'IT', 'ES', 'PL', 'IE', 'NL'])[1 + n % 7], array['Area ' || n % 40], array[1 + n % 17]::smallint[],
      'Builds thing' || n % 300, timestamptz '2024-01-01' + n * interval '5 minutes', true
    from (select id, email, name::int n from auth."user") account`.execute(kysely)
  await rebuildMatching(database)
  await sql`analyze`.execute(kysely)
  matchmaker = await currentMatchmaker(database)
})

async function plansFor(type: MemberGroup, role: MemberGroup, change = ''): Promise<Plan[]> {
  const { id } = await database.kysely
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', type)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const viewer = (await knownMembers(database.kysely, [id])).get(id)
  if (!viewer) throw new Error('the viewer was not found')
  const told =
    change === 'nothing'
      ? {
          ...viewer,
          traits: { ...viewer.traits, industries: [], labels: [], goals: [], words: [], country: null, city: null, regions: [] },
        }
      : viewer
  const { reader, plans } = explaining(database, 'auto')
  await findCandidates(reader, matchmaker, { viewerId: id, viewer: told, group: role, holding: [] })
  return plans
}

describe.each([
  ['mentor', ''],
  ['investor', ''],
  ['startup', ''],
  ['mentor', 'nothing'],
] as const)('the cards of a %s whose profile contains %s', (type, told) => {
  test('read part of a large group by index, and score a few hundred exactly', async () => {
    const plans = await plansFor(type, 'startup', told)
    expect(plans).toHaveLength(2)
    const [finding, fetching] = plans as [Plan, Plan]
    const scans = nodesOf(finding).map((node) => node['Index Name'])
    expect(scans.some((index) => index === 'match_members_terms' || index === 'match_members_lots')).toBe(true)
    expect(rowsVisited(finding)).toBeLessThan(members * 0.6)
    expect(rowsVisited(fetching)).toBeLessThan(2_500)
  })
})

test('a viewer who has decided about nearly all members is shown the remaining ones', async () => {
  const { kysely } = database
  const { id } = await kysely
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', 'mentor')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await sql`
    insert into matches (user_id, matched_user_id, match_score, status, settled_at)
    select ${id}, id, 50, 'rejected', now() from users where user_type = 'startup' and substr(full_name, 8)::int % 500 <> 77`.execute(
    kysely,
  )
  const viewer = (await knownMembers(kysely, [id])).get(id)
  if (!viewer) throw new Error('the viewer was not found')
  const found = await findCandidates(kysely, matchmaker, { viewerId: id, viewer, group: 'startup', holding: [] })
  expect(found).toHaveLength(members / 500)
})
