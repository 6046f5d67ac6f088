import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { suspend } from '#features/members/server/index.ts'
import { unsubscribeToken } from '#features/notifications/server/index.ts'
import { post } from '#testing/deals.ts'
import { hostEvent } from '#testing/events.ts'
import { groupOf } from '#testing/groups.ts'
import { openLive } from '#testing/live-client.ts'
import { calendarPartOf, headerOf, textPartOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { bookTime, hoursAhead, proposeTimes, settingsOf } from '#testing/meetings.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { meetingProblems } from '../problems.ts'
import { startsOf } from '../runs.ts'
import { remindDue } from './remind.ts'

const world = testWorld()
const db = () => world.services.database.kysely

let ada: Person
let ben: Person
let operator: Person

/** A member with a confirmed address, who gets invitations. */
async function confirmed(name: string): Promise<Person> {
  const person = await memberNamed(world, name)
  await sql`update users set email_confirmed = true where id = ${person.id}`.execute(db())
  return person
}

async function pair(): Promise<[Person, Person]> {
  const [one, other] = [await confirmed('Ana Lisbon'), await confirmed('Ville Helsinki')]
  await connect(one, other)
  return [one, other]
}

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  ada = await memberNamed(world, 'Ada Outsider')
  ben = await confirmed('Ben Host')
})

const slotsFor = async (reader: Person, host: Person) =>
  startsOf(await reader.call.meetings.slots({ id: host.id, from: hoursAhead(0), days: 3 }))
const titlesOf = async (reader: Person) => (await reader.call.notifications.list({})).items.map(({ title }) => title.id)
const unreadOf = async (reader: Person, id: string) =>
  (await reader.call.notifications.list({})).items.filter(({ title }) => title.id === id)

/** The calendar entry of a member's last email about a meeting. */
function invitationOf(reader: Person) {
  const source = world.mailServer.received
    .filter(({ to, source: mail }) => to.includes(reader.email) && mail.includes('text/calendar'))
    .at(-1)?.source
  if (!source) throw new Error('there is no invitation')
  const { head, text } = calendarPartOf(source)
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  const entry = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => entry?.getFirstPropertyValue(name)?.toString()
  return { source, head, method: calendar.getFirstPropertyValue('method'), value, text }
}

describe('who may book', () => {
  test('is nobody until the member says so', async () => {
    const host = await memberNamed(world, 'Nora New')
    expect(await host.call.meetings.settings()).toEqual({ settings: null, mails: true, has_rooms: false })
    expect(await ada.call.meetings.offer({ id: host.id })).toEqual({ booking: null, can_propose: false, has_rooms: false })
    expect(await refusalOf(slotsFor(ada, host))).toBe(meetingProblems.notOffered.id)
    await host.call.meetings.saveSettings(settingsOf({ open_to: 'nobody' }))
    expect(await refusalOf(bookTime(ada, host, hoursAhead(5)))).toBe(meetingProblems.notOffered.id)
  })

  test('are connections, groups, those whose introduction was accepted, or everybody', async () => {
    const host = await memberNamed(world, 'Hugo Host')
    const [friend, peer, seeker] = [
      await memberNamed(world, 'Fia Friend'),
      await memberNamed(world, 'Pia Peer'),
      await world.join({ user_type: 'investor' }),
    ]
    await connect(host, friend)
    const group = await groupOf(operator)
    for (const person of [host, peer]) await person.call.groups.join({ id: group.id })
    const deal = await post(host)
    await sql`update users set profile_completed = true where id = ${seeker.id}`.execute(db())
    await seeker.call.deals.requestIntroduction({ id: deal })
    const mayBook = async (person: Person) => (await person.call.meetings.offer({ id: host.id })).booking !== null
    const all = async () => Promise.all([friend, peer, seeker, ada].map(mayBook))

    await host.call.meetings.saveSettings(settingsOf({ open_to: 'introduced' }))
    expect(await all()).toEqual([false, false, false, false])
    await host.call.deals.answerIntroduction({ id: deal, member_id: seeker.id, answer: 'accepted' })
    expect(await all()).toEqual([false, false, true, false])
    await host.call.meetings.saveSettings(settingsOf({ open_to: 'connections' }))
    // Accepting connected them.
    expect(await all()).toEqual([true, false, true, false])
    await host.call.meetings.saveSettings(settingsOf({ open_to: 'group', group_id: group.id }))
    expect(await all()).toEqual([false, true, false, false])
    await peer.call.groups.leave({ id: group.id })
    expect(await all()).toEqual([false, false, false, false])
    await host.call.meetings.saveSettings(settingsOf())
    expect(await all()).toEqual([true, true, true, true])
    expect(await refusalOf(host.call.meetings.saveSettings(settingsOf({ open_to: 'group', group_id: randomUUID() })))).toBe('groups.gone')
  })

  test('a blocked member, one who does not exist and one who offers nothing get and give the same answers', async () => {
    const [host, blocked, away] = [
      await memberNamed(world, 'Hedda Host'),
      await memberNamed(world, 'Bo Blocked'),
      await memberNamed(world, 'Ada Away'),
    ]
    for (const each of [host, away]) await each.call.meetings.saveSettings(settingsOf())
    await host.call.relations.block({ id: blocked.id })
    await world.services.database.transaction((tx) => suspend(tx, away.id, { ends_at: null, reason: 'Spam.' }))
    const silent = await memberNamed(world, 'Sia Silent')
    const answersTo = async (id: string) => [
      await blocked.call.meetings.offer({ id }),
      await refusalOf(blocked.call.meetings.slots({ id, from: hoursAhead(0) })),
      await refusalOf(blocked.call.meetings.book({ id: randomUUID(), member_id: id, zone: 'UTC', word: '', starts_at: hoursAhead(5) })),
      await refusalOf(proposeTimes(blocked, { ...silent, id }, [hoursAhead(5)])),
      await blocked.call.meetings.between({ id }),
    ]
    const expected = await answersTo(silent.id)
    for (const id of [host.id, away.id, randomUUID()]) expect(await answersTo(id)).toEqual(expected)
  })
})

