import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { meetingProblems } from '#features/meetings/problems.ts'
import { startsOf } from '#features/meetings/runs.ts'
import { remindDue } from '#features/meetings/server/remind.ts'
import { suspend } from '#features/members/server/index.ts'
import { groupOf } from '#testing/groups.ts'
import { calendarPartOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { bookTime, hoursAhead, settingsOf } from '#testing/meetings.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { localHours, offerHours, slotsFor, takePlace } from '#testing/office-hours.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { officeHoursProblems } from '../problems.ts'

const world = testWorld()
const db = () => world.services.database.kysely

let ada: Person
let operator: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  ada = await memberNamed(world, 'Ada Asks')
})

const slotOf = async (reader: Person, id: string, at = 0) => {
  const slot = (await slotsFor(reader, id))[at]
  if (!slot) throw new Error('there is no such slot')
  return slot
}
const titlesOf = async (reader: Person) => (await reader.call.notifications.list({})).items.map(({ title }) => title.id)
const nextOf = async (reader: Person) => (await reader.call.meetings.list({ which: 'next' })).items
const listed = async (reader: Person, topic?: 'hiring' | 'fundraising') =>
  (await reader.call.officeHours.list({ topic, limit: 50 })).items.map(({ id }) => id)

/** The calendar entries that a member was sent, in order. */
const invitationsOf = (reader: Person) =>
  world.mailServer.received
    .filter(({ to, source }) => to.includes(reader.email) && source.includes('text/calendar'))
    .map(({ source }) => {
      const calendar = new ICAL.Component(ICAL.parse(calendarPartOf(source).text) as never)
      const value = (name: string) => calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue(name)?.toString()
      return { method: calendar.getFirstPropertyValue('method'), uid: value('uid'), sequence: value('sequence'), summary: value('summary') }
    })

