import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { instantOf } from '#features/events/zoned-time.ts'
import { meetingProblems } from '#features/meetings/problems.ts'
import { groupOf } from '#testing/groups.ts'
import { calendarPartOf, textPartOf } from '#testing/mail-server.ts'
import { bookTime, settingsOf } from '#testing/meetings.ts'
import { advanceDay, dateAhead, dayOf, daySettings, draftDay, place, wish } from '#testing/mentoring-days.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { mentoringDayProblems } from '../problems.ts'
import { remindDue } from './remind.ts'

const world = testWorld()
const db = () => world.services.database.kysely

let operator: Person
let mira: Person
let moss: Person
let noah: Person
let lea: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  mira = await memberNamed(world, 'Mira Mentor')
  moss = await memberNamed(world, 'Moss Mentor')
  noah = await memberNamed(world, 'Noah Founds')
  lea = await memberNamed(world, 'Lea Founds')
})

/** Each test has a day of its own, so that nobody is in two meetings at once. */
let date = 10
const nextDay = () => {
  date += 1
  return dateAhead(date)
}

const fourPeople = () => ({ mentors: [mira, moss], founders: [noah, lea] })
const titlesOf = async (reader: Person) => (await reader.call.notifications.list({})).items.map(({ title }) => title.id)
const nextOf = async (reader: Person) => (await reader.call.meetings.list({ which: 'next', limit: 50 })).items
const scheduleOf = async (reader: Person, id: string) => (await reader.call.mentoringDays.mine({ id })).schedule

/** The emails with calendars that a member was sent. */
const mailsWithCalendar = (reader: Person) =>
  world.mailServer.received
    .filter(({ to, source }) => to.includes(reader.email) && source.includes('text/calendar'))
    .map(({ source }) => {
      const calendar = new ICAL.Component(ICAL.parse(calendarPartOf(source).text) as never)
      const entries = calendar.getAllSubcomponents('vevent').map((entry) => ({
        summary: entry.getFirstPropertyValue('summary'),
        status: entry.getFirstPropertyValue('status'),
        uid: entry.getFirstPropertyValue('uid'),
      }))
      return { method: calendar.getFirstPropertyValue('method'), entries }
    })

/** A day whose meetings are Mira with Noah in round 1, Moss with Lea in round 1, and Mira with Lea in round 2. */
async function sentDay(): Promise<string> {
  const id = await draftDay(operator, fourPeople(), { day: nextDay() })
  await advanceDay(operator, id, 'ask')
  await place(operator, id, [mira, noah, 1])
  await place(operator, id, [moss, lea, 1])
  await place(operator, id, [mira, lea, 2])
  await advanceDay(operator, id, 'send')
  await world.settled()
  return id
}

async function confirmEmails(...people: Person[]) {
  await sql`update users set email_confirmed = true where id = any(${people.map(({ id }) => id)}::uuid[])`.execute(db())
}

