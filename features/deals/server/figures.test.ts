import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownProfilePath } from '#features/profiles/paths.ts'
import { insertDeck, post } from '#testing/deals.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { dealProblems } from '../problems.ts'
import { dealsPersonalData } from './personal-data.ts'
import { record, recountDeals } from './record.ts'

const world = testWorld()
let founder: Person
let investor: Person
let mentor: Person
let id: string
let deck: string

beforeAll(async () => {
  founder = await memberNamed(world, 'Luca Bertolini')
  investor = await named('Marit Solberg', 'investor')
  mentor = await named('Mina Mentor', 'mentor')
})
beforeEach(async () => {
  await world.settled()
  await query('delete from deal_flows; delete from notifications; delete from connections')
  id = await post(founder)
  deck = randomUUID()
  await insertDeck(world, { id: deck, owner_id: founder.id, subject_id: id })
})

async function named(full_name: string, user_type: Person['user_type']): Promise<Person> {
  const person = await world.join({ full_name, user_type })
  await person.call.profiles.save(profileOf(person))
  return person
}

const query = (text: string, values: unknown[] = []) => world.services.database.pool.query(text, values)

/** Opens the deck and reads its pages for this many seconds. */
async function read(person: Person, seconds: number[]): Promise<void> {
  const reading_id = randomUUID()
  await person.call.documents.read({ id: deck, reading_id, seconds: [] })
  await query(`update document_readings set started_at = now() - interval '10 minutes' where id = $1`, [reading_id])
  await person.call.documents.read({ id: deck, reading_id, seconds })
}

/** Moves a member's activity on the deal this many days into the past. */
async function daysAgo(person: Person, days: number): Promise<void> {
  await query(`update deal_interactions set "timestamp" = "timestamp" - $1 * interval '1 day' where deal_id = $2 and investor_id = $3`, [
    days,
    id,
    person.id,
  ])
  await query(`update document_readings set started_at = started_at - $1 * interval '1 day' where reader_id = $2`, [days, person.id])
  await recountDeals(world.services.database.kysely)
}

const told = async (person: Person) => {
  await world.settled()
  const { items } = await person.call.notifications.list({})
  return items.filter(({ target }) => target !== ownProfilePath()).map(({ title }) => title.message)
}
const readingOf = async (person: Person) => (await person.call.deals.get({ id })).reading
const mayRead = async (person: Person) => (await refusalOf(person.call.documents.address({ id: deck, use: 'read' }))) === 'was not refused'
const letIn = async (readers: 'members' | 'investors' | 'granted') =>
  founder.call.deals.change({ ...(await founder.call.deals.get({ id })), website: null, readers })