describe('an offer', () => {
  test('repeats each week by the clock, also when the clocks change', async () => {
    const mentor = await memberNamed(world, 'Mia Mentor')
    const first = `${localHours(24 * 3)[0]?.slice(0, 10)}T10:00`
    const id = await offerHours(mentor, { zone: 'Europe/Helsinki', starts: [first], weeks: 26 })
    const slots = await slotsFor(ada, id)
    expect(slots).toHaveLength(26)
    const clocks = slots.map(({ starts_at }) =>
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Helsinki' }).format(new Date(starts_at)),
    )
    expect(new Set(clocks)).toEqual(new Set(['10:00']))
    // Half a year has both summer and winter in it.
    expect(new Set(slots.map(({ starts_at }) => starts_at.slice(11, 16))).size).toBe(2)
  })

  test('is listed by topic, next ones first, for those it is for', async () => {
    const [mentor, friend, peer, stranger] = [
      await memberNamed(world, 'Moa Mentor'),
      await memberNamed(world, 'Fia Friend'),
      await memberNamed(world, 'Pia Peer'),
      await memberNamed(world, 'Sia Stranger'),
    ]
    await connect(mentor, friend)
    const group = await groupOf(operator)
    for (const person of [mentor, peer]) await person.call.groups.join({ id: group.id })
    const late = await offerHours(mentor, { starts: localHours(60, 300), topics: ['hiring', 'fundraising'] })
    const soon = await offerHours(mentor, { starts: localHours(50) })
    const close = await offerHours(mentor, { starts: localHours(70), open_to: 'connections' })
    const inside = await offerHours(mentor, { starts: localHours(80), open_to: 'group', group_id: group.id })
    const own = new Set([late, soon, close, inside])
    const seenBy = async (reader: Person) => (await listed(reader)).filter((id) => own.has(id))
    expect(await seenBy(stranger)).toEqual([soon, late])
    expect(await seenBy(friend)).toEqual([soon, late, close])
    expect(await seenBy(peer)).toEqual([soon, late, inside])
    expect(await seenBy(mentor)).toEqual([])
    expect((await listed(stranger, 'hiring')).filter((id) => own.has(id))).toEqual([late])
    const ofMentor = async (reader: Person) => (await reader.call.officeHours.list({ member_id: mentor.id })).items.map(({ id }) => id)
    expect(await ofMentor(stranger)).toEqual([soon, late])
    expect(await ofMentor(peer)).toEqual([soon, late, inside])
    for (const id of [close, inside, randomUUID()])
      expect(await refusalOf(stranger.call.officeHours.get({ id }))).toBe(officeHoursProblems.gone.id)
    const [place] = await slotsFor(friend, close)
    expect(await refusalOf(takePlace(stranger, place ?? { id: randomUUID() }))).toBe(officeHoursProblems.gone.id)
    expect(await refusalOf(offerHours(stranger, { open_to: 'group', group_id: group.id }))).toBe('groups.gone')
  })

  test('refuses times that are past, do not exist, or overlap', async () => {
    const mentor = await memberNamed(world, 'Max Mentor')
    const refused = (changes: Parameters<typeof offerHours>[1]) => refusalOf(offerHours(mentor, changes))
    expect(await refused({ starts: localHours(-5) })).toBe(officeHoursProblems.past.id)
    expect(await refused({ starts: localHours(24 * 366) })).toBe(officeHoursProblems.past.id)
    expect(await refused({ starts: ['2090-02-31T10:00'] })).toBe(officeHoursProblems.notATime.id)
    const [hour = ''] = localHours(48)
    expect(await refused({ starts: [hour, hour.replace(/00$/, '15')] })).toBe(officeHoursProblems.overlap.id)
    expect(await refused({})).toBe('was not refused')
    expect(await refused({})).toBe(officeHoursProblems.overlap.id)
    expect(await refused({ starts: localHours(100, 101, 102, 103, 104, 105, 106, 107), weeks: 26 })).toBe(
      officeHoursProblems.tooManySlots.id,
    )
    expect(await refused({ place: { kind: 'community', text: '' }, starts: localHours(90) })).toBe(meetingProblems.noCommunityPlace.id)
  })

  test('can be changed, get more times and end; others cannot touch it', async () => {
    const [mentor, other] = [await memberNamed(world, 'Mo Mentor'), await memberNamed(world, 'Otto Other')]
    const id = await offerHours(mentor)
    const words = {
      id,
      title: 'Hiring',
      about: '',
      topics: ['hiring' as const],
      open_to: 'everybody' as const,
      question: 'Whom do you hire?',
    }
    await mentor.call.officeHours.change(words)
    await mentor.call.officeHours.addTimes({ id, zone: 'UTC', starts: localHours(48, 72), weeks: 1 })
    expect(await slotsFor(ada, id)).toHaveLength(2)
    expect(await ada.call.officeHours.get({ id })).toMatchObject({ title: 'Hiring', question: 'Whom do you hire?' })
    const slot = await slotOf(ada, id)
    const touches = [
      () => other.call.officeHours.change(words),
      () => other.call.officeHours.addTimes({ id, zone: 'UTC', starts: localHours(90), weeks: 1 }),
      () => other.call.officeHours.removeTime({ id: slot.id }),
      () => other.call.officeHours.end({ id }),
    ]
    for (const touch of touches) expect(await refusalOf(touch())).toBe(officeHoursProblems.gone.id)
    await takePlace(ada, slot, { answer: 'Nobody yet' })
    await mentor.call.officeHours.end({ id })
    await world.settled()
    expect(await refusalOf(ada.call.officeHours.get({ id }))).toBe(officeHoursProblems.gone.id)
    expect((await nextOf(ada)).filter(({ with: who }) => who?.id === mentor.id)).toEqual([])
    expect(await titlesOf(ada)).toContain('notification.meetingCancelled')
  })
})

