import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { introduce, introductionsExpire, timePasses } from '#testing/introductions.ts'
import { openLive } from '#testing/live-client.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf, say, textsOf } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { mostPerDay } from '../limits.ts'
import { introductionsPath } from '../paths.ts'
import { introductionProblems } from '../problems.ts'

const world = testWorld({ environment: { MAIL_DELAY: '0' } })
withoutLimits()
const nobody = '00000000-0000-4000-8000-000000000000'
/** Introduces Ada and Ben, who do not know each other. */
let ida: Person
let ada: Person
let ben: Person
beforeAll(async () => {
  ida = await memberNamed(world, 'Ida Introduces')
  ada = await memberNamed(world, 'Ada Lind')
  ben = await memberNamed(world, 'Ben Ito')
})
/** As if nothing had happened but that both are connected to Ida. */
beforeEach(async () => {
  await world.settled()
  const { pool } = world.services.database
  await pool.query('delete from member_introductions; delete from notifications; delete from blocks; delete from connections')
  for (const { id } of [ada, ben])
    await pool.query('insert into connections (member_a, member_b) values (least($1::uuid, $2), greatest($1::uuid, $2))', [ida.id, id])
})

const yes = (by: Person, id: string) => by.call.introductions.answer({ id, answer: 'yes' })
const pass = (by: Person, id: string) => by.call.introductions.answer({ id, answer: 'pass' })
const received = async (by: Person) => (await by.call.introductions.received({})).items
const made = async (by: Person) => (await by.call.introductions.made({})).items
const stateOf = async (by: Person, id: string) => (await made(by)).find((each) => each.id === id)?.state
const connectionsOf = async (by: Person) => (await by.call.relations.connections({})).items.map(({ full_name }) => full_name)
const toldTo = async (person: Person) => {
  await world.settled()
  const { items } = await person.call.notifications.list({})
  return items.map(({ title }) => sentenceOf(title, speakerIn('en'))).filter((title) => /introduc|thanks to/.test(title))
}

test('a visitor is refused, and an outsider learns nothing', async () => {
  const id = await introduce(ida, ada, ben)
  const { call } = world.visitor()
  for (const refused of [call.introductions.candidates({}), call.introductions.received({}), call.introductions.made({})])
    await expect(refused).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const olga = await memberNamed(world, 'Olga Outsider')
  expect([await received(olga), await made(olga)]).toEqual([[], []])
  const gone = introductionProblems.gone.id
  for (const unknown of [id, nobody]) {
    expect(await refusalOf(yes(olga, unknown))).toBe(gone)
    expect(await refusalOf(olga.call.introductions.withdraw({ id: unknown }))).toBe(gone)
  }
  expect(await refusalOf(yes(ida, id)), 'the introducer has nothing to answer').toBe(gone)
  expect(await refusalOf(ada.call.introductions.withdraw({ id })), 'nor the two anything to withdraw').toBe(gone)
})

test('each of the two sees who introduces them, their own word, and of the other what the directory shows', async () => {
  await ben.call.profiles.save(profileOf(ben, { company_name: 'Terravolta', bio: 'Measures soil carbon.', country: 'DE' }))
  await world.settled()
  const id = await introduce(ida, ada, ben)
  const [card] = await received(ada)
  const { headline, city, country, company_name } = await ada.call.directory.get({ id: ben.id })
  expect(card).toEqual({
    id,
    introducer: { id: ida.id, full_name: 'Ida Introduces', user_type: 'startup', company_name: expect.any(String), profile_picture: null },
    other: { id: ben.id, full_name: 'Ben Ito', user_type: 'startup', company_name, profile_picture: null, headline, city, country },
    word: 'Ben Ito: You should meet.',
    answer: null,
    connected: false,
    created_at: expect.any(String),
    expires_at: expect.any(String),
  })
  expect([company_name, headline, country]).toEqual(['Terravolta', 'Measures soil carbon.', 'DE'])
  const days = (Date.parse(card?.expires_at ?? '') - Date.parse(card?.created_at ?? '')) / 86_400_000
  expect(Math.round(days)).toBe(14)
  expect((await received(ben))[0]).toMatchObject({ other: { full_name: 'Ada Lind' }, word: 'Ada Lind: You should meet.' })
  expect(JSON.stringify(await received(ben)), 'not the word to the other').not.toContain('Ben Ito')
  expect(await made(ida)).toMatchObject([
    {
      id,
      state: 'open',
      members: [
        { full_name: 'Ada Lind', word: 'Ben Ito: You should meet.' },
        { full_name: 'Ben Ito', word: 'Ada Lind: You should meet.' },
      ],
      came_about_at: null,
    },
  ])
})