describe('booking', () => {
  test('is agreed at once: both are told, get an invitation, and have it in their lists', async () => {
    const [guest] = [await confirmed('Gia Guest')]
    await ben.call.meetings.saveSettings(settingsOf({ availability: { zone: 'Europe/Helsinki' } }))
    await using live = await openLive(world, ben)
    const [first, second] = await slotsFor(guest, ben)
    const meeting = await bookTime(guest, ben, first ?? '')
    expect(meeting).toMatchObject({
      state: 'agreed',
      with: { full_name: 'Ben Host' },
      starts_at: first,
      length: 30,
      is_yours: true,
      is_booked: true,
      their_zone: 'Europe/Helsinki',
      place: { kind: 'link', text: 'https://video.example.org/my-room' },
    })
    expect(await bookTime(guest, ben, first ?? '', meeting.id), 'the same again').toMatchObject({ id: meeting.id })
    expect(await refusalOf(bookTime(guest, ben, second ?? '', meeting.id)), 'another time').toBe(meetingProblems.bookedBefore.id)
    await world.settled()
    expect(await live.settled('meetings.changed')).not.toEqual([])
    expect((await ben.call.meetings.list({ which: 'next' })).items).toMatchObject([
      { id: meeting.id, with: { full_name: 'Gia Guest' }, is_yours: false },
    ])
    expect(await titlesOf(ben)).toContain('notification.meetingBooked')
    expect(await titlesOf(guest), 'did it').not.toContain('notification.meetingBooked')
    for (const reader of [guest, ben]) expect(invitationOf(reader).method).toBe('REQUEST')
    expect(await slotsFor(guest, ben)).not.toContain(first)
    expect(await slotsFor(ada, ben)).not.toContain(first)
  })

  test('avoids what the member is registered for or hosts, and tells nobody why', async () => {
    const host = await memberNamed(world, 'Helmi Hosts')
    await host.call.meetings.saveSettings(settingsOf({ availability: { daysAhead: 30, length: 60 } }))
    const event = await hostEvent(host, { title: 'Secret dinner' })
    const { starts_at, ends_at } = await host.call.events.get({ id: event })
    const from = new Date(Date.parse(starts_at) - 86_400_000).toISOString()
    const answer = await ada.call.meetings.slots({ id: host.id, from, days: 3 })
    expect(startsOf(answer).filter((slot) => Date.parse(slot) > Date.parse(starts_at) - 60 * 60_000 && slot < ends_at)).toEqual([])
    expect(startsOf(answer).length).toBeGreaterThan(50)
    const next = new Date(Date.parse(from) + 3 * 86_400_000).toISOString()
    const later = await ada.call.meetings.slots({ id: host.id, from: next, days: 3 })
    const halfHourBefore = new Date(Date.parse(next) - 30 * 60_000).toISOString()
    expect([startsOf(answer).at(-1), startsOf(later)[0]], 'none is lost between two pages').toEqual([halfHourBefore, next])
    expect(JSON.stringify([answer, await ada.call.meetings.offer({ id: host.id })])).not.toContain('Secret')
    expect(await refusalOf(bookTime(ada, host, starts_at))).toBe(meetingProblems.taken.id)
  })

  test('needs a time that is offered, and a complete profile', async () => {
    const host = await memberNamed(world, 'Hilla Hours')
    await host.call.meetings.saveSettings(settingsOf({ availability: { notice: 24 * 60, daysAhead: 3 } }))
    const book = (time: string) => refusalOf(bookTime(ada, host, time))
    expect(await book(hoursAhead(2)), 'too soon').toBe(meetingProblems.taken.id)
    expect(await book(hoursAhead(24 * 6)), 'too far ahead').toBe(meetingProblems.taken.id)
    expect(await book('2020-01-01T10:00:00.000Z'), 'in the past').toBe(meetingProblems.taken.id)
    expect(await book(new Date(Date.parse(hoursAhead(30)) + 7 * 60_000).toISOString()), 'between slots').toBe(meetingProblems.taken.id)
    const nobody = await world.join()
    expect(await refusalOf(bookTime(nobody, host, hoursAhead(30)))).toBe(meetingProblems.profileFirst.id)
    await bookTime(ada, host, hoursAhead(30))
    const other = await memberNamed(world, 'Otso Other')
    await other.call.meetings.saveSettings(settingsOf())
    expect(await refusalOf(bookTime(ada, other, hoursAhead(30)))).toBe(meetingProblems.busyYourself.id)
    expect(await slotsFor(ada, other), 'what would be refused is not offered').not.toContain(hoursAhead(30))
  })

  test('in rooms of the community, each meeting has an address that nobody can guess', async () => {
    const host = await memberNamed(world, 'Rita Rooms')
    const rooms = settingsOf({ place: { kind: 'community', text: '' } })
    expect(await refusalOf(host.call.meetings.saveSettings(rooms))).toBe(meetingProblems.noCommunityPlace.id)
    const { settings, version } = await operator.call.community.settings()
    await operator.call.community.save({ settings: { ...settings, meeting_link: 'https://meet.example.org/{code}' }, version })
    await host.call.meetings.saveSettings(rooms)
    const places = []
    for (const hours of [70, 71]) places.push((await bookTime(ada, host, hoursAhead(hours))).place.text)
    for (const place of places) expect(place).toMatch(/^https:\/\/meet\.example\.org\/[0-9a-f]{20}$/)
    expect(new Set(places).size).toBe(2)
  })
})

