import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Tx } from '#platform/server/database/index.ts'
import type { DomainEvent } from '#platform/server/events/index.ts'
import { dayFromNow, hostEvent, letBegin } from '#testing/events.ts'
import { openLive } from '#testing/live-client.ts'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import { post } from '#testing/deals.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { notifyFigures } from './notify-figures.ts'

const world = testWorld()
let ada: Person
let ben: Person
beforeEach(async () => {
  ada = await memberNamed(world, 'Ada')
  ben = await memberNamed(world, 'Ben')
})

const reader = () => world.services.database.kysely
async function figuresOf(person: Person) {
  await world.settled()
  const { at: _, ...figures } = await person.call.dashboard.figures({})
  return figures
}
/** Backdates connections, and the daily counts with them. */
async function wereConnected(one: Person, other: Person, days: number) {
  await connect(one, other)
  const { rows } = await sql<{ created_at: Date }>`
    delete from connections where ${one.id}::uuid in (member_a, member_b) and ${other.id}::uuid in (member_a, member_b) returning *`.execute(
    reader(),
  )
  expect(rows).toHaveLength(1)
  const [member_a = '', member_b = ''] = [one.id, other.id].toSorted()
  await reader()
    .insertInto('connections')
    .values({ member_a, member_b, created_at: sql<Date>`now() - ${days} * interval '1 day'` })
    .execute()
}
const lastEvent = async () =>
  (await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from domain_events`.execute(reader())).rows[0]?.id ?? 0
const friends = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => memberNamed(world, `Friend ${index}`)))

test('visitors are refused, and new members have not enough data yet', async () => {
  for (const call of [world.visitor().call.dashboard.figures({}), world.visitor().call.dashboard.weeks()]) {
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  }
  const { deals: _, ...figures } = await figuresOf(await world.join())
  expect(figures).toEqual({
    connections: { total: 0, this_week: 0, recent: 0, before: 0, growth: null },
    messages: { total: 0, unread: 0, answers: 0, response_hours: null },
    events: { ahead: 0, next: null },
    views: { total: 0, today: dayFromNow(0), days: [] },
    matches: { interests: 0, connected: 0, rate: null },
    investments: null,
  })
})

describe('connections', () => {
  test('are counted in total, this week, and in the last 30 days compared with the 30 before', async () => {
    const [soon, ...long] = await friends(6)
    if (!soon) throw new Error('no friend')
    await connect(ada, soon)
    for (const friend of long.slice(0, 2)) await wereConnected(ada, friend, 20)
    for (const friend of long.slice(2)) await wereConnected(ada, friend, 45)
    expect((await figuresOf(ada)).connections).toEqual({ total: 6, this_week: 1, recent: 3, before: 3, growth: 0 })
    await connect(ada, ben)
    expect((await figuresOf(ada)).connections).toEqual({ total: 7, this_week: 2, recent: 4, before: 3, growth: 33 })
    await ada.call.relations.disconnect({ id: ben.id })
    expect((await figuresOf(ada)).connections).toMatchObject({ total: 6, recent: 3 })
  })

  test('match the list, and a block looks like a disconnection to the other', async () => {
    const clara = await memberNamed(world, 'Clara')
    await connect(ada, ben)
    await connect(clara, ben)
    await ada.call.relations.block({ id: ben.id })
    await clara.call.relations.disconnect({ id: ben.id })
    const nothing = { total: 0, this_week: 0, recent: 0, before: 0, growth: null }
    expect((await figuresOf(ben)).connections).toEqual(nothing)
    await ada.call.relations.unblock({ id: ben.id })
    expect((await figuresOf(ben)).connections).toEqual({ ...nothing, total: 1, this_week: 1, recent: 1 })
    await ada.call.leaving.ask({ current_password: ada.password })
    expect((await figuresOf(ben)).connections).toEqual(nothing)
    expect((await ben.call.relations.connections({})).items).toEqual([])
  })

  test('are exact after every change, including deleted accounts', async () => {
    const many = await friends(3)
    for (const friend of many) await connect(ada, friend)
    for (const friend of many.slice(0, 2)) await connect(ben, friend)
    await many[0]?.call.relations.disconnect({ id: ada.id })
    // Reactions that still write about the member can deadlock with the deletion; in production both are tried again.
    await world.settled()
    await sql`delete from auth."user" where id = ${many[1]?.id ?? ''}`.execute(reader())
    const { rows } = await sql<object>`
      select coalesce(kept.member_id, real.member_id) as id from (
        select side.member_id, (c.created_at at time zone 'UTC')::date as day, count(*)::int as count
        from connections c, lateral (values (c.member_a), (c.member_b)) side (member_id) group by 1, 2) real
      full join (select * from connection_days where count <> 0) kept using (member_id, day)
      where kept.count is distinct from real.count
      union all select member_id from connection_counts kept where connections <> (
        select count(*) from connections where kept.member_id in (member_a, member_b))`.execute(reader())
    expect(rows).toEqual([])
    expect((await figuresOf(ada)).connections.total).toBe(1)
  })
})

describe('deals', () => {
  test('are those that the member can see; success needs enough of them', async () => {
    const clara = await memberNamed(world, 'Clara')
    const before = (await figuresOf(ada)).deals
    const ids = [await post(ben), await post(ben), await post(ben), await post(clara), await post(clara)]
    await ben.call.deals.move({ id: ids[0] ?? '', from: 'active', to: 'completed' })
    await ben.call.deals.move({ id: ids[1] ?? '', from: 'active', to: 'closed' })
    await ben.call.deals.remove({ id: ids[2] ?? '' })
    const { active, new_today, completed, posted } = (await figuresOf(ada)).deals
    expect([active, new_today, completed, posted]).toEqual([
      before.active + 2,
      before.new_today + 2,
      before.completed + 1,
      before.posted + 4,
    ])
    await clara.call.relations.block({ id: ada.id })
    const { active: seen, posted: all } = (await figuresOf(ada)).deals
    expect([seen, all]).toEqual([before.active, before.posted + 2])
    expect((await figuresOf(clara)).deals.posted).toBe(before.posted + 4)
  })

  test('are exact after every change', async () => {
    const clara = await memberNamed(world, 'Clara')
    const id = await post(ben)
    await post(clara)
    await ben.call.deals.move({ id, from: 'active', to: 'closed' })
    await ben.call.deals.move({ id, from: 'closed', to: 'open' })
    await sql`delete from auth."user" where id = ${clara.id}`.execute(reader())
    const { rows } = await sql<object>`
      select * from (select status, count(*)::int as count from deal_flows group by status) real
      full join (select status, count from deal_totals where count <> 0) kept using (status) where kept.count is distinct from real.count
      union all
      select status, real.count, kept.count from (select user_id, status, count(*)::int as count from deal_flows group by 1, 2) real
      full join (select * from deal_standings where count <> 0) kept using (user_id, status) where kept.count is distinct from real.count`.execute(
      reader(),
    )
    expect(rows).toEqual([])
  })
})

describe('messages', () => {
  /** Backdates all messages between the two. */
  async function saidBefore(hours: number) {
    await world.settled()
    const earlier = sql`${hours} * interval '1 hour'`
    await sql`update chat_messages set created_at = created_at - ${earlier}`.execute(reader())
    await sql`update conversation_turns set since = since - ${earlier}`.execute(reader())
    await sql`update response_times set at = at - ${earlier}`.execute(reader())
  }

  test('are counted, and the median response time is shown from five replies', async () => {
    const hours: (number | null)[] = []
    for (let turn = 1; turn <= 5; turn += 1) {
      await say(ben, ada, 'How are you?')
      await say(ben, ada, 'And the pilot?')
      await saidBefore(turn)
      await say(ada, ben, 'All well')
      hours.push((await figuresOf(ada)).messages.response_hours)
      await saidBefore(1)
    }
    expect(hours).toEqual([null, null, null, null, 3])
    expect((await figuresOf(ada)).messages).toEqual({ total: 15, unread: 10, answers: 5, response_hours: 3 })
    expect((await figuresOf(ben)).messages).toMatchObject({ total: 15, answers: 4 })
    await ada.call.messages.read({ id: ben.id, position: 15 })
    expect((await figuresOf(ada)).messages.unread).toBe(0)
  })

  test('have the same counts updated one by one and recalculated', async () => {
    const clara = await memberNamed(world, 'Clara')
    await sql`select recount_messages()`.execute(reader())
    for (const [from, to] of [
      [ada, ben],
      [ben, ada],
      [ben, ada],
      [clara, ada],
      [ada, clara],
    ] as const) {
      await say(from, to, 'Hello')
      await world.settled()
    }
    const kept = async () => ({
      turns: await reader().selectFrom('conversation_turns').selectAll().orderBy('conversation_id').execute(),
      counts: await reader().selectFrom('message_counts').selectAll().orderBy('member_id').execute(),
      times: await reader().selectFrom('response_times').selectAll().orderBy('at').orderBy('member_id').execute(),
    })
    const before = await kept()
    await sql`select recount_messages()`.execute(reader())
    expect(await kept()).toEqual(before)
    expect(before.counts).toEqual(
      expect.arrayContaining([
        { member_id: ada.id, messages: 5 },
        { member_id: clara.id, messages: 2 },
      ]),
    )
  })

  test('do not change with a block, so that they reveal nothing', async () => {
    await say(ben, ada, 'Hello')
    await say(ada, ben, 'Hello to you')
    const { unread: _, ...before } = (await figuresOf(ada)).messages
    await ben.call.relations.block({ id: ada.id })
    expect((await figuresOf(ada)).messages).toEqual({ ...before, unread: 0 })
  })
})

describe('events', () => {
  test('are those that the member attends or hosts, until they are over', async () => {
    const near = await hostEvent(ben, { starts: `${dayFromNow(3)}T18:00`, ends: `${dayFromNow(3)}T20:00`, time_zone: 'Europe/Berlin' })
    const far = await hostEvent(ben)
    await ada.call.events.register({ id: far })
    expect((await figuresOf(ada)).events).toMatchObject({ ahead: 1, next: { time_zone: 'Europe/Berlin' } })
    await ada.call.events.register({ id: near })
    const { events } = await figuresOf(ada)
    expect(events).toMatchObject({ ahead: 2, next: { all_day: false } })
    expect(events.next?.starts_at.slice(0, 10)).toBe(dayFromNow(3))
    expect((await figuresOf(ben)).events.ahead).toBe(2)
    await letBegin(world, near, 5)
    expect((await figuresOf(ada)).events.ahead).toBe(1)
    await ben.call.relations.block({ id: ada.id })
    expect((await figuresOf(ada)).events).toEqual({ ahead: 0, next: null })
  })
})

describe('profile views', () => {
  const viewsOf = async (person: Person) => (await figuresOf(person)).views

  test('count once per member and day, without own views and those of members who can’t see the profile', async () => {
    const clara = await memberNamed(world, 'Clara')
    await ben.call.profiles.view({ id: ada.id })
    await Promise.all([ben.call.profiles.view({ id: ada.id }), ben.call.profiles.view({ id: ada.id })])
    await ada.call.profiles.view({ id: ada.id })
    expect((await viewsOf(ada)).total).toBe(1)
    await clara.call.profiles.view({ id: ada.id })
    const { total, days } = await viewsOf(ada)
    expect([total, days]).toEqual([2, [{ day: dayFromNow(0), views: 2 }]])
    await ada.call.relations.block({ id: ben.id })
    expect(await refusalOf(ben.call.profiles.view({ id: ada.id }))).toBe('problem.notFound')
    expect(await refusalOf(ada.call.profiles.view({ id: crypto.randomUUID() }))).toBe('problem.notFound')
  })

  test('keep no names beyond the day, and announce none', async () => {
    const clara = await memberNamed(world, 'Clara')
    await ben.call.profiles.view({ id: ada.id })
    await sql`update profile_views set day = day - 1`.execute(reader())
    await clara.call.profiles.view({ id: ada.id })
    const kept = await reader().selectFrom('profile_views').selectAll().execute()
    expect(kept.map(({ viewer_id }) => viewer_id)).toEqual([clara.id])
    const { rows } = await sql<{ payload: object }>`
      select payload from domain_events where type = 'profile.viewed' and payload ->> 'profile_id' = ${ada.id}`.execute(reader())
    expect(rows.map(({ payload }) => payload)).toEqual([{ profile_id: ada.id }, { profile_id: ada.id }])
  })

  test('stay the same if the visitor blocks the member or leaves', async () => {
    const clara = await memberNamed(world, 'Clara')
    await ben.call.profiles.view({ id: ada.id })
    await clara.call.profiles.view({ id: ada.id })
    await ben.call.relations.block({ id: ada.id })
    await sql`delete from auth."user" where id = ${clara.id}`.execute(reader())
    expect((await viewsOf(ada)).total).toBe(2)
  })
})

describe('the match rate', () => {
  test('counts the member’s interests that can no longer be undone', async () => {
    const others = await friends(6)
    for (const [index, other] of others.entries()) {
      await accept(ada, other)
      if (index < 2) await accept(other, ada)
    }
    expect((await figuresOf(ada)).matches, 'the last one can still be undone').toEqual({ interests: 5, connected: 2, rate: 40 })
    await aMinutePasses(world)
    expect((await figuresOf(ada)).matches).toEqual({ interests: 6, connected: 2, rate: 33 })
  })

  test('does not reveal being declined, decided on or blocked', async () => {
    const clara = await memberNamed(world, 'Clara')
    for (const other of await friends(3)) await accept(ada, other)
    await accept(ada, ben)
    await accept(ada, clara)
    await aMinutePasses(world)
    const before = await figuresOf(ada)
    const since = await lastEvent()
    await reject(ben, ada)
    await accept(await memberNamed(world, 'Dan'), ada)
    expect(await figuresOf(ada), 'within a minute').toEqual(before)
    await aMinutePasses(world)
    await clara.call.relations.block({ id: ada.id })
    expect(await figuresOf(ada)).toEqual(before)
    const { rows } = await sql<{ type: string }>`
      select type from domain_events where id > ${since}
        and ${ada.id} in (payload ->> 'user_id', payload ->> 'by', payload ->> 'other_id', payload ->> 'sender_id', payload ->> 'receiver_id')
        and type <> 'relations.blocked'`.execute(reader())
    expect(rows, 'nothing was announced to her pages').toEqual([])
  })
})

test('watchers are told of all deals that have changed within 30 seconds at once', async () => {
  const clara = await memberNamed(world, 'Clara')
  await using watching = await openLive(world, clara, { watch: ['dashboard:deals', 'dashboard:others'] })
  const since = await lastEvent()
  await post(ben)
  await post(ada)
  const { on, react } = notifyFigures(world.services)
  const events = await reader().selectFrom('domain_events').selectAll().where('id', '>', since).where('type', 'in', on).execute()
  expect(events).toHaveLength(2)
  // Nothing else runs meanwhile, so that only these timeouts are false and only this is told.
  const tell = vi.spyOn(world.services.live, 'tell')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const reacting = react(reader() as Tx, events as unknown as DomainEvent[])
  const told = [29_999, 1].map((time) => {
    vi.advanceTimersByTime(time)
    return tell.mock.calls.length
  })
  vi.useRealTimers()
  tell.mockRestore()
  await reacting
  expect(told).toEqual([0, 1])
  expect(await watching.event('dashboard.figuresChanged')).toEqual({})
})

test('the day starts in the reader’s time zone', async () => {
  await post(ben)
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const midnight = sql`date_trunc('day', now() at time zone ${zone}) at time zone ${zone}`
    const newToday = async () => (await ada.call.dashboard.figures({ zone })).deals.new_today
    await sql`update deal_flows set created_at = ${midnight} - interval '1 second'`.execute(reader())
    expect(await newToday(), zone).toBe(0)
    await sql`update deal_flows set created_at = ${midnight}`.execute(reader())
    expect(await newToday(), zone).toBeGreaterThan(0)
  }
  expect(await refusalOf(ada.call.dashboard.figures({ zone: 'Mars/Olympus' }))).toBe('Please choose a time zone from the list')
})

test('the weeks add up to the figures', async () => {
  const clara = await memberNamed(world, 'Clara')
  await connect(ada, ben)
  await wereConnected(ada, clara, 10)
  const { weeks } = await ada.call.dashboard.weeks()
  expect(weeks.slice(0, 3).map(({ connections }) => connections)).toEqual([1, 1, 0])
  expect(weeks[0]).toMatchObject({ answers: 0, response_hours: null })
})