describe('asking for access', () => {
  beforeEach(() => letIn('granted'))

  test('notifies the owner, who can grant and revoke access with immediate effect', async () => {
    expect([await readingOf(investor), await mayRead(investor), await readingOf(founder)]).toEqual(['ask', false, 'allowed'])
    for (let turn = 0; turn < 2; turn += 1) await investor.call.deals.askToRead({ id })
    expect([await readingOf(investor), await mayRead(investor)]).toEqual(['waiting', false])
    expect(await told(founder)).toEqual(['{name} would like to read the documents of {deal}'])
    const { items } = await founder.call.deals.access({ id })
    expect(items).toMatchObject([{ member: { id: investor.id }, state: 'asked', asked_at: expect.any(String) as string }])

    await founder.call.deals.answerAccess({ id, member_id: investor.id, answer: 'granted' })
    expect([await readingOf(investor), await mayRead(investor)]).toEqual(['allowed', true])
    expect(await told(investor)).toEqual(['{name} gave you access to the documents of {deal}'])
    await founder.call.deals.answerAccess({ id, member_id: investor.id, answer: 'refused' })
    expect([await readingOf(investor), await mayRead(investor)]).toEqual(['refused', false])
    expect(await told(investor)).toEqual([])
  })

  test('withdraws the notification when the request is withdrawn', async () => {
    await investor.call.deals.askToRead({ id })
    expect(await told(founder)).toHaveLength(1)
    await investor.call.deals.withdrawAsk({ id })
    expect(await told(founder)).toEqual([])
    expect((await founder.call.deals.access({ id })).items).toEqual([])
    expect((await founder.call.deals.investors({ id })).items).toEqual([])
    expect(await readingOf(investor)).toBe('ask')
  })

  test('is possible again a week after a refusal, but limited per day', async () => {
    const asker = await named('Anna Asks', 'investor')
    await asker.call.deals.askToRead({ id })
    await founder.call.deals.answerAccess({ id, member_id: asker.id, answer: 'refused' })
    expect(await refusalOf(asker.call.deals.askToRead({ id }))).toBe(dealProblems.refusedLately.id)
    await query(`update deal_grants set answered_at = now() - interval '7 days 1 minute'`)
    expect(await readingOf(asker)).toBe('ask')
    await asker.call.deals.askToRead({ id })
    expect(await readingOf(asker)).toBe('waiting')
    for (let turn = 0; turn < 5; turn += 1) {
      await asker.call.deals.withdrawAsk({ id })
      await asker.call.deals.askToRead({ id }).catch(() => {})
    }
    await asker.call.deals.withdrawAsk({ id })
    expect(await refusalOf(asker.call.deals.askToRead({ id }))).toBe('problem.tooManyForMinutes')
  })

  test('and withdrawing the request does not lift an earlier refusal', async () => {
    await letIn('members')
    expect([await mayRead(investor), await mayRead(mentor)]).toEqual([true, true])
    await founder.call.deals.answerAccess({ id, member_id: investor.id, answer: 'refused' })
    expect([await mayRead(investor), await mayRead(mentor)]).toEqual([false, true])
    await query(`update deal_grants set answered_at = now() - interval '8 days'`)
    await investor.call.deals.askToRead({ id })
    expect([await readingOf(investor), await mayRead(investor)]).toEqual(['waiting', false])
    await investor.call.deals.withdrawAsk({ id })
    expect(await mayRead(investor)).toBe(false)
    // With access for investors only, a mentor has to ask.
    await letIn('investors')
    expect([await readingOf(mentor), await mayRead(mentor)]).toEqual(['ask', false])
  })

  test('is listed with open requests first, page by page, without members hidden from the owner', async () => {
    const askers = [investor, mentor, ...(await Promise.all([1, 2, 3].map((number) => named(`Asker ${number}`, 'advisor'))))]
    for (const person of askers) await person.call.deals.askToRead({ id })
    await founder.call.deals.answerAccess({ id, member_id: mentor.id, answer: 'granted' })
    await founder.call.deals.answerAccess({ id, member_id: investor.id, answer: 'refused' })
    await askers[4]?.call.relations.block({ id: founder.id })
    const states: string[] = []
    let cursor: string | undefined
    do {
      const page = await founder.call.deals.access({ id, limit: 1, ...(cursor && { cursor }) })
      states.push(...page.items.map(({ member, state }) => `${member.full_name} ${state}`))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(states).toEqual(['Asker 2 asked', 'Asker 1 asked', 'Mina Mentor granted', 'Marit Solberg refused'])
    expect(await refusalOf(founder.call.deals.answerAccess({ id, member_id: askers[4]?.id ?? '', answer: 'granted' }))).toBe(
      'problem.notFound',
    )
    expect(await refusalOf(mentor.call.deals.access({ id }))).toBe(dealProblems.notOwner.id)
    expect(await refusalOf(mentor.call.deals.answerAccess({ id, member_id: mentor.id, answer: 'granted' }))).toBe(dealProblems.notOwner.id)
  })
})

test('the owner is notified of a reported investment until it is withdrawn', async () => {
  await investor.call.deals.place({ id, step: 'invested' })
  expect(await told(founder)).toEqual([])
  for (let turn = 0; turn < 2; turn += 1) await investor.call.deals.tellInvestment({ id })
  expect((await investor.call.deals.get({ id })).standing?.invested).toBe(true)
  expect(await told(founder)).toEqual(['{name} says they have invested in {deal}'])
  await investor.call.deals.withdrawInvestment({ id })
  expect(await told(founder)).toEqual([])
  expect((await investor.call.deals.get({ id })).standing?.invested).toBe(false)
  expect((await founder.call.deals.analytics({ id })).counts.invested).toBe(0)
})

describe('deal analytics', () => {
  test('count exactly', async () => {
    const early = await named('Early Bird', 'investor')
    await early.call.deals.view({ id })
    await early.call.deals.expressInterest({ id })
    await daysAgo(early, 40)
    await investor.call.deals.view({ id })
    await query(`update deal_interactions set "timestamp" = now() - interval '2 days' where deal_id = $1 and investor_id = $2`, [
      id,
      investor.id,
    ])
    await recountDeals(world.services.database.kysely)
    await investor.call.deals.view({ id })
    await investor.call.deals.view({ id })
    await read(investor, [10, 20, 0, 30])
    await investor.call.deals.bookmark({ id })
    await investor.call.deals.requestIntroduction({ id })
    await founder.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' })
    await mentor.call.deals.view({ id })
    await read(mentor, [30])
    await mentor.call.deals.expressInterest({ id })
    await mentor.call.deals.withdrawInterest({ id })

    const counts = {
      viewed: 3,
      viewers: 2,
      read: 2,
      readers: 2,
      downloaded: 0,
      interested: 0,
      requested_intro: 1,
      talking: 1,
      invested: 0,
      bookmarked: 0,
    }
    const month = await founder.call.deals.analytics({ id })
    expect(month).toMatchObject({
      counts,
      returns: 1,
      investors: 3,
      funnel: [
        { step: 'read', members: 2 },
        { step: 'interested', members: 0 },
        { step: 'requested_intro', members: 1 },
        { step: 'talking', members: 1 },
        { step: 'invested', members: 0 },
      ],
      deck: {
        readers: 2,
        completion: 0.5,
        pages: [
          { readers: 2, seconds: 20 },
          { readers: 1, seconds: 20 },
          { readers: 0, seconds: 0 },
          { readers: 1, seconds: 30 },
        ],
      },
    })
    const { step, points } = month.series
    expect([step, points.length, points.at(-1)?.from]).toEqual(['day', 30, new Date().toISOString().slice(0, 10)])
    expect(points.flatMap(({ viewed }, index) => (viewed ? [[index, viewed]] : []))).toEqual([
      [27, 1],
      [29, 2],
    ])
    const quarter = await founder.call.deals.analytics({ id, days: 90 })
    expect(quarter.counts).toEqual({ ...counts, viewed: 4, viewers: 3, interested: 1 })
    const year = await founder.call.deals.analytics({ id, days: 365 })
    expect(year.counts).toEqual(quarter.counts)
    expect([year.series.step, year.series.points.map(({ viewed }) => viewed).filter(Boolean)]).toEqual(['week', [1, 3]])

    const other = await post(founder, { title: '=1+1', company_name: 'Second, "and last"' })
    await mentor.call.deals.view({ id: other })
    const overview = await founder.call.deals.overview({})
    expect(overview.counts).toEqual({ ...counts, viewed: 4 })
    expect(overview.deals.map((deal) => [deal.id, deal.counts.viewed, deal.counts.viewers])).toEqual([
      [other, 1, 1],
      [id, 3, 2],
    ])

    expect((await founder.call.deals.investors({ id })).items).toMatchObject([
      { member: { id: mentor.id }, last_step: 'read', pages_read: 1, pages: 4, seconds: 30, visits: 1 },
      { member: { id: investor.id }, last_step: 'talking', pages_read: 3, seconds: 60, visits: 2 },
      { member: { id: early.id }, last_step: 'interested', pages_read: 0, seconds: 0, visits: 1 },
    ])

    const file = await founder.fetch('/api/deal-analytics.csv')
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="all-deals-figures.csv"',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await file.text()).split('\r\n')[1]).toBe(`"Second, ""and last""",'=1+1,active,1,1,0,0,0,0,0,0,0,0`)
    const table = await (await founder.fetch(`/api/deals/${id}/analytics.csv?days=90`)).text()
    expect(table.split('\r\n')).toHaveLength(92)
    for (const path of [`/api/deals/${id}/analytics.csv`, `/api/deals/${id}/investors`])
      expect((await investor.fetch(path)).status).toBe(403)
  })

  test('match a recount after any activity and withdrawal, and no longer include members who left', async () => {
    const leaver = await named('Lea Leaves', 'investor')
    const kept = async () => {
      const tables = [
        'deal_counts order by deal_id',
        'deal_days where count > 0 order by deal_id, day, action',
        'deal_investors order by deal_id, member_id',
      ]
      return Promise.all(tables.map(async (table) => (await query(`select * from ${table}`)).rows as unknown[]))
    }
    await letIn('granted')
    for (const person of [leaver, mentor]) {
      await person.call.deals.view({ id })
      await person.call.deals.bookmark({ id })
      await person.call.deals.askToRead({ id })
      await founder.call.deals.answerAccess({ id, member_id: person.id, answer: 'granted' })
      await read(person, [1])
      await person.call.deals.expressInterest({ id })
      await person.call.deals.requestIntroduction({ id })
    }
    await leaver.call.deals.tellInvestment({ id })
    await founder.call.deals.answerIntroduction({ id, member_id: leaver.id, answer: 'accepted' })
    await mentor.call.deals.withdrawIntroduction({ id })
    await mentor.call.deals.withdrawInterest({ id })
    await leaver.call.deals.withdrawInvestment({ id })
    const before = await kept()
    await recountDeals(world.services.database.kysely)
    expect(await kept()).toEqual(before)

    await leaver.call.leaving.ask({ current_password: leaver.password })
    expect((await founder.call.deals.investors({ id })).items.map(({ member }) => member.id)).toEqual([mentor.id])
    await query(`update leaving_members set leaves_at = now() - interval '1 hour'`)
    await world.runJob('leaving.deleteDue')
    const { counts, investors } = await founder.call.deals.analytics({ id })
    expect([counts, investors]).toEqual([
      {
        viewed: 2,
        viewers: 1,
        read: 2,
        readers: 1,
        downloaded: 0,
        interested: 0,
        requested_intro: 0,
        talking: 0,
        invested: 0,
        bookmarked: 0,
      },
      1,
    ])
  })

  test('do not block the owner from answering and deleting while others are viewing', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const raced = await post(founder)
      await investor.call.deals.requestIntroduction({ id: raced })
      const acts = [
        ...[investor, mentor].flatMap(({ call }) => [
          call.deals.view({ id: raced }),
          call.deals.expressInterest({ id: raced }).then(() => call.deals.withdrawInterest({ id: raced })),
          call.deals.askToRead({ id: raced }),
        ]),
        founder.call.deals.answerIntroduction({ id: raced, member_id: investor.id, answer: 'accepted' }),
        investor.call.deals.tellInvestment({ id: raced }),
        founder.call.deals.remove({ id: raced }),
      ]
      const refusals = new Set(await Promise.all(acts.map(refusalOf)))
      expect([...refusals].filter((each) => each !== 'was not refused' && each !== dealProblems.dealGone.id)).toEqual([])
    }
  })

  test('reveal nothing of what members keep private', async () => {
    for (const person of [mentor, investor]) await world.services.database.transaction((tx) => record(tx, person.id, id, 'viewed'))
    await investor.call.deals.expressInterest({ id })
    await using live = await openLive(world, founder)
    const observed = async () => {
      await world.settled()
      const { deals } = founder.call
      return JSON.stringify(
        await Promise.all([
          deals.get({ id }),
          deals.mine({}),
          deals.introductions({}),
          deals.access({ id }),
          deals.investors({ id }),
          deals.analytics({ id }),
          deals.overview({}),
          (await founder.fetch(`/api/deals/${id}/analytics.csv`)).text(),
          (await founder.fetch('/api/deal-analytics.csv')).text(),
          founder.call.documents.readings({ id: deck }),
          founder.call.notifications.list({}),
          founder.call.notifications.summary(),
          founder.call.dashboard.activity(),
          founder.call.dashboard.figures({}).then(({ at: _now, ...figures }) => figures),
          ...Object.values(dealsPersonalData.lists ?? {}).map((list) => list.read(world.services.database.kysely, founder.id)),
        ]),
      )
    }
    const before = await observed()
    await investor.call.deals.place({ id, step: 'saved' })
    await investor.call.deals.note({ id, note: 'Their margins look too good.' })
    await investor.call.deals.place({ id, step: 'passed', pass_reason: 'Too early for us' })
    await mentor.call.deals.bookmark({ id })
    await mentor.call.deals.removeBookmark({ id })
    await investor.call.deals.takeOut({ id })
    await investor.call.deals.place({ id, step: 'talks' })
    await investor.call.deals.place({ id, step: 'invested' })
    expect(await observed()).toBe(before)
    await mentor.call.deals.bookmark({ id })
    expect(await observed()).toBe(before)
    await world.runJob('deals.showBookmarks')
    expect(await observed(), 'also after the weekly update').toBe(before)
    // Views of other tests' deals may still be told.
    const changed = (await live.settled('deals.changed')) as { deal_id: string }[]
    expect([changed.filter(({ deal_id }) => deal_id === id), await live.settled('deals.ownChanged')]).toEqual([[], []])
  })

  test('show bookmarks in steps, once a week, and if at most half of the investors in the list can have made them', async () => {
    const shown = async () => {
      const [{ counts }, { counts: figures }, all] = await Promise.all([
        founder.call.deals.get({ id }),
        founder.call.deals.analytics({ id }),
        founder.call.deals.overview({}),
      ])
      return [counts?.bookmarked, figures.bookmarked, all.counts.bookmarked]
    }
    const people: Person[] = []
    for (let n = 0; n < 10; n += 1) people.push(await named(`Investor ${n}`, 'investor'))
    for (const person of people.slice(0, 6)) await person.call.deals.bookmark({ id })
    for (const person of people.slice(1)) await person.call.deals.view({ id })
    await world.runJob('deals.showBookmarks')
    expect(await shown(), 'nine investors in the list').toEqual([0, 0, 0])
    await people[0]?.call.deals.view({ id })
    expect(await shown()).toEqual([0, 0, 0])
    await world.runJob('deals.showBookmarks')
    expect(await shown()).toEqual([5, 5, 5])
    for (const person of people.slice(0, 2)) await person.call.deals.removeBookmark({ id })
    expect(await shown()).toEqual([5, 5, 5])
    await world.runJob('deals.showBookmarks')
    expect(await shown()).toEqual([0, 0, 0])
  })

  test('reach the owner’s pages live, and answers reach the member’s', async () => {
    await letIn('granted')
    await using owner = await openLive(world, founder)
    await using member = await openLive(world, investor)
    await investor.call.deals.view({ id })
    await investor.call.deals.askToRead({ id })
    expect([await owner.event('deals.changed'), await member.event('deals.ownChanged')]).toEqual([{ deal_id: id }, { deal_id: id }])
    await founder.call.deals.answerAccess({ id, member_id: investor.id, answer: 'granted' })
    expect(await member.event('deals.changed')).toEqual({ deal_id: id })
    // Views are batched, so this event comes a few seconds later.
    expect(await owner.event('deals.changed')).toEqual({ deal_id: id })
  })
})