describe('setting up', () => {
  test('a draft is seen by operators only', async () => {
    const id = await draftDay(operator, fourPeople(), { day: nextDay() })
    expect(await refusalOf(mira.call.mentoringDays.mine({ id }))).toBe(mentoringDayProblems.gone.id)
    expect(await refusalOf(mira.call.mentoringDays.candidates({ id }))).toBe(mentoringDayProblems.gone.id)
    expect((await mira.call.mentoringDays.waiting()).items).toEqual([])
    expect(await refusalOf(mira.call.mentoringDays.get({ id }))).toBe('problem.notFound')
    await operator.call.mentoringDays.remove({ id })
    expect(await refusalOf(dayOf(operator, id))).toBe(mentoringDayProblems.gone.id)
  })

  test('a day has to be possible', async () => {
    const refused = (changes: Parameters<typeof daySettings>[0]) => refusalOf(draftDay(operator, {}, changes))
    expect(await refused({ day: dateAhead(-2), wishes_until: null })).toBe(mentoringDayProblems.past.id)
    expect(await refused({ day: dateAhead(400) })).toBe(mentoringDayProblems.past.id)
    expect(await refused({ day: '2027-02-30' })).not.toBe('was not refused')
    expect(await refused({ first_start: '22:00', rounds: 6 })).toBe(mentoringDayProblems.tooLate.id)
    expect(await refused({ wishes_until: dateAhead(10) })).toBe(mentoringDayProblems.deadlineTooLate.id)
    expect(await refused({})).toBe('was not refused')
  })

  test('people of a group take the side of their type', async () => {
    const group = await groupOf(operator)
    const [mentor, startup, investor] = [
      await world.join({ user_type: 'advisor', full_name: 'Ada Advises' }),
      await world.join({ user_type: 'startup', full_name: 'Sia Starts' }),
      await world.join({ user_type: 'investor', full_name: 'Iva Invests' }),
    ]
    for (const person of [mentor, startup, investor]) await person.call.groups.join({ id: group.id })
    const id = await draftDay(operator)
    expect(await operator.call.mentoringDays.addGroup({ id, group_id: group.id })).toEqual({ added: 2 })
    expect(await operator.call.mentoringDays.addGroup({ id, group_id: group.id })).toEqual({ added: 0 })
    expect((await dayOf(operator, id)).people.map(({ member, side }) => [member.full_name, side])).toEqual([
      ['Ada Advises', 'mentor'],
      ['Sia Starts', 'founder'],
    ])
    expect(await refusalOf(operator.call.mentoringDays.addPeople({ id, side: 'founder', member_ids: [mentor.id] }))).toBe(
      mentoringDayProblems.isThere.id,
    )
  })

  test('of two operators who change it at once, the second is asked to look again', async () => {
    const id = await draftDay(operator, fourPeople(), { day: nextDay() })
    const { version } = await dayOf(operator, id)
    const pair = { id, version, mentor_id: mira.id, founder_id: noah.id }
    const answers = await Promise.all([
      refusalOf(operator.call.mentoringDays.place({ ...pair, round: 1 })),
      refusalOf(operator.call.mentoringDays.place({ ...pair, founder_id: lea.id, round: 2 })),
      refusalOf(operator.call.mentoringDays.plan({ id, version })),
    ])
    expect(answers.filter((answer) => answer === 'was not refused')).toHaveLength(1)
    expect(answers.filter((answer) => answer === mentoringDayProblems.changedMeanwhile.id)).toHaveLength(2)
  })
})

