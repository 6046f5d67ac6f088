import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startsOf } from '#features/meetings/runs.ts'
import { accountOf, calendarOf, entryOf, feedOf, stamp } from '#testing/busy-times.ts'
import { type DavCalendar, addCaldav } from '#testing/caldav-server.ts'
import { openLive } from '#testing/live-client.ts'
import { bookTime, hoursAhead, settingsOf } from '#testing/meetings.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Outside, loopbackToo, startOutside } from '#testing/outside.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { mostCalendars } from '../limits.ts'
import { busyTimesProblems } from '../problems.ts'
import { busyTimesPersonalData } from './personal-data.ts'
import { keptFor, queueDue, readCalendar } from './read-calendar.ts'

const host = 'calendars.example'
const policy = loopbackToo({ [host]: ['127.0.0.1'], 'inside.example': ['10.0.0.7'] })
const world = testWorld({ outboundPolicy: policy })
const db = () => world.services.database.kysely
let outside: Outside
let ben: Person

beforeAll(async () => {
  outside = await startOutside()
  // Requests for https at this name go to http at our port.
  const { outbound } = world.services
  const ask = outbound.ask
  outbound.ask = (address, options) => ask(address.replace(`https://${host}`, outside.url), options)
  ben = await memberNamed(world, 'Ben Books')
})
beforeEach(() => {
  outside.pages.clear()
  outside.asked.splice(0)
})
afterAll(() => outside.close())

const address = (path: string) => `https://${host}${path}`
const at = (hours: number) => new Date(hoursAhead(hours))

/** A member whom everybody can book around the clock. */
async function bookable(name: string): Promise<Person> {
  const person = await memberNamed(world, name)
  await person.call.meetings.saveSettings(settingsOf({ availability: { length: 60 } }))
  return person
}

async function addFeed(person: Person, path: string, name?: string): Promise<string> {
  const feed = feedOf(address(path), name)
  await person.call.busyTimes.saveFeed(feed)
  await world.settled()
  return feed.id
}

async function addAccount(person: Person, given = accountOf(address('/'))): Promise<string> {
  await person.call.busyTimes.saveAccount(given)
  await world.settled()
  return given.id
}

const only = async (person: Person) => {
  const { items } = await person.call.busyTimes.list()
  const [calendar] = items
  if (!calendar || items.length > 1) throw new Error(`there are ${items.length} calendars`)
  return calendar
}

/** Which of the full hours ahead can be booked. */
async function freeHours(person: Person, hours: readonly number[]): Promise<number[]> {
  const starts = startsOf(await ben.call.meetings.slots({ id: person.id, from: hoursAhead(0), days: 3 }))
  return hours.filter((each) => starts.includes(hoursAhead(each)))
}

const failureOf = async (person: Person) => (await only(person)).failure?.code

test('a time at which a member is busy elsewhere can’t be booked, and can be once it is free there', async () => {
  const ada = await bookable('Ada Busy')
  outside.pages.set('/work.ics', calendarOf(entryOf('1', at(5), at(6)), entryOf('2', at(7), at(8), 'TRANSP:TRANSPARENT')))
  await using tab = await openLive(world, ada)
  const id = await addFeed(ada, '/work.ics')
  expect(await tab.event('busyTimes.changed'), 'the owner’s other tabs see when it was read').toEqual({ id })
  expect(await only(ada)).toEqual({ id, kind: 'feed', name: 'Work', host, read_at: expect.any(String), blocks: 1, failure: null })
  expect(await freeHours(ada, [4, 5, 6, 7])).toEqual([4, 6, 7])
  expect(await refusalOf(bookTime(ben, ada, hoursAhead(5)))).toBe('meetings.taken')

  outside.pages.set('/work.ics', calendarOf(entryOf('1', at(6), at(7))))
  await ada.call.busyTimes.readNow({ id })
  await world.settled()
  expect(await freeHours(ada, [4, 5, 6, 7])).toEqual([4, 5, 7])

  await ada.call.busyTimes.remove({ id })
  expect((await ada.call.busyTimes.list()).items).toEqual([])
  expect(await freeHours(ada, [4, 5, 6, 7])).toEqual([4, 5, 6, 7])
})