describe('when both say yes', () => {
  test('they are connected, and all three are notified, each once', async () => {
    const id = await introduce(ida, ada, ben)
    expect(await toldTo(ada)).toEqual(['Ida Introduces would like to introduce you to Ben Ito'])
    await using hers = await openLive(world, ada)
    await using idas = await openLive(world, ida)
    expect(await yes(ada, id)).toEqual({ came_about: false })
    expect(await received(ada)).toMatchObject([{ answer: 'yes' }])
    expect(await received(ben), 'the other does not see it').toMatchObject([{ answer: null }])
    expect([await connectionsOf(ada), await stateOf(ida, id)]).toEqual([['Ida Introduces'], 'open'])
    expect(await yes(ben, id)).toEqual({ came_about: true })
    expect(await yes(ben, id), 'again').toEqual({ came_about: true })
    expect((await connectionsOf(ada)).toSorted()).toEqual(['Ben Ito', 'Ida Introduces'])
    expect([await received(ada), await received(ben)]).toEqual([[], []])
    expect(await made(ida)).toMatchObject([{ state: 'came_about', came_about_at: expect.any(String) }])
    expect(await toldTo(ida)).toEqual(['Your introduction of Ada Lind and Ben Ito came about'].flatMap(eitherOrder(ada, ben)))
    expect((await toldTo(ada))[0]).toBe('You and Ben Ito are connected, thanks to Ida Introduces')
    expect((await toldTo(ben))[0]).toBe('You and Ada Lind are connected, thanks to Ida Introduces')
    const [newest, ...others] = (await ada.call.notifications.list({})).items
    expect(newest).toMatchObject({ target: messagesPath(ben.id), read: false })
    const aboutBen = others.filter(({ title }) => title.id === 'notification.connectedWith' && title.parameters?.['name'] === 'Ben Ito')
    expect(aboutBen, 'not a second time by matching').toEqual([])
    expect((await ben.call.notifications.list({})).items[0], 'Ben has just seen it').toMatchObject({ read: true })
    expect(await hers.settled('introductions.changed')).toEqual([{ id }, { id }])
    expect(await idas.settled('introductions.changed'), 'only that it came about').toEqual([{ id }])
    await say(ben, ada, 'Ida was right')
    expect(await textsOf(ada, ben)).toEqual(['Ida was right'])
  })

  test('members who know each other already are told so, but not the introducer', async () => {
    await connect(ada, ben)
    const id = await introduce(ida, ada, ben)
    expect(await received(ada)).toMatchObject([{ connected: true }])
    expect(await stateOf(ida, id)).toBe('open')
    for (const each of [ada, ben]) await yes(each, id)
    expect(await stateOf(ida, id)).toBe('came_about')
    expect(await connectionsOf(ada)).toHaveLength(2)
  })
})

/** The names are in the order of the members' ids, whoever answered first. */
const eitherOrder = (one: Person, other: Person) => (sentence: string) =>
  one.id < other.id ? [sentence] : [sentence.replace(`${one.full_name} and ${other.full_name}`, `${other.full_name} and ${one.full_name}`)]

