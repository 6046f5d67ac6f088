import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { idTaken } from '#platform/id-taken.ts'
import { inWords, sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { dayFromNow, eventOf, hostEvent, insertForeign, letBegin } from '#testing/events.ts'
import { headerOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { defaultPreferences } from '../default-preferences.ts'
import { eventProblems } from '../problems.ts'
import { eventsPersonalData } from './personal-data.ts'

const world = testWorld()
let host: Person
let ada: Person
let ben: Person

beforeAll(async () => {
  host = await memberNamed(world, 'Hanna Host')
  ada = await memberNamed(world, 'Ada')
  ben = await memberNamed(world, 'Ben')
})

const standing = async (person: Person, id: string) => (await person.call.events.get({ id })).standing
const titlesOf = async (person: Person) =>
  (await person.call.notifications.list({})).items.map(({ title }) => sentenceOf(title, speakerIn('en')))
const mailsTo = (person: Person) => world.mailServer.received.filter(({ to }) => to.includes(person.email)).map(({ source }) => source)
const told = async () => {
  await world.services.events.settled()
  await world.services.jobs.settled()
}

describe('hosting', () => {
  test('shows an event to others as written, but its link only to attendees', async () => {
    const joining = 'https://meet.example.org/green'
    const id = await hostEvent(host, {
      title: 'Night of soil',
      format: 'hybrid',
      joining,
      starts: '2032-03-28T02:30',
      ends: '2032-03-28T04:00',
    })
    const seen = await ada.call.events.get({ id })
    // Daylight saving time skips that half hour in Berlin.
    expect(seen).toMatchObject({ title: 'Night of soil', starts_at: '2032-03-28T01:30:00.000Z', joining: '', isOwn: false, going: 0 })
    expect(seen.host).toMatchObject({ full_name: 'Hanna Host' })
    expect((await host.call.events.get({ id })).joining).toBe(joining)
    await ada.call.events.register({ id })
    expect((await ada.call.events.get({ id })).joining).toBe(joining)
  })

  test('is idempotent by id, and rejects the id of another event', async () => {
    const id = await hostEvent(host, { title: 'Once' })
    await host.call.events.post({ id, ...eventOf({ title: 'Once' }) })
    expect(await refusalOf(host.call.events.post({ id, ...eventOf({ title: 'Twice' }) }))).toBe(idTaken.id)
    expect((await host.call.events.get({ id })).title).toBe('Once')
    expect(await refusalOf(ada.call.events.post({ id, ...eventOf() }))).toBe(eventProblems.eventGone.id)
  })

  test.each([
    [{ title: ' ' }, 'title'],
    [{ starts: '2027-02-30T10:00', ends: '2027-02-30T11:00' }, 'starts'],
    [{ ends: `${dayFromNow(6)}T10:00` }, 'ends'],
    [{ starts: dayFromNow(7), ends: dayFromNow(90) }, 'ends'],
    [{ time_zone: 'Europe/Atlantis' }, 'time_zone'],
    [{ venue: '' }, 'venue'],
    [{ capacity: 0 }, 'capacity'],
    [{ min_price: 200, max_price: 100 }, 'max_price'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ city_id: 1, country: null }, 'country'],
  ])('refuses %j', async (fields, path) => {
    const refused = await host.call.events
      .post({ id: randomUUID(), ...eventOf(fields) })
      .catch((error: { data: { issues: { path: string; id?: string }[] } }) => error.data.issues)
    expect(refused).toContainEqual(expect.objectContaining({ path, id: expect.any(String) as string }))
  })

  test('is refused for past dates and for members without a profile', async () => {
    const past = { starts: `${dayFromNow(-3)}T10:00`, ends: `${dayFromNow(-3)}T11:00` }
    expect(await refusalOf(host.call.events.post({ id: randomUUID(), ...eventOf(past) }))).toBe(eventProblems.startsInPast.id)
    const nobody = await world.join({ full_name: 'No Body' })
    expect(await refusalOf(nobody.call.events.post({ id: randomUUID(), ...eventOf() }))).toBe(eventProblems.profileFirst.id)
  })

  test('only the host can change and cancel the event, and attendees are notified', async () => {
    const id = await hostEvent(host, { title: 'Moving Night' })
    await turnOnMails(world, ada)
    await ada.call.events.register({ id })
    expect(await refusalOf(ada.call.events.change({ id, ...eventOf() }))).toBe(eventProblems.notHost.id)
    expect(await refusalOf(ada.call.events.cancel({ id }))).toBe(eventProblems.notHost.id)
    await host.call.events.change({ id, ...eventOf({ title: 'Moving Night', city_id: 2_761_369, country: 'AT' }) })
    await told()
    const [moved] = (await ada.call.notifications.list({})).items
    expect(inWords(moved?.description ?? '', speakerIn('de'))).toBe('Impact Hub, Wien')
    await host.call.events.change({
      id,
      ...eventOf({ title: 'Moving Night', starts: `${dayFromNow(8)}T18:30`, ends: `${dayFromNow(8)}T21:00` }),
    })
    await told()
    expect(await titlesOf(ada)).toContain('Moving Night has been rescheduled')
    await host.call.events.cancel({ id, reason: 'The roof leaks.' })
    await told()
    expect(await titlesOf(ada)).toContain('Moving Night was cancelled')
    expect(mailsTo(ada)).toContainEqual(expect.stringContaining('The roof leaks.'))
    // The email about the new time was still to come.
    await sql`update jobs.job set start_after = now() where name = 'notifications.mail' and state = 'created'`.execute(
      world.services.database.kysely,
    )
    await told()
    expect(mailsTo(ada)).not.toContainEqual(expect.stringContaining('Moving Night has changed'))
    expect(await refusalOf(ben.call.events.register({ id }))).toBe(eventProblems.isCancelled.id)
    expect((await ben.call.events.find({ query: 'moving night' })).items).toEqual([])
  })
})

describe('registering', () => {
  test('gives each place once, even to simultaneous requests, and keeps the order of the waiting list', async () => {
    const id = await hostEvent(host, { title: 'Two Chairs', capacity: 2 })
    const people = await Promise.all([1, 2, 3, 4, 5].map((number) => memberNamed(world, `Guest ${number}`)))
    const outcomes = await Promise.all(people.map((person) => person.call.events.register({ id })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['registered', 'registered', 'waiting', 'waiting', 'waiting'])
    expect(await host.call.events.get({ id })).toMatchObject({ going: 2, waiting: 3 })
    // Registering again takes no second place.
    const inside = people[outcomes.findIndex(({ status }) => status === 'registered')] as Person
    await inside.call.events.register({ id })
    expect(await host.call.events.get({ id })).toMatchObject({ going: 2, waiting: 3 })

    const line = (await host.call.events.attendees({ id, status: 'waiting' })).items.map(({ member }) => member.full_name)
    await inside.call.events.unregister({ id })
    await told()
    const next = people.find(({ full_name }) => full_name === line[0]) as Person
    expect(await standing(next, id)).toBe('registered')
    expect(await titlesOf(next)).toContain('You have a place at Two Chairs')
    await host.call.events.change({ id, ...eventOf({ title: 'Two Chairs', capacity: 4 }) })
    expect(await host.call.events.get({ id })).toMatchObject({ going: 4, waiting: 0 })
    expect(await refusalOf(host.call.events.change({ id, ...eventOf({ capacity: 3 }) }))).toBe(eventProblems.fewerPlaces.id)
  })

  test('awaits the host’s approval if required, and needs the required answers', async () => {
    const question = randomUUID()
    const questions = [{ id: question, label: 'What are you building?', isRequired: true }]
    const id = await hostEvent(host, { title: 'Small Table', needs_approval: true, capacity: 1, questions })
    expect(await refusalOf(ada.call.events.register({ id }))).toBe(eventProblems.answerNeeded.id)
    expect(await ada.call.events.register({ id, answers: { [question]: 'Batteries', [randomUUID()]: 'ignored' } })).toEqual({
      status: 'requested',
    })
    await turnOnMails(world, ben)
    await ben.call.events.register({ id, answers: { [question]: 'Soil' } })
    await told()
    expect(await titlesOf(host)).toContain('Ben Example would like to attend Small Table')
    expect((await host.call.events.attendees({ id })).items).toMatchObject([
      { member: { id: ada.id }, status: 'requested', answers: { [question]: 'Batteries' } },
      { member: { id: ben.id }, status: 'requested' },
    ])
    expect((await host.call.events.get({ id })).requests).toBe(2)
    await host.call.events.answerRequest({ id, member_id: ada.id, isAccepted: true })
    await host.call.events.answerRequest({ id, member_id: ben.id, isAccepted: true })
    expect(await standing(ada, id)).toBe('registered')
    expect(await standing(ben, id)).toBe('waiting')
    await told()
    expect(await titlesOf(ben)).toContain('Small Table is full: you are on the waiting list')
    expect(mailsTo(ben).map((source) => headerOf(source, 'Subject'))).toEqual(['You are on the waiting list for Small Table'])
    await host.call.events.answerRequest({ id, member_id: ada.id, isAccepted: false })
    await told()
    expect(await standing(ben, id)).toBe('registered')
    expect(await titlesOf(ada)).toContain('The host was unable to offer you a place at Small Table')
    expect(await refusalOf(ada.call.events.register({ id, answers: { [question]: 'Please' } }))).toBe(eventProblems.wasDeclined.id)
  })

  test('lets only the host record attendance, once check-in is open', async () => {
    const id = await hostEvent(host)
    await ada.call.events.register({ id })
    expect(await refusalOf(ben.call.events.attendees({ id }))).toBe(eventProblems.notHost.id)
    expect(await refusalOf(host.call.events.checkIn({ id, member_id: ada.id, status: 'attended' }))).toBe(eventProblems.notBegun.id)
    await letBegin(world, id, 1)
    await host.call.events.checkIn({ id, member_id: ada.id, status: 'attended' })
    expect(await refusalOf(host.call.events.checkIn({ id, member_id: ben.id, status: 'attended' }))).toBe(eventProblems.notAttending.id)
    expect((await ada.call.events.history({ status: 'attended' })).items.map((event) => event.id)).toContain(id)
    await letBegin(world, id, 30)
    expect(await refusalOf(ben.call.events.register({ id }))).toBe(eventProblems.isOver.id)
    expect(await refusalOf(host.call.events.register({ id: await hostEvent(host) }))).toBe(eventProblems.ownEvent.id)
  })

  test('for an imported event is recorded on the member’s word', async () => {
    const id = await insertForeign(world, { title: 'Elsewhere Summit' })
    await ada.call.events.interact({ id, interaction_type: 'registration_attempted' })
    expect(await standing(ada, id)).toBeNull()
    await ada.call.events.register({ id })
    expect((await ada.call.events.history({ status: 'registered' })).items.map((event) => event.title)).toContain('Elsewhere Summit')
    await ada.call.events.unregister({ id })
    expect((await ada.call.events.history({ status: 'cancelled' })).items.map((event) => event.title)).toContain('Elsewhere Summit')
    expect((await ada.call.events.get({ id })).going).toBeNull()
  })
})

describe('attendance', () => {
  test('is visible only to connections, and only with permission', async () => {
    const [cleo, dora, eve] = await Promise.all(['Cleo', 'Dora', 'Eve'].map((name) => memberNamed(world, name)))
    if (!cleo || !dora || !eve) throw new Error('no members')
    await connect(cleo, dora)
    const id = await hostEvent(host, { title: 'Quiet Dinner' })
    const observed = async (person: Person) => ({
      going: (await person.call.events.going({ id })).items.map((member) => member.full_name),
      connections: (await person.call.events.get({ id })).connections.count,
      events: (await person.call.events.ofMember({ id: cleo.id })).items.map((event) => event.title),
    })
    const nothing = { going: [], connections: 0, events: [] }
    await cleo.call.events.register({ id })
    expect(await observed(dora)).toEqual(nothing)
    expect((await cleo.call.events.get({ id })).askAttendance).toBe(true)
    await cleo.call.events.showAttendance({ shows: true })
    expect(await observed(dora)).toEqual({ going: ['Cleo Example'], connections: 1, events: ['Quiet Dinner'] })
    expect(await observed(eve)).toEqual(nothing)
    await cleo.call.events.showAttendance({ shows: false })
    expect(await observed(dora)).toEqual(nothing)
  })

  test('counts towards a match if both members share it', async () => {
    const [kai, lea] = await Promise.all(['Kai', 'Lea'].map((name) => memberNamed(world, name)))
    if (!kai || !lea) throw new Error('no members')
    const id = await hostEvent(host, { title: 'Shared Supper' })
    for (const person of [kai, lea]) await person.call.events.register({ id })
    const reasons = async () => (await kai.call.matching.card({ id: lea.id })).reasons.map(({ text }) => text.parameters?.['event'])
    const { score } = await kai.call.matching.card({ id: lea.id })
    await kai.call.events.showAttendance({ shows: true })
    expect(await reasons()).not.toContain('Shared Supper')
    await lea.call.events.showAttendance({ shows: true })
    expect(await reasons()).toContain('Shared Supper')
    expect((await kai.call.matching.card({ id: lea.id })).score).toBe(score)
    await kai.call.events.showAttendance({ shows: false })
    expect(await reasons()).not.toContain('Shared Supper')
  })

  test('is hidden by a block: neither member sees the other’s event', async () => {
    const fay = await memberNamed(world, 'Fay')
    const id = await hostEvent(fay, { title: 'Fay’s Salon' })
    await ada.call.relations.block({ id: fay.id })
    expect(await refusalOf(ada.call.events.get({ id }))).toBe(eventProblems.eventGone.id)
    expect(await refusalOf(ada.call.events.register({ id }))).toBe(eventProblems.eventGone.id)
    expect((await ada.call.events.find({ query: 'salon' })).items).toEqual([])
    expect((await ben.call.events.find({ query: 'salon' })).items).toHaveLength(1)
    const ofDay = { date: dayFromNow(7), zone: 'Europe/Berlin' }
    expect((await ada.call.events.day(ofDay)).items.map((event) => event.title)).not.toContain('Fay’s Salon')
    expect((await ben.call.events.day(ofDay)).items.map((event) => event.title)).toContain('Fay’s Salon')

    const attended = async () => eventsPersonalData.lists?.['attendance']?.read(world.services.database.kysely, ben.id)
    await ben.call.events.register({ id })
    expect(await attended()).toContainEqual(expect.objectContaining({ title: 'Fay’s Salon' }))
    await fay.call.relations.block({ id: ben.id })
    expect(await attended()).not.toContainEqual(expect.objectContaining({ title: 'Fay’s Salon' }))
  })

  test('dismissing an event has no effect that others can see', async () => {
    const id = await hostEvent(host, { title: 'Dismissed Dinner' })
    const observe = async (person: Person) => {
      const { items } = await person.call.events.recommended()
      return { event: await person.call.events.get({ id }), recommended: items.map(({ event, score }) => [event.id, score]) }
    }
    const before = await Promise.all([observe(host), observe(ben)])
    await ada.call.events.dismiss({ id, isDismissed: true })
    expect(await Promise.all([observe(host), observe(ben)])).toEqual(before)
    expect((await observe(ada)).recommended.map(([event]) => event)).not.toContain(id)
    await ada.call.events.dismiss({ id, isDismissed: false })
    expect((await observe(ada)).recommended.map(([event]) => event)).toContain(id)
  })
})

describe('the calendar', () => {
  test('shows each event on its days, your own first, and online events on the viewer’s date', async () => {
    const gus = await memberNamed(world, 'Gus')
    const day = dayFromNow(20)
    const night = { starts: `${day}T23:30`, ends: `${dayFromNow(21)}T00:30` }
    await hostEvent(gus, { title: 'A on site', ...night, time_zone: 'America/New_York' })
    await hostEvent(gus, { title: 'B online', ...night, starts: `${day}T23:45`, time_zone: 'America/New_York', format: 'online' })
    const days = await hostEvent(gus, { title: 'C days', starts: day, ends: dayFromNow(22), time_zone: 'UTC' })
    await ben.call.events.register({ id: days })
    const shown = async (zone: string) => {
      const { items } = await ben.call.events.days({ from: day, days: 3, zone, each: 20 })
      return items.map(({ events }) => events.map(({ title }) => title[0]).join(''))
    }
    expect(await shown('America/New_York')).toEqual(['CAB', 'CA', 'C'])
    expect(await shown('Europe/Berlin')).toEqual(['CA', 'CAB', 'C'])
    const { items } = await ben.call.events.days({ from: day, days: 1, zone: 'UTC', each: 1 })
    const ends_at = `${dayFromNow(23)}T00:00:00.000Z`
    expect(items).toMatchObject([{ date: day, count: 2, events: [{ title: 'C days', ends_at, isOwn: true }] }])
    const listed = await ben.call.events.day({ date: dayFromNow(21), zone: 'Europe/Berlin', limit: 2 })
    const rest = await ben.call.events.day({ date: dayFromNow(21), zone: 'Europe/Berlin', limit: 2, cursor: listed.next_cursor ?? '' })
    expect([...listed.items, ...rest.items].map(({ title }) => title[0])).toEqual(['C', 'A', 'B'])
  })

  test('can be filtered by category', async () => {
    const date = dayFromNow(30)
    const times = { starts: `${date}T09:00`, ends: `${date}T10:00` }
    await hostEvent(host, { title: 'Health', category: 107, ...times })
    await hostEvent(host, { title: 'Science', category: 102, format: 'online', ...times })
    const shown = async (category?: number) =>
      (await ben.call.events.days({ from: date, days: 1, zone: 'UTC', ...(category && { category }) })).items[0]
    expect(await shown()).toMatchObject({ count: 2 })
    expect(await shown(107)).toMatchObject({ count: 1, events: [{ title: 'Health' }] })
    expect(await shown(102)).toMatchObject({ count: 1, events: [{ title: 'Science' }] })
  })
})

describe('searching', () => {
  test('finds events by words, location and date, page by page in date order', async () => {
    // Bologna, Modena (37 km away) and Milan.
    const places = [
      ['Circular Bologna', 44.4938, 11.3387],
      ['Circular Modena', 44.6478, 10.9254],
      ['Circular Milano', 45.4643, 9.1895],
    ] as const
    for (const [at, [title, latitude, longitude]] of places.entries()) {
      await insertForeign(world, {
        title,
        latitude,
        longitude,
        country: 'IT',
        starts_at: new Date(Date.now() + (10 + at) * 86_400_000),
        ends_at: new Date(Date.now() + (11 + at) * 86_400_000),
      })
    }
    const { items } = await ada.call.places.cities({ country: 'IT', query: 'Bologna' })
    const place = items[0]?.id ?? 0
    const found = async (finding: Parameters<Person['call']['events']['find']>[0]) =>
      (await ada.call.events.find(finding)).items.map(({ title }) => title).filter((title) => title.startsWith('Circular'))
    expect(await found({ place, radius: 10 })).toEqual(['Circular Bologna'])
    expect(await found({ place, radius: 50 })).toEqual(['Circular Bologna', 'Circular Modena'])
    expect(await found({ place, radius: 100, from: dayFromNow(11) })).toEqual(['Circular Modena'])
    expect(await found({ to: dayFromNow(10), from: dayFromNow(10) })).toEqual(['Circular Bologna'])
    const first = await ada.call.events.find({ place, radius: 50, limit: 1 })
    const second = await ada.call.events.find({ place, radius: 50, limit: 1, cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['Circular Bologna', 'Circular Modena'])
    expect(second.next_cursor).toBeNull()
    expect(await refusalOf(ada.call.events.find({ place: 1 }))).toBe(eventProblems.unknownCity.id)
  })
})

test('preferences are saved as given, and rejected if they contradict each other', async () => {
  expect(await ada.call.events.preferences()).toEqual(defaultPreferences)
  const wanted = {
    ...defaultPreferences,
    preferred_categories: ['FinTech' as const],
    preferred_locations: [' Lisbon', '', 'Lisbon'],
    timezone: 'Europe/Lisbon',
  }
  await ada.call.events.savePreferences(wanted)
  expect(await ada.call.events.preferences()).toMatchObject({ preferred_categories: ['FinTech'], preferred_locations: ['Lisbon'] })
  expect(await refusalOf(ada.call.events.savePreferences({ ...wanted, min_price: 600 }))).toMatch(/can’t be lower/)
})

test('recommendations follow the member’s preferences and give reasons', async () => {
  const ivy = await memberNamed(world, 'Ivy')
  const id = await insertForeign(world, {
    title: 'Money in code',
    topics: ['FinTech'],
    min_price: 0,
    latitude: 38.7167,
    longitude: -9.1333,
    country: 'PT',
  })
  await ivy.call.events.savePreferences({ ...defaultPreferences, preferred_categories: ['FinTech'], preferred_locations: ['Lisbon'] })
  const { items } = await ivy.call.events.recommended()
  expect(items[0]).toMatchObject({ event: { id }, score: 1 })
  expect(items[0]?.reasons.map(({ message }) => message)).toEqual(['About {topic}', 'Near {place}', 'Free'])
  await ivy.call.events.register({ id })
  expect((await ivy.call.events.recommended()).items.map(({ event }) => event.id)).not.toContain(id)
})