describe('a CalDAV account', () => {
  const calendars: Record<string, DavCalendar> = {
    work: { objects: {} },
    family: { objects: {} },
    tasks: { components: ['VTODO'], objects: {} },
    birthdays: { isTransparent: true, objects: {} },
  }
  beforeEach(() => {
    calendars['work'] = {
      objects: { '1.ics': calendarOf(entryOf('1', at(5), at(6))), '2.ics': calendarOf(entryOf('2', at(-800), at(-799))) },
    }
    calendars['family'] = {
      objects: {
        '3.ics': calendarOf(entryOf('3', at(8 - 24 * 14), at(9 - 24 * 14), 'RRULE:FREQ=DAILY', `EXDATE:${stamp(at(8 + 24))}`)),
        '4.ics': calendarOf(entryOf('4', at(3), at(4), 'STATUS:CANCELLED')),
        '5.ics': calendarOf(entryOf('5', at(6), at(7), 'STATUS:TENTATIVE', `DESCRIPTION:${'long & <odd> '.repeat(8_000)}`)),
      },
    }
    calendars['birthdays'] = { isTransparent: true, objects: { '6.ics': calendarOf(entryOf('6', at(1), at(20))) } }
    addCaldav(outside, { user: 'ada@example.org', password: 'pässword', calendars })
  })

  test('is found from the server’s name, and all its calendars are read', async () => {
    const ada = await bookable('Ada Account')
    await addAccount(ada, accountOf(host, 'pässword'))
    expect(await only(ada)).toMatchObject({ kind: 'account', name: 'Private', host, failure: null })
    expect(await freeHours(ada, [3, 4, 5, 6, 7, 8, 9, 32])).toEqual([3, 4, 7, 9, 32])
    expect(outside.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PROPFIND /',
      'PROPFIND /.well-known/caldav',
      'PROPFIND /dav/',
      'PROPFIND /dav/principals/ada/',
      'PROPFIND /dav/calendars/ada/',
      'REPORT /dav/calendars/ada/work/',
      'REPORT /dav/calendars/ada/family/',
    ])
  })

  test('is read in part with the address of one calendar', async () => {
    const ada = await bookable('Ada Part')
    await addAccount(ada, accountOf(address('/dav/calendars/ada/work/'), 'pässword'))
    expect(await freeHours(ada, [5, 6, 8])).toEqual([6, 8])
    expect(outside.asked.map(({ method }) => method)).toEqual(['PROPFIND', 'REPORT'])
  })

  test('whose password is wrong is asked once, and works when it is entered again', async () => {
    const ada = await bookable('Ada Wrong')
    const given = accountOf(address('/dav/'), 'wrong')
    await addAccount(ada, given)
    expect(await only(ada)).toMatchObject({ read_at: null, failure: { code: 'password', kept_until: null } })
    expect(outside.asked).toHaveLength(1)
    await addAccount(ada, { ...given, password: 'pässword' })
    expect(await only(ada)).toMatchObject({ failure: null, blocks: expect.any(Number) })
    expect(await freeHours(ada, [5])).toEqual([])
  })

  test('is not read in part: if one calendar fails, the old busy times stay', async () => {
    const ada = await bookable('Ada Whole')
    const id = await addAccount(ada, accountOf(host, 'pässword'))
    outside.pages.set('/dav/calendars/ada/family/', { status: 500 })
    await ada.call.busyTimes.readNow({ id })
    await world.settled()
    expect(await only(ada)).toMatchObject({ failure: { code: 'unavailable', kept_until: expect.any(String) } })
    expect(await freeHours(ada, [5, 6, 8])).toEqual([])
  })
})