test('times of office hours are not offered on the booking page, until they are removed', async () => {
  const mentor = await memberNamed(world, 'Mel Mentor')
  await mentor.call.meetings.saveSettings(settingsOf())
  const id = await offerHours(mentor, { starts: localHours(48, 50) })
  const times = await slotsFor(ada, id)
  const booked = async () => startsOf(await ada.call.meetings.slots({ id: mentor.id, from: hoursAhead(0), days: 4 }))
  for (const { starts_at } of times) expect(await booked()).not.toContain(starts_at)
  await mentor.call.officeHours.removeTime({ id: times[0]?.id ?? '' })
  expect(await booked()).toContain(times[0]?.starts_at)
  await mentor.call.officeHours.end({ id })
  expect(await booked()).toContain(times[1]?.starts_at)
})

describe('a place', () => {
  test('is a meeting with the answer to the question, one at a time for each mentor', async () => {
    const [mentor, guest] = [await memberNamed(world, 'Mira Mentor'), await memberNamed(world, 'Gia Guest')]
    const id = await offerHours(mentor, { question: 'What is your round?', starts: localHours(48, 50) })
    const [first, second] = [await slotOf(guest, id), await slotOf(guest, id, 1)]
    expect(await refusalOf(takePlace(guest, first))).toBe(officeHoursProblems.answerNeeded.id)
    expect(await takePlace(guest, first, { answer: 'Seed' })).toEqual({ state: 'held' })
    expect(await takePlace(guest, first, { answer: 'Seed' }), 'repeated').toEqual({ state: 'held' })
    expect(await refusalOf(takePlace(guest, second, { answer: 'Seed' }))).toBe(officeHoursProblems.oneAtATime.id)
    expect(await nextOf(guest)).toMatchObject([
      { with: { full_name: 'Mira Mentor' }, word: 'Seed', starts_at: first.starts_at, is_fixed: true },
    ])
    expect((await mentor.call.officeHours.own()).items).toMatchObject([
      { slots: [{ people: [{ member: { full_name: 'Gia Guest' }, answer: 'Seed' }], waiting: 0 }, { people: [] }] },
    ])
    expect((await guest.call.officeHours.get({ id })).slots).toMatchObject([
      { free: 0, yours: 'held' },
      { free: 1, yours: null },
    ])
    await world.settled()
    expect(await titlesOf(mentor)).toContain('notification.meetingBooked')
    const [meeting] = await nextOf(guest)
    expect(await refusalOf(mentor.call.meetings.move({ id: meeting?.id ?? '', starts_at: hoursAhead(90), sequence: 0 }))).toBe(
      meetingProblems.fixed.id,
    )
    await guest.call.officeHours.leave({ id: first.id })
    await world.settled()
    expect(await takePlace(guest, second, { answer: 'Seed' }), 'may choose again').toEqual({ state: 'held' })
  })

  test('is refused while one of the two has another meeting, and is not offered then', async () => {
    const [mentor, guest, third] = [
      await memberNamed(world, 'Mats Mentor'),
      await memberNamed(world, 'Gus Guest'),
      await memberNamed(world, 'Tia Third'),
    ]
    const id = await offerHours(mentor, { starts: localHours(48, 50) })
    const [first, second] = [await slotOf(guest, id), await slotOf(guest, id, 1)]
    await third.call.meetings.saveSettings(settingsOf())
    await bookTime(guest, third, first.starts_at)
    expect(await refusalOf(takePlace(guest, first))).toBe(meetingProblems.busyYourself.id)
    const meeting = await bookTime(mentor, third, second.starts_at)
    expect(await refusalOf(takePlace(guest, second))).toBe(meetingProblems.taken.id)
    expect((await guest.call.officeHours.get({ id })).slots).toMatchObject([{ free: 1 }, { free: 0 }])
    expect(await takePlace(guest, second, { wait: true })).toEqual({ state: 'waiting' })
    await third.call.meetings.cancel({ id: meeting.id, word: '' })
    await world.settled()
    expect((await guest.call.officeHours.get({ id })).slots).toMatchObject([{}, { yours: 'held' }])
  })

  test('of a group is one entry in the mentor’s calendar, and one reminder', async () => {
    const mentor = await memberNamed(world, 'Mona Mentor')
    const guests = [await memberNamed(world, 'Ann Asks'), await memberNamed(world, 'Bob Asks'), await memberNamed(world, 'Cia Asks')]
    for (const { id } of [mentor, ...guests]) await sql`update users set email_confirmed = true where id = ${id}`.execute(db())
    const id = await offerHours(mentor, { places: 2 })
    const slot = await slotOf(ada, id)
    for (const guest of guests.slice(0, 2)) await takePlace(guest, slot)
    expect(await refusalOf(takePlace(guests[2] ?? ada, slot))).toBe(officeHoursProblems.full.id)
    await world.settled()
    const sent = invitationsOf(mentor)
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ uid }) => uid))).toEqual(new Set([`meeting-${slot.id}@esg-network`]))
    expect(sent.at(-1)).toMatchObject({ method: 'REQUEST', summary: 'Meeting with 2 members' })
    expect(new Set(guests.slice(0, 2).map((guest) => invitationsOf(guest)[0]?.uid)).size, 'each guest has an entry').toBe(2)

    await remindDue(world.services, new Date(Date.parse(slot.starts_at) - 3_600_000))
    await world.settled()
    const reminders = (await titlesOf(mentor)).filter((title) => title === 'notification.meetingInAnHour')
    expect(reminders).toHaveLength(1)
    expect(await titlesOf(guests[1] ?? ada)).toContain('notification.meetingInAnHour')

    for (const guest of guests.slice(0, 2)) {
      await guest.call.officeHours.leave({ id: slot.id })
      await world.settled()
    }
    const [, , oneLeft, none] = invitationsOf(mentor)
    expect(oneLeft).toMatchObject({ method: 'REQUEST', summary: 'Meeting with Bob Asks' })
    expect(none).toMatchObject({ method: 'CANCEL' })
    const sequences = invitationsOf(mentor).map(({ sequence }) => Number(sequence))
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other))
    expect(Number(none?.sequence)).toBeGreaterThan(Number(oneLeft?.sequence))
  })
})