describe('an answer', () => {
  test('can be changed or taken back until it comes about', async () => {
    const id = await introduce(ida, ada, ben)
    await pass(ada, id)
    expect(await received(ada)).toEqual([])
    await ada.call.introductions.answer({ id, answer: null })
    expect(await received(ada)).toMatchObject([{ answer: null }])
    await yes(ada, id)
    await ada.call.introductions.answer({ id, answer: null })
    expect(await yes(ben, id)).toEqual({ came_about: false })
    // Nor does it matter whether they are still connected to the introducer.
    await ada.call.relations.disconnect({ id: ida.id })
    expect(await yes(ada, id)).toEqual({ came_about: true })
    expect(await refusalOf(pass(ada, id))).toBe(introductionProblems.cameAbout.id)
  })

  test('marks the notification as read, and takes it off the list of those that wait', async () => {
    const id = await introduce(ida, ada, ben)
    await world.settled()
    const unread = async () =>
      (await ada.call.notifications.list({})).items.filter(({ target, read }) => target === introductionsPath() && !read).length
    const waiting = async () => (await ada.call.introductions.received({ unanswered: true })).items.length
    expect([await unread(), await waiting()]).toEqual([1, 1])
    await yes(ada, id)
    expect([await unread(), await waiting(), (await received(ada)).length]).toEqual([0, 0, 1])
    await pass(ada, id)
    expect([await waiting(), (await received(ada)).length]).toEqual([0, 0])
  })
})

describe('an introduction', () => {
  const notConnected = introductionProblems.notConnected.id

  test('is only possible between two of one’s own connections', async () => {
    const stranger = await memberNamed(world, 'Sam Stranger')
    const { call } = ida
    const between = (one: string, other: string) =>
      refusalOf(
        call.introductions.introduce({
          id: randomUUID(),
          first: { member_id: one, word: 'Meet' },
          second: { member_id: other, word: 'Meet' },
        }),
      )
    for (const other of [stranger.id, nobody, ida.id, ada.id]) {
      expect(await between(ada.id, other)).toBe(notConnected)
      expect(await between(other, ada.id)).toBe(notConnected)
    }
    await ben.call.relations.block({ id: ida.id })
    expect(await between(ada.id, ben.id), 'as if they were not connected').toBe(notConnected)
    expect(await made(ida)).toEqual([])
  })

  test('needs a word to each, and is made at most a few times a day', async () => {
    const words = (first: string, second: string) =>
      refusalOf(
        ida.call.introductions.introduce({
          id: randomUUID(),
          first: { member_id: ada.id, word: first },
          second: { member_id: ben.id, word: second },
        }),
      )
    expect(await words(' \u200B', 'Meet')).toBe('Please write why they should meet')
    expect(await words('Meet', '')).toBe('Please write why they should meet')
    expect(await words('Meet', 'x'.repeat(501))).toBe('Please keep this to 500 characters')

    // Those that were withdrawn count as well.
    for (let number = 0; number < mostPerDay; number += 1) await ida.call.introductions.withdraw({ id: await introduce(ida, ada, ben) })
    expect(await refusalOf(introduce(ida, ada, ben))).toBe(introductionProblems.enoughToday.id)
  })

  test('is made once, whatever the client repeats; another one of the same two has to wait until it is over', async () => {
    const id = await introduce(ida, ada, ben)
    await Promise.all([introduce(ida, ada, ben, { id }), introduce(ida, ben, ada, { id })])
    expect(await made(ida)).toHaveLength(1)
    expect(await refusalOf(introduce(ida, ben, ada))).toBe(introductionProblems.alreadyOpen.id)
    const jon = await memberNamed(world, 'Jon Too')
    for (const each of [ada, ben]) await connect(jon, each)
    expect(await refusalOf(introduce(jon, ada, ben, { id }))).toBe(introductionProblems.idTaken.id)
    await introduce(jon, ada, ben)
    expect((await received(ada)).map(({ introducer }) => introducer.full_name)).toEqual(['Jon Too', 'Ida Introduces'])
    await ida.call.introductions.withdraw({ id })
    await introduce(ida, ada, ben)
    expect(await made(ida)).toHaveLength(2)
  })

  test('is emailed, with the word to the one who reads it', async () => {
    await turnOnMails(world, ada)
    await introduce(ida, ada, ben)
    await world.settled()
    const mail = await world.mailServer.mailTo(ada.email)
    expect(mail.source).toContain('Subject: Ida Introduces would like to introduce you to Ben Ito')
    expect(textPartOf(mail.source)).toContain('Ben Ito: You should meet.')
    expect(textPartOf(mail.source)).not.toContain('Ada Lind: You should meet.')
  })

  test('is withdrawn with its notifications', async () => {
    const id = await introduce(ida, ada, ben)
    await yes(ada, id)
    await world.settled()
    await ida.call.introductions.withdraw({ id })
    await ida.call.introductions.withdraw({ id })
    expect([await received(ada), await received(ben), await stateOf(ida, id)]).toEqual([[], [], 'withdrawn'])
    expect(await toldTo(ben)).toEqual([])
    expect(await refusalOf(yes(ben, id))).toBe(introductionProblems.gone.id)
  })

  test('expires after 14 days, even before the job has run', async () => {
    const id = await introduce(ida, ada, ben)
    await yes(ada, id)
    await timePasses(world)
    expect([await received(ada), await received(ben), await stateOf(ida, id)]).toEqual([[], [], 'expired'])
    for (const each of [ada, ben]) expect(await refusalOf(yes(each, id))).toBe(introductionProblems.gone.id)
    expect(await refusalOf(ida.call.introductions.withdraw({ id }))).toBe(introductionProblems.gone.id)
    const again = await introduce(ida, ada, ben)
    expect(await received(ben)).toMatchObject([{ id: again }])
    await introductionsExpire(world)
    expect((await made(ida)).map(({ state }) => state)).toEqual(['expired', 'expired'])
    expect(await toldTo(ben)).toEqual([])
    const { rows } =
      await sql`select from member_introduction_sides where answer is not null and introduction_id = any(${[id, again]})`.execute(
        world.services.database.kysely,
      )
    expect(rows, 'answers are forgotten').toEqual([])
  })
})