describe('a server that misbehaves', () => {
  const forget = async (person: Person) => {
    for (const { id } of (await person.call.busyTimes.list()).items) await person.call.busyTimes.remove({ id })
  }
  afterEach(() => forget(ben))

  test.each([
    ['redirects to a private name', { status: 302, headers: { location: 'https://inside.example/' } }, 'private-address'],
    ['answers with a page', '<!doctype html><title>Sign in</title>', 'no-calendar'],
    ['sends 50 MB', { headers: { 'content-length': '52428800' }, body: 'BEGIN:VCALENDAR' }, 'too-large'],
  ] as const)('that %s is told apart: a feed', async (_what, page, code) => {
    outside.pages.set('/bad.ics', page)
    await addFeed(ben, '/bad.ics')
    expect(await failureOf(ben)).toBe(code)
  })

  const multistatus = { status: 207, headers: { 'content-type': 'application/xml' } }
  test.each([
    ['sends broken XML', { ...multistatus, body: '<d:multistatus xmlns:d="DAV:"><d:response>' }, 'no-calendar'],
    ['has the principal on a private machine', { ...multistatus, body: principalAt('https://10.0.0.1/') }, 'private-address'],
  ] as const)('that %s is told apart: an account', async (_what, page, code) => {
    outside.pages.set('/', page)
    await addAccount(ben)
    expect(await failureOf(ben)).toBe(code)
  })
})

const principalAt = (path: string) =>
  `<d:multistatus xmlns:d="DAV:"><d:response><d:href>/</d:href><d:propstat><d:prop><d:current-user-principal><d:href>${path}</d:href></d:current-user-principal></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`

describe('a calendar that fails', () => {
  const readAt = async (id: string, now: Date) => {
    await readCalendar(world.services, id, now)
    await world.settled()
  }
  const told = async (person: Person) =>
    (await person.call.notifications.list({})).items.filter(({ title }) => title.id === 'notification.calendarFailing')

  test('keeps its busy times for a day; then they are dropped and its owner is told, once', async () => {
    const ada = await bookable('Ada Failing')
    outside.pages.set('/flaky.ics', calendarOf(entryOf('1', at(30), at(31))))
    const id = await addFeed(ada, '/flaky.ics', 'My flaky calendar')
    outside.pages.set('/flaky.ics', { status: 503 })
    const began = Date.now()
    await readAt(id, new Date(began))
    await readAt(id, new Date(began + keptFor - 60_000))
    expect(await only(ada)).toMatchObject({
      blocks: 1,
      failure: { code: 'unavailable', since: new Date(began).toISOString(), kept_until: new Date(began + keptFor).toISOString() },
    })
    expect([await freeHours(ada, [30]), await told(ada)]).toEqual([[], []])

    await readAt(id, new Date(began + keptFor))
    await readAt(id, new Date(began + keptFor + 60_000))
    expect(await only(ada)).toMatchObject({ blocks: 0, failure: { kept_until: null } })
    expect(await freeHours(ada, [30])).toEqual([30])
    expect(await told(ada)).toMatchObject([
      { title: { parameters: { name: 'My flaky calendar' } }, target: '/dashboard/meetings/availability' },
    ])

    outside.pages.set('/flaky.ics', calendarOf(entryOf('1', at(30), at(31))))
    await readAt(id, new Date())
    expect(await only(ada)).toMatchObject({ blocks: 1, failure: null })
    expect([await freeHours(ada, [30]), await told(ada)]).toEqual([[], []])
  })

  test('is told again after it worked, and the notification goes with the calendar', async () => {
    const ada = await memberNamed(world, 'Ada Again')
    const id = await addFeed(ada, '/nothing.ics')
    await readAt(id, new Date(Date.now() + keptFor))
    expect(await told(ada)).toHaveLength(1)
    await ada.call.busyTimes.remove({ id })
    await world.settled()
    expect(await told(ada)).toEqual([])
  })

  test('is read again every half hour, and after a day every six hours', async () => {
    const ada = await memberNamed(world, 'Ada Waiting')
    const id = await addFeed(ada, '/nothing.ics')
    const minutesToNext = async (now: Date) => {
      await readAt(id, now)
      const { rows } = await sql<{ next_read_at: Date }>`select next_read_at from busy_calendars where id = ${id}`.execute(db())
      return ((rows[0]?.next_read_at.getTime() ?? 0) - now.getTime()) / 60_000
    }
    const [early, late] = [await minutesToNext(new Date()), await minutesToNext(new Date(Date.now() + keptFor))]
    expect([early >= 27 && early <= 33, late >= 324 && late <= 396]).toEqual([true, true])
  })
})