describe('suggesting times', () => {
  test('takes two presses each: one suggests, the other picks', async () => {
    const [ana, ville] = await pair()
    const times = [hoursAhead(24), hoursAhead(48)]
    const { id } = await proposeTimes(ana, ville, times, { word: 'About the pilot' })
    await world.settled()
    expect(await unreadOf(ville, 'notification.meetingProposed')).toMatchObject([{ description: 'About the pilot' }])
    expect((await ville.call.meetings.between({ id: ana.id })).items).toMatchObject([
      { id, your_turn: true, times, word: 'About the pilot', their_zone: 'Europe/Lisbon' },
    ])
    expect((await ana.call.meetings.list({ which: 'waiting' })).items).toMatchObject([{ id, your_turn: false }])
    await ville.call.meetings.pick({ id, starts_at: times[1] ?? '', zone: 'Europe/Helsinki' })
    await world.settled()
    expect(await ana.call.meetings.get({ id })).toMatchObject({
      state: 'agreed',
      starts_at: times[1],
      times: [],
      their_zone: 'Europe/Helsinki',
    })
    expect(await titlesOf(ana)).toContain('notification.meetingAgreed')
    expect(await unreadOf(ville, 'notification.meetingProposed'), 'answered').toEqual([])
  })

  test('goes to and fro with a word, and ends with an answer', async () => {
    const [ana, ville] = await pair()
    const { id } = await proposeTimes(ana, ville, [hoursAhead(24)])
    expect(await refusalOf(ana.call.meetings.pick({ id, starts_at: hoursAhead(24), zone: 'UTC' }))).toBe(meetingProblems.notYourTurn.id)
    await ville.call.meetings.counter({ id, times: [hoursAhead(30), hoursAhead(26)], zone: 'Europe/Helsinki', word: 'Rather later' })
    expect(await ana.call.meetings.get({ id })).toMatchObject({
      your_turn: true,
      times: [hoursAhead(26), hoursAhead(30)],
      word: 'Rather later',
      word_is_yours: false,
    })
    await world.settled()
    await world.services.events.change(async (_tx, announce) => {
      for (const [by, to] of [
        [ana.id, ville.id],
        [ville.id, ana.id],
      ] as const)
        await announce('meeting.proposed', { meeting_id: id, by, to })
    })
    await world.settled()
    expect(await unreadOf(ana, 'notification.meetingProposed'), 'also if both arrive together').toHaveLength(1)
    expect(await refusalOf(ana.call.meetings.pick({ id, starts_at: hoursAhead(24), zone: 'UTC' }))).toBe(meetingProblems.notOneOfThem.id)
    await ana.call.meetings.decline({ id, word: 'Not this month' })
    await ana.call.meetings.decline({ id, word: 'Not this month' })
    expect(await refusalOf(ville.call.meetings.counter({ id, times: [hoursAhead(50)], zone: 'UTC', word: '' }))).toBe(
      meetingProblems.answered.id,
    )
    await world.settled()
    expect(await titlesOf(ville)).toContain('notification.meetingDeclined')
    expect((await ville.call.meetings.list({ which: 'past' })).items).toMatchObject([{ id, state: 'declined', word: 'Not this month' }])
  })

  test('needs a connection or a conversation, times that are to come, and an end', async () => {
    const [one, other] = [await memberNamed(world, 'Uno Unknown'), await memberNamed(world, 'Una Unknown')]
    const propose = (times: string[]) => refusalOf(proposeTimes(one, other, times))
    expect(await propose([hoursAhead(5)])).toBe(meetingProblems.notInTouch.id)
    await say(one, other, 'hello')
    expect(await propose([hoursAhead(5)]), 'not answered').toBe(meetingProblems.notInTouch.id)
    await say(other, one, 'hello yourself')
    expect(await propose(['2020-01-01T10:00:00.000Z'])).toBe(meetingProblems.past.id)
    expect(await propose([hoursAhead(24 * 400)])).toBe(meetingProblems.tooFar.id)
    expect(await propose([hoursAhead(5), hoursAhead(5)])).toBe('Please suggest different times')
    for (const hours of [5, 6, 7]) expect(await propose([hoursAhead(hours)])).toBe('was not refused')
    expect(await propose([hoursAhead(8)])).toBe(meetingProblems.tooManyOpen.id)
    const [open] = (await one.call.meetings.list({ which: 'waiting' })).items
    await one.call.meetings.cancel({ id: open?.id ?? '', word: '' })
    expect(await propose([hoursAhead(8)])).toBe('was not refused')
    expect(await refusalOf(ada.call.meetings.get({ id: open?.id ?? '' }))).toBe(meetingProblems.gone.id)
    expect(await refusalOf(ada.call.meetings.cancel({ id: open?.id ?? '', word: '' }))).toBe(meetingProblems.gone.id)
  })
})

