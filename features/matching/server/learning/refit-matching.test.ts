import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillCommunity } from '#demo/fill.ts'
import { generateMembers } from '#demo/members.ts'
import { shippedWeights } from '../../engine/weights.ts'
import { rebuildMatching } from '../index.ts'
import { currentMatchmaker } from '../scoring/matchmaker.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
beforeAll(async () => {
  const { database, files } = world.services
  await fillCommunity(database, files, generateMembers(400, 7, { withAccounts: false }), { passwordHash: 'nobody signs in' })
  await rebuildMatching(database)
})

const refit = (...words: string[]) => world.command('refit-matching', ...words)
const versionInUse = async () => (await currentMatchmaker(world.services.database)).weights.version

/** Investors who care only about goals: they accept startups with an even one, and no others. */
const decide = () =>
  sql`
    insert into matches (user_id, matched_user_id, match_score, status, created_at, settled_at)
    select i.id, s.id, 50, case when s.sdgs && i.sdgs then 'accepted' else 'rejected' end, at, at
    from (select id, sdgs from users where user_type = 'investor' and profile_completed order by id limit 40) i,
      (select id, sdgs, row_number() over (order by id) n from users where user_type = 'startup' and profile_completed order by id limit 20) s,
      lateral (select now() - s.n * interval '1 day' as at) times`.execute(world.services.database.kysely)

test('with too few decisions nothing is learned, as reported', async () => {
  expect(await refit()).toBe('Too few decisions to learn from: 0 decisions, 0 of them accepts. The weights are unchanged.')
  expect(await versionInUse()).toBe(shippedWeights.version)
})

describe('from its own decisions', () => {
  beforeAll(() => decide())

  test('a community learns which evidence counts', async () => {
    expect(await refit('--dry-run')).toMatch(/800 decisions[^]*investor>startup: 800 decisions; [^]*Dry run: the weights are unchanged\.$/)
    expect(await versionInUse()).toBe(shippedWeights.version)
    const before = await currentMatchmaker(world.services.database)
    expect(await refit()).toMatch(/investor>startup: 800 decisions; [^]*Version learned-.* of the weights is now in use/)
    const after = await currentMatchmaker(world.services.database)
    expect(after.weights.version).toMatch(/^learned-/)
    const goals = ({ weights }: typeof before) => weights.directions['investor>startup'].evidence.goals
    expect(goals(after)).toBeGreaterThan(goals(before))
    expect(after.weights.directions['mentor>startup']).toEqual(before.weights.directions['mentor>startup'])
  })

  test('an operator returns to the default weights, and back again', async () => {
    const learned = await versionInUse()
    expect(await refit('--use', shippedWeights.version)).toContain(`Version ${shippedWeights.version} of the weights is now in use`)
    expect(await versionInUse()).toBe(shippedWeights.version)
    expect(await refit('--list')).toMatch(/default {2}in use\nlearned-.* {2}from 800 decisions$/)
    await refit('--use', learned)
    expect(await versionInUse()).toBe(learned)
    await expect(refit('--use', 'nonsense')).rejects.toThrow('Unknown version of the weights: nonsense.')
    expect(await versionInUse()).toBe(learned)
  })

  test.each([[['--what']], [['--use']], [['--use', 'a', 'b']], [['--dry-run', 'x']]])('%j prints the usage', async (words) => {
    await expect(refit(...words)).rejects.toThrow('npm run admin -- refit-matching --dry-run')
  })
})