describe('wishes', () => {
  test('are asked for once, and answered until the deadline', async () => {
    const id = await draftDay(operator, fourPeople(), { day: nextDay() })
    await turnOnMails(world, noah)
    await advanceDay(operator, id, 'ask')
    await world.settled()
    expect(await titlesOf(noah)).toContain('notification.mentoringDayAsked')
    expect((await noah.call.mentoringDays.waiting()).items.map((day) => day.id)).toEqual([id])
    expect((await noah.call.mentoringDays.candidates({ id })).items.map(({ full_name }) => full_name)).toEqual([
      'Mira Mentor',
      'Moss Mentor',
    ])
    const lastMinute = instantOf(`${dateAhead(7)}T23:59`, 'Europe/Lisbon').toISOString()
    expect((await noah.call.mentoringDays.mine({ id })).answers_until).toBe(lastMinute)
    const mail = world.mailServer.received.findLast(({ to }) => to.includes(noah.email))
    expect(textPartOf(mail?.source ?? '')).toContain('23:59')
    await wish(noah, id, moss, mira)
    expect((await noah.call.mentoringDays.waiting()).items).toEqual([])
    expect(await noah.call.mentoringDays.mine({ id })).toMatchObject({ wishes: [moss.id, mira.id], has_answered: true, can_answer: true })
    expect((await dayOf(operator, id)).people.find(({ member }) => member.id === noah.id)?.wishes).toEqual([moss.id, mira.id])
    await wish(noah, id, mira)
    const { version } = await dayOf(operator, id)
    expect(await refusalOf(operator.call.mentoringDays.save({ id, version, ...daySettings({ wishes_until: null }) }))).toBe(
      mentoringDayProblems.deadlineNeeded.id,
    )
    // Their own side cannot be wished.
    await wish(mira, id, moss, lea)
    expect((await mira.call.mentoringDays.mine({ id })).wishes).toEqual([lea.id])

    await sql`update mentoring_days set wishes_until = ${dateAhead(-2)} where id = ${id}`.execute(db())
    expect(await refusalOf(wish(noah, id, moss))).toBe(mentoringDayProblems.closed.id)
    expect(await refusalOf(lea.call.mentoringDays.setOut({ id, is_out: true }))).toBe(mentoringDayProblems.closed.id)
    expect(await noah.call.mentoringDays.mine({ id })).toMatchObject({ wishes: [mira.id], can_answer: false })
    expect((await lea.call.mentoringDays.waiting()).items).toEqual([])
    expect(await refusalOf(advanceDay(operator, id, 'ask'))).toBe(mentoringDayProblems.deadlineNeeded.id)
  })

  test('cannot be told by the others, nor a block, nor that somebody is in the plan', async () => {
    const [host, guest, other] = [
      await memberNamed(world, 'Hana Hosts'),
      await memberNamed(world, 'Gil Guest'),
      await memberNamed(world, 'Odd Other'),
    ]
    const id = await draftDay(operator, { mentors: [host], founders: [guest, other] }, { day: nextDay() })
    await advanceDay(operator, id, 'ask')
    await world.settled()
    /** Everything that a member can read or receives. */
    const seenBy = async (reader: Person) => {
      await world.settled()
      return {
        day: await reader.call.mentoringDays.mine({ id }),
        candidates: (await reader.call.mentoringDays.candidates({ id })).items,
        waiting: await reader.call.mentoringDays.waiting(),
        notifications: await reader.call.notifications.list({}),
        meetings: await reader.call.meetings.list({}),
        mails: world.mailServer.received.filter(({ to }) => to.includes(reader.email)).length,
      }
    }
    const before = await seenBy(host)
    await wish(guest, id, host)
    await wish(other, id)
    await advanceDay(operator, id, 'plan')
    expect(await seenBy(host)).toEqual(before)

    // Blocked, said to be out, suspended, or removed: the same to the other side.
    const without = { ...before, candidates: before.candidates.filter((each) => each.id !== guest.id) }
    await guest.call.mentoringDays.setOut({ id, is_out: true })
    expect(await seenBy(host)).toEqual(without)
    await guest.call.mentoringDays.setOut({ id, is_out: false })
    expect(await seenBy(host)).toEqual(before)
    await guest.call.relations.block({ id: host.id })
    expect(await seenBy(host)).toEqual(without)
    expect(await refusalOf(wish(host, id, guest, other)), 'is passed over').toBe('was not refused')
    expect((await host.call.mentoringDays.mine({ id })).wishes).toEqual([other.id])
    expect((await guest.call.mentoringDays.mine({ id })).wishes).toEqual([])

    const planned = await advanceDay(operator, id, 'plan')
    expect(planned.meetings.map(({ founder_id }) => founder_id)).toEqual([other.id])
    expect(await refusalOf(place(operator, id, [host, guest, 2]))).toBe(mentoringDayProblems.apart.id)
  })
})