describe('a block', () => {
  test('between the two ends it for them, for good, and the introducer does not notice', async () => {
    const id = await introduce(ida, ada, ben)
    await yes(ada, id)
    await world.settled()
    await using idas = await openLive(world, ida)
    await ada.call.relations.block({ id: ben.id })
    expect([await received(ada), await received(ben)]).toEqual([[], []])
    expect(await refusalOf(yes(ben, id))).toBe(introductionProblems.gone.id)
    expect(await toldTo(ben)).toEqual([])
    await ada.call.relations.unblock({ id: ben.id })
    expect([await received(ada), await received(ben)]).toEqual([[], []])
    expect(await refusalOf(yes(ben, id))).toBe(introductionProblems.gone.id)
    expect(await stateOf(ida, id)).toBe('open')
    expect(await refusalOf(introduce(ida, ada, ben))).toBe(introductionProblems.alreadyOpen.id)
    expect(await idas.settled('introductions.changed')).toEqual([])
  })

  test('that was there before keeps it from them, and the introducer does not notice', async () => {
    await ben.call.relations.block({ id: ada.id })
    await using hers = await openLive(world, ada)
    const id = await introduce(ida, ada, ben)
    expect([await received(ada), await received(ben), await toldTo(ada), await toldTo(ben)]).toEqual([[], [], [], []])
    expect(await stateOf(ida, id)).toBe('open')
    await ben.call.relations.unblock({ id: ada.id })
    expect([await received(ada), await received(ben)]).toEqual([[], []])
    await ida.call.introductions.withdraw({ id })
    expect(await stateOf(ida, id)).toBe('withdrawn')
    expect(await hers.settled('introductions.changed')).toEqual([])
  })

  test('with the introducer ends it for both', async () => {
    const id = await introduce(ida, ada, ben)
    await yes(ben, id)
    await ada.call.relations.block({ id: ida.id })
    expect([await received(ada), await received(ben), await made(ida)]).toEqual([[], [], []])
    await world.settled()
    for (const each of [ada, ben]) expect(await refusalOf(yes(each, id))).toBe(introductionProblems.gone.id)
    expect(await toldTo(ada)).toEqual([])
    expect(await connectionsOf(ben)).toEqual(['Ida Introduces'])
  })
})