describe('the waiting line', () => {
  async function waiting(names: string[], changes: Parameters<typeof offerHours>[1] = {}) {
    const mentor = await memberNamed(world, 'Malin Mentor')
    const holder = await memberNamed(world, 'Hal Holds')
    const line = []
    for (const name of names) line.push(await memberNamed(world, name))
    const id = await offerHours(mentor, changes)
    const slot = await slotOf(holder, id)
    await takePlace(holder, slot, { wait: true })
    for (const person of line) expect(await takePlace(person, slot, { wait: true })).toEqual({ state: 'waiting' })
    return { mentor, holder, line, id, slot }
  }
  const stateOf = async (reader: Person, id: string) => (await slotsFor(reader, id))[0]?.yours ?? null

  test('gives a place that becomes free to who waits longest, and tells them', async () => {
    const { mentor, holder, line, id, slot } = await waiting(['Fay First', 'Sam Second'])
    const [first, second] = line as [Person, Person]
    expect((await first.call.officeHours.waiting()).items).toMatchObject([{ slot_id: slot.id, before_you: 0, mentor: { id: mentor.id } }])
    expect((await second.call.officeHours.waiting()).items).toMatchObject([{ slot_id: slot.id, before_you: 1 }])
    // From the meeting, as from the office hours.
    const [meeting] = await nextOf(holder)
    await holder.call.meetings.cancel({ id: meeting?.id ?? '', word: 'Ill' })
    await world.settled()
    expect([await stateOf(holder, id), await stateOf(first, id), await stateOf(second, id)]).toEqual([null, 'held', 'waiting'])
    expect(await titlesOf(first)).toContain('notification.officeHoursPlace')
    expect(await titlesOf(mentor)).toContain('notification.meetingBooked')
    expect(await nextOf(first)).toMatchObject([{ starts_at: slot.starts_at }])
    await second.call.officeHours.leave({ id: slot.id })
    expect((await second.call.officeHours.waiting()).items).toEqual([])
  })

  /** By name. */
  const passedOver: Record<string, (person: Person, mentor: Person, slot: { starts_at: string }) => Promise<unknown>> = {
    'Bo Blocked': (person, mentor) => mentor.call.relations.block({ id: person.id }),
    'Bea Blocks': (person, mentor) => person.call.relations.block({ id: mentor.id }),
    'Sue Suspended': (person) => world.services.database.transaction((tx) => suspend(tx, person.id, { ends_at: null, reason: 'Spam.' })),
    async 'Mia Meets'(person, _mentor, { starts_at }) {
      const third = await memberNamed(world, 'Tea Third')
      await third.call.meetings.saveSettings(settingsOf())
      await bookTime(person, third, starts_at)
    },
  }
  test('passes over those who cannot have it', async () => {
    const ways = Object.entries(passedOver)
    const { mentor, holder, line, id, slot } = await waiting([...ways.map(([how]) => how), 'Sam Second'])
    for (const [at, [, act]] of ways.entries()) await act(line[at] as Person, mentor, slot)
    await world.settled()
    await holder.call.officeHours.leave({ id: slot.id })
    await world.settled()
    expect(await stateOf(line.at(-1) as Person, id)).toBe('held')
    const held = (await mentor.call.officeHours.own()).items[0]?.slots[0]?.people.map(({ member }) => member.full_name)
    expect(held).toEqual(['Sam Second'])
  })

  test('ends for the mentor’s other times once somebody has a place', async () => {
    const mentor = await memberNamed(world, 'Meta Mentor')
    const [holder, waits] = [await memberNamed(world, 'Hal Holds'), await memberNamed(world, 'Wil Waits')]
    const other = await memberNamed(world, 'Ole Other')
    const id = await offerHours(mentor, { starts: localHours(48, 50) })
    const [one, two] = [await slotOf(holder, id), await slotOf(holder, id, 1)]
    await takePlace(holder, one)
    await takePlace(other, two)
    for (const slot of [one, two]) await takePlace(waits, slot, { wait: true })
    await holder.call.officeHours.leave({ id: one.id })
    await world.settled()
    expect((await slotsFor(waits, id)).map(({ yours }) => yours)).toEqual(['held', null])
    expect(await refusalOf(takePlace(waits, two, { wait: true }))).toBe(officeHoursProblems.oneAtATime.id)
  })

  test('is told when the time is removed', async () => {
    const { mentor, holder, line, slot } = await waiting(['Fay First'])
    await mentor.call.officeHours.removeTime({ id: slot.id })
    await world.settled()
    expect(await titlesOf(line[0] ?? ada)).toContain('notification.officeHoursRemoved')
    expect(await titlesOf(holder)).toContain('notification.meetingCancelled')
    expect((await line[0]?.call.officeHours.waiting())?.items).toEqual([])
  })
})

test('a mentor who blocks somebody offers them nothing, and neither learns why', async () => {
  const [mentor, blocked] = [await memberNamed(world, 'Maja Mentor'), await memberNamed(world, 'Bo Blocked')]
  const id = await offerHours(mentor, { starts: localHours(48, 60) })
  const slot = await slotOf(blocked, id)
  await takePlace(blocked, slot)
  await mentor.call.relations.block({ id: blocked.id })
  await world.settled()
  expect(await listed(blocked)).not.toContain(id)
  const answersTo = async (offer: string, time: string) => [
    await refusalOf(blocked.call.officeHours.get({ id: offer })),
    await refusalOf(takePlace(blocked, { id: time })),
    await refusalOf(blocked.call.officeHours.leave({ id: time })),
  ]
  expect(await answersTo(id, slot.id)).toEqual(await answersTo(randomUUID(), randomUUID()))
  expect((await mentor.call.officeHours.own()).items[0]?.slots[0]?.people).toEqual([])
})
