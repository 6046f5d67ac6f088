import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inWords } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { dayFromNow, eventOf, hostEvent } from '#testing/events.ts'
import { insertEvent } from '#testing/insert-event.ts'
import { headerOf, textPartOf } from '#testing/mail-server.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { defaultPreferences } from '#features/events/default-preferences.ts'
import { unsubscribeToken } from '#features/notifications/server/index.ts'
import { remindersEach } from '../offsets.ts'
import { sendDue } from './send-due.ts'

const world = testWorld()
const db = () => world.services.database.kysely
const minute = 60_000
const hour = 60 * minute

let anna: Person
/** A member with a confirmed address. */
async function confirmedMember(name: string) {
  const member = await memberNamed(world, name)
  await sql`update users set email_confirmed = true where id = ${member.id}`.execute(db())
  return member
}
beforeEach(async () => {
  anna = await confirmedMember('Anna Reminded')
})

/** Runs the job as if it were another time. */
async function at(now: Date) {
  await sendDue(world.services, now)
  await world.settled()
}
const ahead = (hours: number) => new Date(Math.floor(Date.now() / hour) * hour + hours * hour)
const before = (time: Date, milliseconds: number) => new Date(time.getTime() - milliseconds)
const told = async (member = anna) =>
  (await member.call.notifications.list({})).items.filter(({ title }) => title.id === 'notification.reminder')
const mails = (member = anna) =>
  world.mailServer.received.filter(({ to, source }) => to.includes(member.email) && headerOf(source, 'subject')?.startsWith('Reminder:'))
const remindedAt = async (member = anna) => (await member.call.reminders.list({})).items.map(({ remind_at }) => remind_at)

/** Changes an event like its host or source. */
const change = (event: string, fields: { event_date?: Date; status?: 'scheduled' | 'cancelled' }) =>
  world.services.events.change(async (tx, announce) => {
    const { event_date } = fields
    await tx
      .updateTable('events')
      .set({ ...fields, ...(event_date && { end_date: new Date(event_date.getTime() + hour) }) })
      .where('id', '=', event)
      .execute()
    if (fields.status === 'cancelled') await announce('event.cancelled', { event_id: event })
    else
      await announce('event.changed', { event_id: event, isMoved: Boolean(event_date), isElsewhere: false, isBack: Boolean(fields.status) })
  })