test('calendars are read when they are due, but not those of members who are leaving', async () => {
  const [ada, eva] = [await memberNamed(world, 'Ada Due'), await memberNamed(world, 'Eva Leaving')]
  await addFeed(ada, '/due.ics')
  await addFeed(eva, '/leaving.ics')
  await eva.call.leaving.ask({ current_password: eva.password })
  await sql`update busy_calendars set next_read_at = now() + interval '1 hour'`.execute(db())
  outside.asked.splice(0)
  await queueDue(world.services, new Date())
  await world.settled()
  expect(outside.asked).toEqual([])
  await sql`update busy_calendars set next_read_at = now() - interval '1 minute' where member_id = any(${[ada.id, eva.id]})`.execute(db())
  await queueDue(world.services, new Date())
  await queueDue(world.services, new Date())
  await world.settled()
  expect(outside.asked.map(({ path }) => path)).toEqual(['/due.ics'])
})

test('five calendars are the most, also at once', async () => {
  const ada = await memberNamed(world, 'Ada Many')
  const answers = await Promise.all(
    Array.from({ length: mostCalendars + 2 }, (_, n) => refusalOf(ada.call.busyTimes.saveFeed(feedOf(address(`/${n}.ics`))))),
  )
  expect(answers.toSorted()).toEqual([
    ...Array<string>(2).fill(busyTimesProblems.tooMany.id),
    ...Array<string>(mostCalendars).fill('was not refused'),
  ])
  await world.settled()
})

test.each([
  ['an unencrypted address', { address: 'http://calendars.example/a.ics' }],
  ['an address of this machine', { address: 'https://localhost/a.ics' }],
  ['an address with a password', { address: 'https://me:secret@calendars.example/a.ics' }],
  ['no name', { name: ' ' }],
  ['a zone that does not exist', { zone: 'Europe/Atlantis' }],
])('%s is refused with what to do', async (_what, changes) => {
  const answer = await refusalOf(ben.call.busyTimes.saveFeed({ ...feedOf(address('/a.ics')), ...changes }))
  expect(answer).toMatch(/^Please /)
  expect((await ben.call.busyTimes.list()).items).toEqual([])
})

