import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { MemberRole, UserType } from '#platform/members.ts'
import { dealOf, post } from '#testing/deals.ts'
import { aMinutePasses, accept, reject } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { changeRole } from '#features/members/server/index.ts'
import type { Cell } from '../cells.ts'
import { figureTables } from '../contract.ts'
import { takeFigures } from './take-figures.ts'

const world = testWorld()
const db = () => world.services.database.kysely
/** A day on which the current week, month and quarter are over. */
const afterwards = new Date(Date.now() + 100 * 24 * 60 * 60_000)

async function memberWith(full_name: string, role: MemberRole): Promise<Person> {
  const person = await memberNamed(world, full_name)
  await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
  world.server.accounts.forgetActors()
  return person
}

/** As the nightly job does, at a given time. */
const take = (at = afterwards) =>
  takeFigures(
    world.services.database,
    world.server.rooms.flatMap(({ funnel = [] }) => funnel),
    at,
  )

/** As if the figures had not been taken yet. */
const untaken = () => sql`delete from figure_snapshots`.execute(db())
beforeEach(untaken)

/** All that an operator can get. */
async function allFiguresFor(operator: Person): Promise<unknown> {
  const csvs = []
  for (const table of figureTables) csvs.push((await operator.call.figures.csv({ table })).csv.split('\r\n').map((line) => line.split(',')))
  return [await operator.call.figures.read(), await operator.call.figures.summary(), csvs]
}