test('a due reminder is sent once, with its message, as a notification and by email', async () => {
  const starts = ahead(72)
  const event = await insertEvent(world, { event_date: starts })
  const set = { event_id: event, offset: '1hour', message: 'Bring the term sheet' } as const
  await anna.call.reminders.set({ ...set, type: 'browser' })
  const mailed = await anna.call.reminders.set({ ...set, type: 'email', message: 'Other words' })
  expect(await anna.call.reminders.set({ ...set, type: 'email' }), 'updates the same reminder').toEqual({ ...mailed, message: set.message })
  expect((await anna.call.reminders.list({ event_id: event })).items).toMatchObject([
    { event_id: event, title: 'Tallinn Impact Days', remind_at: before(starts, hour).toISOString(), offset: '1hour' },
    { remind_at: before(starts, hour).toISOString() },
  ])

  await at(before(starts, hour + minute))
  expect([await told(), mails()]).toEqual([[], []])
  await at(before(starts, hour))
  const [reminder, ...more] = await told()
  expect(more).toEqual([])
  expect(reminder?.target).toBe(`/dashboard/tab/events/${event}`)
  expect(inWords(reminder?.description ?? '', speakerIn('en'))).toMatch(
    /^Tallinn Impact Days · Bring the term sheet · \w+, \d+ \w+ \d{4} at \d\d:00/,
  )
  const [mail, ...others] = mails()
  expect(others).toEqual([])
  const text = textPartOf(mail?.source ?? '')
  for (const part of [
    'Hello Anna Reminded,',
    'Bring the term sheet',
    'Telliskivi Creative City, Tallinn',
    `/dashboard/tab/events/${event}`,
  ])
    expect(text).toContain(part)
  expect(headerOf(mail?.source ?? '', 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  // Like after a restart, or on another node.
  await Promise.all([at(before(starts, hour)), at(before(starts, 10 * minute))])
  expect([(await told()).length, mails().length, await remindedAt()]).toEqual([1, 1, []])
})

test('times are in the member’s time zone, once they have set one', async () => {
  const starts = new Date('2035-07-04T07:30:00Z')
  const event = await insertEvent(world, { event_date: starts })
  await sql`insert into user_event_preferences (user_id, timezone, is_saved) values (${anna.id}, 'America/New_York', true)`.execute(db())
  await anna.call.reminders.set({ event_id: event, type: 'email', offset: '15min' })
  await at(before(starts, 15 * minute))
  expect(textPartOf(mails()[0]?.source ?? '')).toContain('Wednesday, 4 July 2035 at 03:30 GMT-4')
  const ben = await confirmedMember('Ben Elsewhere')
  await ben.call.reminders.set({ event_id: event, type: 'email', offset: '30min' })
  await at(before(starts, 15 * minute))
  expect(textPartOf(mails(ben)[0]?.source ?? '')).toMatch(/Wednesday, 4 July 2035 at 10:30 (EEST|GMT\+3)/)
})

test('a reminder moves with its event, also to an earlier time and across a clock change', async () => {
  // 10:00 summer time in Berlin; the day before, it is still winter time.
  const event = await insertEvent(world, { event_date: new Date('2035-03-25T08:00:00Z'), time_zone: 'Europe/Berlin' })
  await anna.call.reminders.set({ event_id: event, type: 'browser' })
  expect(await remindedAt()).toEqual(['2035-03-24T09:00:00.000Z'])
  await change(event, { event_date: new Date('2035-03-27T08:00:00Z') })
  await world.settled()
  expect(await remindedAt()).toEqual(['2035-03-26T08:00:00.000Z'])

  await change(event, { status: 'cancelled' })
  await world.settled()
  expect(await remindedAt()).toEqual([])
  await change(event, { status: 'scheduled' })
  await world.settled()
  expect(await remindedAt(), 'its source has it again').toEqual(['2035-03-26T08:00:00.000Z'])

  const sooner = ahead(3)
  await change(event, { event_date: sooner })
  await world.settled()
  await at(new Date())
  expect(await told(), 'a day before has passed, but the event has not started').toHaveLength(1)
  await change(event, { event_date: ahead(100) })
  await world.settled()
  await at(before(ahead(100), 24 * hour))
  expect(await told(), 'postponed, it is sent again').toMatchObject([{ count: 1 }])
  expect(await remindedAt()).toEqual([])
})

test('events that were cancelled, have started or became hidden cause no reminders', async () => {
  const host = await memberNamed(world, 'Hal Host')
  const [cancelled, begun, hidden, kept] = await Promise.all(
    [1, 2, 3, 4].map(() => insertEvent(world, { user_id: host.id, event_date: ahead(48) })),
  )
  for (const event of [cancelled, begun, hidden, kept])
    for (const type of ['browser', 'email'] as const) await anna.call.reminders.set({ event_id: event ?? '', type, offset: '2hours' })
  await change(cancelled ?? '', { status: 'cancelled' })
  await world.settled()
  expect((await anna.call.reminders.list({})).items).toHaveLength(6)
  await anna.call.reminders.remove({ id: (await anna.call.reminders.list({ event_id: kept ?? '' })).items[0]?.id ?? '' })
  // The job runs late, when the event has already started.
  await sql`update events set event_date = now() - interval '1 minute' where id = ${begun}`.execute(db())
  await host.call.relations.block({ id: anna.id })
  expect((await anna.call.reminders.list({})).items).toEqual([])
  await at(ahead(47))
  expect([await told(), mails()]).toEqual([[], []])
})

test('impossible reminders are refused with a reason', async () => {
  const refused = (event_id: string, offset: '15min' | '1week' = '15min') =>
    refusalOf(anna.call.reminders.set({ event_id, type: 'browser', offset }))
  expect(await refused(await insertEvent(world, { event_date: ahead(48) }), '1week')).toBe('reminders.past')
  expect(await refused(await insertEvent(world, { event_date: ahead(-1) }))).toBe('reminders.begun')
  expect(await refused(await insertEvent(world, { status: 'cancelled' }))).toBe('events.isCancelled')
  expect(await refused(crypto.randomUUID())).toBe('events.gone')
  const host = await memberNamed(world, 'Hal Blocking')
  const hosted = await insertEvent(world, { user_id: host.id })
  await host.call.relations.block({ id: anna.id })
  expect(await refused(hosted)).toBe('events.gone')
  expect(await refusalOf(anna.call.reminders.set({ event_id: hosted, type: 'browser', message: 'x'.repeat(301) }))).toBe(
    'Please keep this to 300 characters',
  )
  const event = await insertEvent(world)
  await sql`
    insert into event_reminders (id, user_id, event_id, reminder_type, minutes_before, reminder_date)
    select gen_random_uuid(), ${anna.id}, ${event}, 'browser', n, now() + interval '1 hour' from generate_series(1, ${remindersEach}) n`.execute(
    db(),
  )
  expect(await refused(await insertEvent(world))).toBe('reminders.tooMany')
})

test('unconfirmed addresses get no emails', async () => {
  const starts = ahead(48)
  const event = await insertEvent(world, { event_date: starts })
  const stranger = await memberNamed(world, 'Stan Strange')
  const set = () => stranger.call.reminders.set({ event_id: event, type: 'email', offset: '1hour' })
  expect(await refusalOf(set())).toBe('reminders.unconfirmed')
  await sql`update users set email_confirmed = true where id = ${stranger.id}`.execute(db())
  await set()
  await sql`update users set email_confirmed = false where id = ${stranger.id}`.execute(db())
  await at(before(starts, hour))
  expect(mails(stranger)).toEqual([])
})

test('other members can neither see nor remove a reminder', async () => {
  const event = await insertEvent(world)
  const { id } = await anna.call.reminders.set({ event_id: event, type: 'browser' })
  const olga = await memberNamed(world, 'Olga Outsider')
  await olga.call.reminders.remove({ id })
  expect((await olga.call.reminders.list({ event_id: event })).items).toEqual([])
  expect((await anna.call.reminders.list({ event_id: event })).items).toMatchObject([{ id }])
  expect(await refusalOf(world.visitor().call.reminders.list({}))).toBe('problem.signedOut')
})

test('attendees get a notice some days before, as their settings say, until they turn it off', async () => {
  const host = await memberNamed(world, 'Hanna Host')
  const day = dayFromNow(20)
  const event = await hostEvent(host, { starts: `${day}T10:00`, ends: `${day}T12:00`, time_zone: 'UTC' })
  const wish = (advance_notice_days: number, push_notifications: boolean) =>
    anna.call.events.savePreferences({ ...defaultPreferences, advance_notice_days, push_notifications })
  const planned = async () => {
    await world.settled()
    const { rows } = await sql<{ plan: string }>`
      select reminder_type || ' ' || to_char(reminder_date at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as plan from event_reminders
      where user_id = ${anna.id} and is_notice and sent_at is null order by 1`.execute(db())
    return rows.map(({ plan }) => plan)
  }

  await anna.call.events.register({ id: event })
  expect(await planned(), 'nothing without saved settings').toEqual([])
  await wish(7, true)
  expect(await planned()).toEqual([`browser ${dayFromNow(13)} 10:00`, `email ${dayFromNow(13)} 10:00`])
  expect((await anna.call.reminders.list({})).items, 'not one that was set by hand').toEqual([])
  await anna.call.events.unregister({ id: event })
  expect(await planned()).toEqual([])
  await anna.call.events.register({ id: event })
  await wish(3, false)
  expect(await planned()).toEqual([`email ${dayFromNow(17)} 10:00`])
  await host.call.events.change({ id: event, ...eventOf({ starts: `${day}T15:30`, ends: `${day}T18:00`, time_zone: 'UTC' }) })
  expect(await planned()).toEqual([`email ${dayFromNow(17)} 15:30`])
  await at(new Date(`${dayFromNow(17)}T15:30:00Z`))
  expect([await told(), mails().length]).toEqual([[], 1])
  expect(textPartOf(mails()[0]?.source ?? '')).toContain('you registered for this event')
  await anna.call.events.unregister({ id: event })
  expect(await planned()).toEqual([])
  const later = dayFromNow(30)
  await host.call.events.change({ id: event, ...eventOf({ starts: `${later}T15:30`, ends: `${later}T18:00`, time_zone: 'UTC' }) })
  await world.settled()
  await at(new Date(`${dayFromNow(27)}T15:30:00Z`))
  expect(mails(), 'postponed, it reminds nobody who has left').toHaveLength(1)
  await anna.call.events.register({ id: event })

  await sql`update events set status = 'hidden', hidden_status = 'scheduled' where id = ${event}`.execute(db())
  await wish(2, true)
  expect(await planned(), 'operators may show it again').toHaveLength(2)
  await sql`update events set status = 'scheduled', hidden_status = null where id = ${event}`.execute(db())
  await host.call.events.cancel({ id: event })
  expect(await planned()).toEqual([])
})

test('unsubscribing from an email also turns off emails about events', async () => {
  const starts = ahead(48)
  const event = await insertEvent(world, { event_date: starts })
  await anna.call.reminders.set({ event_id: event, type: 'email', offset: '2hours' })
  await anna.call.reminders.set({ event_id: event, type: 'email', offset: '15min' })
  await anna.call.reminders.set({ event_id: event, type: 'browser', offset: '15min' })
  await sql`insert into user_event_preferences (user_id, is_saved) values (${anna.id}, true)`.execute(db())
  await at(before(starts, 2 * hour))
  const [, token = ''] = /unsubscribe\/([\w.-]+)/.exec(textPartOf(mails()[0]?.source ?? '')) ?? []
  await world.visitor().call.notifications.unsubscribe({ token })
  await world.settled()
  await at(before(starts, 15 * minute))
  expect([mails().length, (await told()).length]).toEqual([1, 1])
  await change(event, { event_date: ahead(100) })
  await world.settled()
  await at(before(ahead(100), 15 * minute))
  expect(mails(), 'nor are they sent again for a postponed event').toHaveLength(1)
  const { rows } = await sql`select email_notifications, push_notifications from user_event_preferences where user_id = ${anna.id}`.execute(
    db(),
  )
  expect(rows).toEqual([{ email_notifications: false, push_notifications: true }])
})

test('emails about events are also off for those who unsubscribed before they had settings', async () => {
  await world.visitor().call.notifications.unsubscribe({ token: await unsubscribeToken(world.services.database, anna.id) })
  await world.settled()
  expect(await anna.call.events.preferences(), 'as the form begins').toEqual({ ...defaultPreferences, email_notifications: false })
})