test('nothing of an entry but its time, no address and no password gets into the database, the log or an answer', async () => {
  const ada = await bookable('Ada Private')
  const logged: string[] = []
  const { log } = world.services
  const info = log.info.bind(log)
  log.info = (...given: unknown[]) => logged.push(JSON.stringify(given))
  const lines = [
    'SUMMARY:Secret Surgery',
    'LOCATION:Ward Nine',
    'DESCRIPTION:Dr Zhivago',
    'ORGANIZER;CN=Nurse Ratched:mailto:nurse@ward.example',
  ]
  outside.pages.set('/token-aaa.ics', calendarOf(entryOf('uid-4711', at(5), at(6), ...lines)))
  await addFeed(ada, '/token-aaa.ics')
  await addFeed(ada, '/token-bbb.ics')
  addCaldav(outside, {
    user: 'ada@example.org',
    password: 'hush-hush',
    calendars: { work: { objects: { 'file-4712.ics': calendarOf(entryOf('uid-4712', at(8), at(9), ...lines)) } } },
  })
  await addAccount(ada, accountOf(host, 'hush-hush'))
  log.info = info
  expect(await freeHours(ada, [5, 8])).toEqual([])

  const { rows: tables } = await sql<{ table: string; texts: string; columns: number }>`
    select format('%I.%I', c.table_schema, c.table_name) as table, count(*)::int as columns, string_agg(
      format(case c.data_type when 'bytea' then 'encode(%I, ''escape'')' else '%I::text' end, c.column_name), ', ') as texts
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    group by c.table_schema, c.table_name`.execute(db())
  const secrets = [
    'Secret Surgery',
    'Ward Nine',
    'Zhivago',
    'Ratched',
    'nurse@ward',
    'uid-471',
    'file-471',
    'token-aaa',
    'token-bbb',
    'hush-hush',
  ]
  const pattern = secrets.join('|')
  for (const { table, texts } of tables) {
    const row = sql.raw(`concat_ws(' ', ${texts})`)
    const { rows } = await sql`select ${row} as found from ${sql.raw(table)} where ${row} ~ ${pattern} limit 1`.execute(db())
    expect(rows, table).toEqual([])
  }
  expect(tables.reduce((sum, { columns }) => sum + columns, 0)).toBeGreaterThan(300)

  const answers = [await ada.call.busyTimes.list(), await ben.call.meetings.slots({ id: ada.id, from: hoursAhead(0), days: 3 }), logged]
  expect(logged.join()).toContain('not-found')
  for (const secret of secrets) expect(JSON.stringify(answers)).not.toContain(secret)
})

describe('a calendar of a member', () => {
  let ada: Person
  let id: string
  beforeAll(async () => {
    ada = await bookable('Ada Owner')
    outside.pages.set('/own.ics', calendarOf(entryOf('1', at(5), at(6))))
    id = await addFeed(ada, '/own.ics', 'My work')
  })

  test('nobody else learns anything, and others’ calendars can’t be changed', async () => {
    const eva = await bookable('Eva Outsider')
    const attempts = [
      eva.call.busyTimes.readNow({ id }),
      eva.call.busyTimes.remove({ id }),
      eva.call.busyTimes.saveFeed({ ...feedOf(address('/mine.ics')), id }),
      eva.call.busyTimes.saveAccount({ ...accountOf(host), id }),
      ada.call.busyTimes.saveAccount({ ...accountOf(host), id }),
    ]
    expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set([busyTimesProblems.gone.id]))
    expect((await eva.call.busyTimes.list()).items).toEqual([])
    expect(await only(ada)).toMatchObject({ blocks: 1, name: 'My work' })
    // A blocked member does not see free times at all.
    await ada.call.relations.block({ id: eva.id })
    expect(await refusalOf(eva.call.meetings.slots({ id: ada.id, from: hoursAhead(0), days: 3 }))).toBe('meetings.notOffered')
  })

  test('a member’s copy has calendars and busy times without the address, and everything goes with the account', async () => {
    const copied: Record<string, object[]> = {}
    for (const [name, { read }] of Object.entries(busyTimesPersonalData.lists ?? {}))
      for await (const row of await read(db(), ada.id)) (copied[name] ??= []).push(row)
    expect(copied).toMatchObject({
      calendars: [{ id, name: 'My work', host, kind: 'feed' }],
      blocks: [{ calendar_id: id, starts_at: new Date(hoursAhead(5)), ends_at: new Date(hoursAhead(6)) }],
    })
    expect(JSON.stringify(copied)).not.toContain('/own.ics')
    await sql`delete from auth."user" where id = ${ada.id}`.execute(db())
    const { rows } =
      await sql`select 1 from busy_calendars where id = ${id} union all select 1 from busy_blocks where calendar_id = ${id}`.execute(db())
    expect(rows).toEqual([])
  })
})