/** So many members with a complete profile. @returns their ids */
async function settle(count: number, user_type: UserType, industry: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into auth."user" (id, name, email)
      select gen_random_uuid(), 'Settler', gen_random_uuid() || '@example.org' from generate_series(1, ${count}::int) returning id, email
    )
    insert into users (id, email, full_name, user_type, industry, funding_stage, profile_completed)
    select id, email, 'Settler', ${user_type}, ${industry}, 'seed', true from made returning id`.execute(db())
  return rows.map(({ id }) => id)
}

/** So many of them have shown interest in another. */
async function interested(ids: readonly string[], other: string): Promise<void> {
  await sql`
    insert into matches (user_id, matched_user_id, match_score, status, settled_at)
    select id, ${other}::uuid, 50, 'accepted', now() from unnest(${ids}::uuid[]) id`.execute(db())
}

async function invested(ids: readonly string[], deal: string): Promise<void> {
  await sql`
    insert into deal_interactions (deal_id, investor_id, action_type) select ${deal}::uuid, id, 'invested' from unnest(${ids}::uuid[]) id`.execute(
    db(),
  )
}

interface Difference {
  path: string
  before: unknown
  after: unknown
}

function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (before === null || after === null || typeof before !== 'object' || typeof after !== 'object')
    return before === after ? [] : [{ path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    differences((before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key], `${path}/${key}`),
  )
}

test('without members there are no figures, and with one there is no number about them', async () => {
  const operator = await memberWith('Olga Alone', 'admin')
  expect(await operator.call.figures.read()).toEqual({ weeks: [], months: [], journey: null })
  expect(await operator.call.figures.summary()).toEqual({ joined: null, active: null })
  await take()
  const { months, weeks, journey } = await operator.call.figures.read()
  expect(months.filter(({ joined }) => joined !== 0).map(({ joined }) => joined)).toEqual(['few'])
  expect(weeks.filter(({ joined }) => joined !== 0).map(({ joined }) => joined)).toEqual(['few'])
  expect(journey?.funnels.at(-1)?.joined === 'few' || journey?.funnels.at(-1)?.joined === 0).toBe(true)
  const shown = new Set(journey?.funnels.flatMap(({ steps }) => steps.map(({ members, median_days }) => `${members} ${median_days}`)))
  expect([...shown]).toEqual(['hidden null'])
})

test('nothing can be learned from what one member decides, by comparing everything before and after', async () => {
  const operator = await memberWith('Otto Adversary', 'admin')
  const founder = await memberNamed(world, 'Fay Founder')
  const investor = await world.join({ full_name: 'Ivo Investor', user_type: 'investor' })
  for (const person of [founder, investor]) await person.call.profiles.save(profileOf(person))
  const other = await memberNamed(world, 'Bo Blocked')
  await world.settled()
  const deal = await post(founder, dealOf(founder))
  const investors = await settle(14, 'investor', 'CleanTech')
  await settle(13, 'startup', 'CleanTech')
  // One more act reaches the next step of the rounding, or the smallest number that is shown.
  await interested(investors.slice(0, 7), founder.id)
  await invested(investors.slice(0, 3), deal)
  await world.settled()

  const lookAgain = async () => {
    await untaken()
    await take()
    return allFiguresFor(operator)
  }
  let before = await lookAgain()
  const seenAfter = async (act: () => Promise<unknown>) => {
    await act()
    await aMinutePasses(world)
    const after = await lookAgain()
    const seen = differences(before, after)
    before = after
    return seen
  }

  expect(await seenAfter(() => reject(founder, investor)), 'a pass').toEqual([])
  expect(await seenAfter(() => investor.call.relations.block({ id: other.id })), 'a block').toEqual([])

  const afterInterest = await seenAfter(() => accept(investor, founder))
  const afterInvestment = await seenAfter(() => investor.call.deals.tellInvestment({ id: deal }))
  const seen = [...afterInterest, ...afterInvestment]
  // A step of five in a group of at least ten: somebody did something. A median appears together with the ten beside it.
  const isMedian = ({ path, before: was }: Difference) => path.endsWith('median_days') || was === ''
  expect(seen.filter(isMedian).map(({ before: was }) => was ?? '')).toEqual(seen.filter(isMedian).map(() => ''))
  for (const { path, before: was, after: is } of seen.filter((difference) => !isMedian(difference))) {
    const [from = 0, to = 0] = [was, is].map((cell) => (cell === 'few' || cell === 'fewer than 5' ? 0 : Number(cell)))
    expect([path, from % 5, to - from]).toEqual([path, 0, 5])
  }
  expect(afterInterest.length, 'the test can see a difference').toBeGreaterThan(0)
})

test('figures that were taken stay as they are', async () => {
  const operator = await memberWith('Ophelia Waits', 'admin')
  await take()
  const before = await allFiguresFor(operator)
  await settle(30, 'mentor', 'Energy')
  await take()
  expect(await allFiguresFor(operator)).toEqual(before)
})

test('the figures tell who joined, what they did after it, and what is missing', async () => {
  const operator = await memberWith('Nia Numbers', 'admin')
  const founders = await settle(18, 'startup', 'Agriculture')
  const investors = await settle(11, 'investor', 'FinTech')
  const since = new Date(Date.UTC(2030, 0, 10))
  await sql`update users set created_at = ${since} where id = any(${[...founders, ...investors]}::uuid[])`.execute(db())
  const days = (count: number) => new Date(since.getTime() + count * 24 * 60 * 60_000)
  await sql`
    insert into connections (member_a, member_b, created_at)
    select least(f, i), greatest(f, i), ${days(12)} from unnest(${founders.slice(0, 11)}::uuid[], ${investors}::uuid[]) pair (f, i)`.execute(
    db(),
  )
  await sql`
    insert into figures_active_weeks select id, date '2030-01-07' from unnest(${[...founders, ...investors]}::uuid[]) id
    union all select id, date '2030-02-04' from unnest(${investors}::uuid[]) id`.execute(db())
  await sql`
    insert into investor_preferences (user_id, industries, stages) select id, '{Agriculture}', '{seed}' from unnest(${investors.slice(0, 2)}::uuid[]) id`.execute(
    db(),
  )
  await take(new Date(Date.UTC(2030, 3, 2)))

  const { weeks, months, journey } = await operator.call.figures.read()
  expect(weeks.find(({ from }) => from === '2030-01-07')).toEqual({ from: '2030-01-07', joined: 29, active: 30 })
  expect(months.find(({ from }) => from === '2030-01-01')).toEqual({
    from: '2030-01-01',
    joined: 29,
    by_type: [
      { user_type: 'startup', joined: 18 },
      { user_type: 'investor', joined: 11 },
      { user_type: 'mentor', joined: 0 },
      { user_type: 'advisor', joined: 0 },
    ],
  })
  const funnel = journey?.funnels.at(-1)
  expect(funnel).toMatchObject({ from: '2030-01-01', until: '2030-04-01', joined: 29 })
  const steps = new Map<string, [Cell, number | null]>(funnel?.steps.map(({ id, members, median_days }) => [id, [members, median_days]]))
  expect([steps.get('profile'), steps.get('contact'), steps.get('connection'), steps.get('investment')]).toEqual([
    ['nearlyAll', null],
    ['few', null],
    [20, 14],
    ['few', null],
  ])
  expect(journey?.retention.find(({ month }) => month === '2030-01-01')).toEqual({
    month: '2030-01-01',
    joined: 29,
    active: ['nearlyAll', 10, 'few'],
  })
  expect(journey?.industries.find(({ what }) => what === 'Agriculture')).toEqual({ what: 'Agriculture', offered: 20, sought: 'few' })
  expect(journey?.alone.find(({ user_type }) => user_type === 'startup')).toMatchObject({ unconnected: expect.any(Number) as number })
  expect((await operator.call.figures.csv({ table: 'months' })).csv).toContain('2030-01-01,29,18,11,0,0')
  expect((await operator.call.figures.csv({ table: 'industries' })).csv).toContain('Agriculture,20,fewer than 5')
})

test('the week in which a member was here is recorded and is in their copy', async () => {
  const person = await memberNamed(world, 'Wanda Week')
  await world.runJob('figures.recordActivity')
  await world.runJob('figures.recordActivity')
  const { rows } = await sql`select from figures_active_weeks where member_id = ${person.id}`.execute(db())
  expect(rows).toHaveLength(1)
})

test('auditors read the figures; others do not know of them', async () => {
  const auditor = await memberWith('Ada Audits', 'auditor')
  expect((await auditor.call.figures.read()).journey).toBeNull()
  for (const role of ['moderator', 'programme_manager', 'member'] as const) {
    const person = await memberWith('Pat Person', role)
    for (const call of [person.call.figures.read(), person.call.figures.summary(), person.call.figures.csv({ table: 'months' })])
      expect(await refusalOf(call)).toBe('problem.notFound')
  }
  expect(await refusalOf(world.visitor().call.figures.read())).toBe('problem.signedOut')
})