describe('an account', () => {
  test('that is deleted takes its introductions along', async () => {
    const gone = await memberNamed(world, 'Gus Goes')
    await connect(ida, gone)
    const id = await introduce(ida, gone, ben)
    await yes(gone, id)
    await world.settled()
    await sql`delete from auth."user" where id = ${gone.id}`.execute(world.services.database.kysely)
    expect(await received(ben)).toEqual([])
    expect(await refusalOf(yes(ben, id))).toBe(introductionProblems.gone.id)
    const { rows } = await sql`
      select from member_introductions i full join member_introduction_sides s on s.introduction_id = i.id
      where ${id} in (i.id, s.introduction_id)`.execute(world.services.database.kysely)
    expect(rows).toEqual([])
  })

  test('that is about to be deleted hides them until it is kept', async () => {
    const id = await introduce(ida, ada, ben)
    await ada.call.leaving.ask({ current_password: ada.password })
    expect([await received(ben), await made(ida)]).toEqual([[], []])
    await ada.call.accounts.signIn({ email: ada.email, password: ada.password })
    await ada.call.leaving.keep()
    expect([await received(ben), await made(ida)]).toMatchObject([[{ id }], [{ id }]])
  })
})

test('connections to choose from are found by name and company, page by page, without those who are hidden', async () => {
  for (const full_name of ['Cem Acar', 'Dora Łaç']) await connect(ida, await world.join({ full_name, company_name: 'Windwerk' }))
  const blocked = await world.join({ full_name: 'Eve Acar' })
  await connect(ida, blocked)
  await blocked.call.relations.block({ id: ida.id })
  const found = async (input: Parameters<typeof ida.call.introductions.candidates>[0]) =>
    (await ida.call.introductions.candidates(input)).items.map(({ full_name }) => full_name)
  expect(await found({})).toEqual(['Ada Lind', 'Ben Ito', 'Cem Acar', 'Dora Łaç'])
  expect(await found({ except: ada.id, query: 'i' })).toEqual(
    ['Ben Ito', 'Cem Acar', 'Dora Łaç'].filter((name) => /i/i.test(`${name} Windwerk`)),
  )
  expect(await found({ query: 'windW' })).toEqual(['Cem Acar', 'Dora Łaç'])
  for (const query of ['lac DORA', 'łäc', 'Łac wérk']) expect(await found({ query }), query).toEqual(['Dora Łaç'])
  const first = await ida.call.introductions.candidates({ limit: 3 })
  const second = await ida.call.introductions.candidates({ limit: 3, cursor: first.next_cursor ?? '' })
  expect([first.items.length, second.items.map(({ full_name }) => full_name), second.next_cursor]).toEqual([3, ['Dora Łaç'], null])
  expect(await ben.call.introductions.candidates({})).toMatchObject({ items: [{ full_name: 'Ida Introduces' }] })
})

test('lists are paginated without gaps or duplicates', async () => {
  for (let number = 1; number <= 3; number += 1) {
    const friend = await memberNamed(world, `Friend ${number}`)
    await connect(ida, friend)
    await introduce(ida, ada, friend)
  }
  await world.settled()
  const toAda = await namesOf((cursor) => ada.call.introductions.received({ limit: 1, cursor }))
  const byIda = await namesOf((cursor) => ida.call.introductions.made({ limit: 1, cursor }))
  const expected = [3, 2, 1].map((number) => `Friend ${number}`)
  expect([toAda, byIda]).toEqual([expected, expected])
})

type Named = { other: { full_name: string } } | { members: { full_name: string }[] }

/** The members that Ada is introduced to, page by page. */
async function namesOf(read: (cursor?: string) => Promise<{ items: Named[]; next_cursor: string | null }>): Promise<string[]> {
  const { items, next_cursor } = await read()
  const pages = [items]
  for (let cursor = next_cursor; cursor !== null;) {
    const page = await read(cursor)
    pages.push(page.items)
    cursor = page.next_cursor
  }
  expect(pages).toHaveLength(3)
  return pages.flat().map((item) => ('other' in item ? item.other.full_name : (item.members[1]?.full_name ?? '')))
}