describe('an agreed meeting', () => {
  async function agreed(hours: number): Promise<{ ana: Person; ville: Person; id: string }> {
    const [ana, ville] = await pair()
    const { id } = await proposeTimes(ana, ville, [hoursAhead(hours)])
    await ville.call.meetings.pick({ id, starts_at: hoursAhead(hours), zone: 'Europe/Helsinki' })
    await world.settled()
    return { ana, ville, id }
  }

  test('is one entry of each calendar: requested, moved and cancelled under one id', async () => {
    const { ana, ville, id } = await agreed(48)
    const first = invitationOf(ville)
    expect(first.head).toMatch(/method=REQUEST/i)
    expect(first.source).toMatch(/application\/ics|invite\.ics/)
    expect(first.source).toMatch(/multipart\/alternative/)
    expect(first.value('uid')).toBe(`meeting-${id}@esg-network`)
    expect(first.value('sequence')).toBe('0')
    expect(first.value('summary')).toBe('Meeting with Ana Lisbon')
    expect(first.value('dtstart')).toBe(hoursAhead(48).replace('.000', ''))
    expect(first.text.replace(/\r\n /g, '')).toContain(`MAILTO:${ville.email}`)
    expect(first.text.replace(/\r\n /g, ''), 'members do not learn each other’s addresses').not.toContain(ana.email)
    expect(headerOf(first.source, 'subject')).toBe('Agreed: meeting with Ana Lisbon')
    const { path } = await ana.call.calendars.makeFeed()
    expect(await (await ana.fetch(path)).text(), 'also in the feed').toContain(`UID:meeting-${id}@esg-network`)
    await ana.call.meetings.move({ id, starts_at: hoursAhead(50), sequence: 0 })
    await world.settled()
    const second = invitationOf(ville)
    expect([second.value('uid'), second.value('sequence'), second.method]).toEqual([first.value('uid'), '1', 'REQUEST'])
    expect(second.value('dtstart')).toBe(hoursAhead(50).replace('.000', ''))
    expect(await titlesOf(ville)).toContain('notification.meetingMoved')
    await ville.call.meetings.cancel({ id, word: 'I am ill' })
    await world.settled()
    const third = invitationOf(ana)
    expect([third.value('uid'), third.value('sequence'), third.method, third.value('status')]).toEqual([
      first.value('uid'),
      '2',
      'CANCEL',
      'CANCELLED',
    ])
    expect(textPartOf(third.source)).toContain('I am ill')
    expect(await unreadOf(ana, 'notification.meetingCancelled')).toHaveLength(1)
    expect(await refusalOf(ana.call.meetings.move({ id, starts_at: hoursAhead(60), sequence: 2 }))).toBe(meetingProblems.notAgreed.id)
  })

  test('sends no emails to those who want none, by their settings or because they unsubscribed before they had settings', async () => {
    const [ana, ville] = await pair()
    await ana.call.meetings.saveSettings(settingsOf({ mails: false }))
    await world.visitor().call.notifications.unsubscribe({ token: await unsubscribeToken(world.services.database, ville.id) })
    await world.settled()
    expect(await ville.call.meetings.settings(), 'as the form begins').toMatchObject({ settings: null, mails: false })
    const { id } = await proposeTimes(ana, ville, [hoursAhead(48)])
    await ville.call.meetings.pick({ id, starts_at: hoursAhead(48), zone: 'UTC' })
    await world.settled()
    for (const reader of [ana, ville]) expect(() => invitationOf(reader)).toThrow('no invitation')
  })

  test('is moved by those who booked it only to free times', async () => {
    const host = await memberNamed(world, 'Hanne Hours')
    await host.call.meetings.saveSettings(settingsOf({ availability: { daysAhead: 3 } }))
    const meeting = await bookTime(ada, host, hoursAhead(20))
    const move = (person: Person, hours: number, sequence: number) =>
      refusalOf(person.call.meetings.move({ id: meeting.id, starts_at: hoursAhead(hours), sequence }))
    expect(await move(ada, 24 * 10, 0)).toBe(meetingProblems.taken.id)
    // Within its own time, which counts as free.
    expect(
      await refusalOf(
        ada.call.meetings.move({
          id: meeting.id,
          starts_at: new Date(Date.parse(hoursAhead(20)) + 30 * 60_000).toISOString(),
          sequence: 0,
        }),
      ),
    ).toBe('was not refused')
    expect(await move(host, 24 * 10, 1)).toBe('was not refused')
    for (const changes of [{ availability: { length: 15 } }, { open_to: 'nobody' as const }]) {
      await host.call.meetings.saveSettings(settingsOf(changes))
      expect(await move(ada, 24 * 9, 2), 'there is no time for it').toBe(meetingProblems.notMovable.id)
    }
  })

  test('can be late shortly before, and not earlier', async () => {
    const { ana, ville, id } = await agreed(48)
    expect(await refusalOf(ana.call.meetings.tellLate({ id, minutes: 10 }))).toBe(meetingProblems.tooEarlyToBeLate.id)
    const soon = new Date(Date.now() + 20 * 60_000)
    await sql`update meetings set starts_at = ${soon}, ends_at = ${new Date(Number(soon) + 30 * 60_000)} where id = ${id}`.execute(db())
    await ana.call.meetings.tellLate({ id, minutes: 10 })
    await world.settled()
    expect(await ville.call.meetings.get({ id })).toMatchObject({ late: { minutes: 10, is_you: false } })
    expect(await titlesOf(ville)).toContain('notification.meetingLate')
  })

  test('reminds both, a day and an hour before, once', async () => {
    const { ana, ville, id } = await agreed(48)
    const start = Date.parse(hoursAhead(48))
    const remindAt = async (before: number) => {
      await remindDue(world.services, new Date(start - before))
      await world.settled()
    }
    await remindAt(25 * 3_600_000)
    expect(await titlesOf(ana)).not.toContain('notification.meetingInADay')
    await remindAt(24 * 3_600_000)
    await remindAt(23 * 3_600_000)
    for (const reader of [ana, ville]) expect(await unreadOf(reader, 'notification.meetingInADay')).toHaveLength(1)
    await remindAt(3_600_000)
    await remindAt(1_800_000)
    for (const reader of [ana, ville]) expect(await unreadOf(reader, 'notification.meetingInAnHour')).toHaveLength(1)
    expect(await ana.call.meetings.get({ id })).toMatchObject({ state: 'agreed' })
  })

  const goesAway: Record<string, (one: Person, other: Person) => Promise<unknown>> = {
    'blocks the other': (one, other) => one.call.relations.block({ id: other.id }),
    async 'has their account deleted'(one) {
      await one.call.leaving.ask({ current_password: one.password })
      await sql`update leaving_members set leaves_at = now() - interval '1 minute'`.execute(db())
      await world.runJob('leaving.deleteDue')
    },
  }
  test.each(Object.entries(goesAway))('with somebody who %s is cancelled, and the other is told the same each time', async (_how, go) => {
    const { ana, ville, id } = await agreed(48)
    const { id: open } = await proposeTimes(ana, ville, [hoursAhead(72)], { word: 'Again?' })
    await world.settled()
    await go(ana, ville)
    await world.settled()
    expect((await ville.call.meetings.list({ which: 'next' })).items).toEqual([])
    expect((await ville.call.meetings.list({ which: 'waiting' })).items).toEqual([])
    const [off] = await unreadOf(ville, 'notification.meetingOff')
    expect(off?.title).toEqual({ id: 'notification.meetingOff', message: 'A meeting of yours was cancelled' })
    expect(await titlesOf(ville)).not.toContain('notification.meetingProposed')
    const mail = invitationOf(ville)
    expect([mail.method, mail.value('uid'), mail.value('summary')]).toEqual(['CANCEL', `meeting-${id}@esg-network`, 'Meeting'])
    expect(textPartOf(mail.source)).toContain('the other member is not available any more')
    expect(textPartOf(mail.source)).not.toContain('Ana')
    expect(await refusalOf(ville.call.meetings.pick({ id: open, starts_at: hoursAhead(72), zone: 'UTC' }))).not.toBe('was not refused')
  })

  test('that is over stays with the other when an account is deleted, without what it wrote', async () => {
    const { ana, ville, id } = await agreed(48)
    await sql`update meetings set starts_at = now() - interval '2 days', ends_at = now() - interval '47 hours', word = 'Private', word_by = ${ana.id} where id = ${id}`.execute(
      db(),
    )
    await sql`update meeting_people set at = now() - interval '2 days', ends_at = now() - interval '47 hours' where meeting_id = ${id}`.execute(
      db(),
    )
    expect((await ville.call.meetings.list({ which: 'past' })).items).toMatchObject([{ id, with: { full_name: 'Ana Lisbon' } }])
    await ana.call.leaving.ask({ current_password: ana.password })
    await sql`update leaving_members set leaves_at = now() - interval '1 minute'`.execute(db())
    await world.runJob('leaving.deleteDue')
    await world.settled()
    expect((await ville.call.meetings.list({ which: 'past' })).items).toMatchObject([{ id, with: null, word: '', place: { text: '' } }])
  })
})