describe('the plan', () => {
  test('follows the wishes, says why, and avoids rounds in which somebody is busy', async () => {
    const id = await draftDay(operator, fourPeople(), { day: nextDay(), rounds: 2 })
    await advanceDay(operator, id, 'ask')
    await wish(noah, id, mira)
    await wish(mira, id, lea, noah)
    const { times } = await dayOf(operator, id)
    await sql`insert into kept_times (occasion_id, member_id, starts_at, ends_at)
      values (gen_random_uuid(), ${noah.id}, ${times[0]?.starts_at}, ${times[0]?.ends_at})`.execute(db())
    const { meetings } = await advanceDay(operator, id, 'plan')
    const both = meetings.find(({ mentor_id, founder_id }) => mentor_id === mira.id && founder_id === noah.id)
    expect(both).toMatchObject({ round: 2, reason: { kind: 'both', mentor_rank: 2, founder_rank: 1 } })
    expect(meetings.filter(({ founder_id }) => founder_id === noah.id)).toHaveLength(1)
    expect(meetings.every(({ round }) => round !== null)).toBe(true)
    expect((await advanceDay(operator, id, 'plan')).meetings, 'stays').toEqual(meetings)
  })

  test('is changed by hand, and says who is where', async () => {
    const id = await draftDay(operator, fourPeople(), { day: nextDay() })
    await place(operator, id, [mira, noah, 1])
    const refusing = (what: Promise<unknown>) =>
      what.then(
        () => '',
        (error: { data: { problem: string; parameters: object } }) => [error.data.problem, error.data.parameters],
      )
    expect(await refusing(place(operator, id, [moss, noah, 1]))).toEqual([
      mentoringDayProblems.clash.id,
      { name: 'Noah Founds', other: 'Mira Mentor', round: 1 },
    ])
    expect(await refusing(place(operator, id, [mira, lea, 1]))).toEqual([
      mentoringDayProblems.clash.id,
      { name: 'Mira Mentor', other: 'Noah Founds', round: 1 },
    ])
    expect(await refusing(place(operator, id, [mira, noah, 2]))).toEqual([
      mentoringDayProblems.pairTwice.id,
      { name: 'Noah Founds', other: 'Mira Mentor', round: 1 },
    ])
    expect(await refusalOf(place(operator, id, [mira, noah, 4]))).toBe(mentoringDayProblems.noSuchRound.id)
    expect(await refusalOf(place(operator, id, [noah, mira, 2]))).toBe(mentoringDayProblems.noSuchPerson.id)
    expect(await refusalOf(place(operator, id, [mira, lea, 2], [moss, lea]))).toBe(mentoringDayProblems.noSuchMeeting.id)
    await place(operator, id, [moss, noah, 3], [mira, noah])
    const { meetings } = await advanceDay(operator, id, 'plan')
    expect(meetings).toContainEqual(expect.objectContaining({ mentor_id: moss.id, founder_id: noah.id, round: 3, is_pinned: true }))
    const { version } = await dayOf(operator, id)
    const pair = { id, mentor_id: moss.id, founder_id: noah.id }
    await operator.call.mentoringDays.pin({ ...pair, version, is_pinned: false })
    await operator.call.mentoringDays.unplace({ ...pair, version: version + 1 })
    expect(await refusalOf(operator.call.mentoringDays.unplace({ ...pair, version: version + 2 }))).toBe(
      mentoringDayProblems.noSuchMeeting.id,
    )
  })

  test('does not take the time of other meetings', async () => {
    const host = await memberNamed(world, 'Hugo Hosts')
    await host.call.meetings.saveSettings(settingsOf())
    const id = await draftDay(operator, { mentors: [host], founders: [noah] }, { day: nextDay(), rounds: 1, zone: 'UTC' })
    await place(operator, id, [host, noah, 1])
    const at = (await dayOf(operator, id)).times[0]?.starts_at ?? ''
    await bookTime(lea, host, at)
    expect((await dayOf(operator, id)).meetings[0]?.obstacle).toBe('mentorBusy')
    expect(await refusalOf(advanceDay(operator, id, 'send'))).toBe(mentoringDayProblems.obstacles.id)
    expect((await advanceDay(operator, id, 'plan')).meetings[0]?.round, 'pinned ones stay').toBe(1)
    const { version } = await dayOf(operator, id)
    await operator.call.mentoringDays.unplace({ id, version, mentor_id: host.id, founder_id: noah.id })
    expect(await refusalOf(place(operator, id, [host, noah, 1]))).toBe(mentoringDayProblems.busy.id)
    expect((await advanceDay(operator, id, 'plan')).meetings).toEqual([])
  })
})

describe('sending', () => {
  test('agrees the meetings, and sends everybody one notification and one email with all of them', async () => {
    await confirmEmails(mira, lea)
    world.mailServer.received.splice(0)
    const id = await sentDay()
    expect((await scheduleOf(mira, id)).map((meeting) => meeting.with.full_name)).toEqual(['Noah Founds', 'Lea Founds'])
    expect((await nextOf(mira)).filter(({ is_fixed }) => is_fixed).length).toBeGreaterThanOrEqual(2)
    const titles = await titlesOf(mira)
    expect(titles).toContain('notification.mentoringDaySent')
    expect(titles).not.toContain('notification.meetingArranged')
    expect(mailsWithCalendar(mira)).toMatchObject([
      { method: 'PUBLISH', entries: [{ summary: 'Meeting with Noah Founds' }, { summary: 'Meeting with Lea Founds' }] },
    ])
    const [meeting] = await scheduleOf(mira, id)
    expect(
      await refusalOf(
        mira.call.meetings.move({ id: meeting?.meeting_id ?? id, starts_at: new Date(Date.now() + 90_000_000).toISOString(), sequence: 0 }),
      ),
    ).toBe(meetingProblems.fixed.id)
    expect(await refusalOf(advanceDay(operator, id, 'send'))).toBe(mentoringDayProblems.isSent.id)
    expect(await refusalOf(advanceDay(operator, id, 'plan'))).toBe(mentoringDayProblems.isSent.id)

    const row = await dayOf(operator, id)
    await remindDue(world.services, new Date(Date.parse(row.times[0]?.starts_at ?? '') - 12 * 3_600_000))
    await world.settled()
    expect(await titlesOf(mira)).toContain('notification.mentoringDayDue')
  })

  test('two operators who send at once send once', async () => {
    const id = await draftDay(operator, fourPeople(), { day: nextDay() })
    const { version } = await advanceDay(operator, id, 'plan')
    const answers = await Promise.all([1, 2, 3].map(() => refusalOf(operator.call.mentoringDays.send({ id, version }))))
    expect(answers.filter((answer) => answer === 'was not refused')).toHaveLength(1)
    await world.settled()
    expect(await scheduleOf(noah, id)).toHaveLength(2)
  })

  test('a meeting can still be added, moved and removed, and those two are told', async () => {
    const id = await sentDay()
    const [first] = await scheduleOf(noah, id)
    await place(operator, id, [mira, noah, 3], [mira, noah])
    await world.settled()
    const [moved] = await scheduleOf(noah, id)
    expect(moved?.meeting_id, 'it is the same meeting').toBe(first?.meeting_id)
    expect(moved?.starts_at).not.toBe(first?.starts_at)
    expect(await titlesOf(noah)).toContain('notification.meetingMovedForYou')
    await place(operator, id, [moss, noah, 2])
    await world.settled()
    expect(await titlesOf(noah)).toContain('notification.meetingArranged')
    const { version } = await dayOf(operator, id)
    await operator.call.mentoringDays.unplace({ id, version, mentor_id: moss.id, founder_id: lea.id })
    await world.settled()
    expect((await scheduleOf(lea, id)).map((meeting) => meeting.with.full_name)).toEqual(['Mira Mentor'])
    expect(await titlesOf(lea)).toContain('notification.meetingOff')
    expect(await refusalOf(operator.call.mentoringDays.removePerson({ id, member_id: noah.id }))).toBe(mentoringDayProblems.hasMeetings.id)
  })

  test('a cancelled day cancels its meetings, and everybody is told once', async () => {
    await confirmEmails(mira)
    const id = await sentDay()
    world.mailServer.received.splice(0)
    const before = (await titlesOf(mira)).length
    await advanceDay(operator, id, 'cancel')
    await world.settled()
    expect(await scheduleOf(mira, id)).toEqual([])
    const titles = await titlesOf(mira)
    expect(titles.slice(0, titles.length - before)).toEqual(['notification.mentoringDayCancelled'])
    expect(mailsWithCalendar(mira)).toMatchObject([{ method: 'PUBLISH', entries: [{ status: 'CANCELLED' }, { status: 'CANCELLED' }] }])
    expect(await refusalOf(advanceDay(operator, id, 'plan'))).toBe(mentoringDayProblems.isCancelled.id)
    expect(await noah.call.mentoringDays.mine({ id })).toMatchObject({ state: 'cancelled' })
  })

  test('a member who leaves takes everything with them', async () => {
    const [host, guest] = [await memberNamed(world, 'Helmi Hosts'), await memberNamed(world, 'Greta Goes')]
    const id = await draftDay(operator, { mentors: [host], founders: [guest] }, { day: nextDay() })
    await advanceDay(operator, id, 'ask')
    await wish(guest, id, host)
    await advanceDay(operator, id, 'plan')
    await advanceDay(operator, id, 'send')
    await sql`delete from users where id = ${guest.id}`.execute(db())
    const day = await dayOf(operator, id)
    expect(day.people.map(({ member }) => member.id)).toEqual([host.id])
    expect(day.meetings).toEqual([])
  })
})
