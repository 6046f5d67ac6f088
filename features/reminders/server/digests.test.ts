import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertEvent } from '#testing/insert-event.ts'
import { headerOf, textPartOf } from '#testing/mail-server.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { sendDigests } from './digests.ts'

const world = testWorld()
const db = () => world.services.database.kysely

async function wish(member: Person, frequency: string, zone: string, fields: { email?: boolean; saved?: boolean } = {}) {
  await sql`update users set email_confirmed = true where id = ${member.id}`.execute(db())
  await sql`insert into user_event_preferences (user_id, notification_frequency, timezone, email_notifications, is_saved, preferred_categories)
    values (${member.id}, ${frequency}, ${zone}, ${fields.email ?? true}, ${fields.saved ?? true}, '{Business}')`.execute(db())
}
async function at(time: string) {
  await sendDigests(world.services, new Date(time))
  await world.settled()
}
const digests = (member: Person) =>
  world.mailServer.received.flatMap(({ to, source }) =>
    to.includes(member.email) ? [{ subject: headerOf(source, 'subject'), text: textPartOf(source) }] : [],
  )

test('recommendations are emailed in the morning, once, and only new ones', async () => {
  const [weekly, daily, silent, unsaved] = await Promise.all(
    ['Wilma', 'Dora', 'Silas', 'Uta'].map((name) => memberNamed(world, `${name} Example`)),
  )
  if (!weekly || !daily || !silent || !unsaved) throw new Error('no members')
  await wish(weekly, 'weekly', 'Europe/Berlin')
  await wish(daily, 'daily', 'Asia/Kathmandu')
  await wish(silent, 'daily', 'Asia/Kathmandu', { email: false })
  await wish(unsaved, 'daily', 'Asia/Kathmandu', { saved: false })
  const first = await insertEvent(world, { title: 'Impact Breakfast' })

  // A Monday, 08:00 in Kathmandu.
  await at('2026-11-23T02:10:00Z')
  expect(digests(daily)).toEqual([])
  await at('2026-11-23T02:15:00Z')
  expect(digests(daily)).toMatchObject([{ subject: 'Recommended for you: Impact Breakfast' }])
  expect(digests(daily)[0]?.text).toContain(`/dashboard/tab/events/${first}`)
  expect(digests(daily)[0]?.text).toContain('About Business')
  await Promise.all([at('2026-11-23T02:15:00Z'), at('2026-11-23T02:20:00Z')])
  expect(digests(daily)).toHaveLength(1)

  await insertEvent(world, { title: 'Seed Night' })
  await insertEvent(world, { title: 'Carbon Clinic' })
  await at('2026-11-24T02:15:00Z')
  expect(digests(daily)[1]).toMatchObject({ subject: '2 recommended events' })
  expect(digests(daily)[1]?.text).not.toContain('Impact Breakfast')
  await at('2026-11-25T02:15:00Z')
  expect(digests(daily), 'nothing new').toHaveLength(2)

  await at('2026-11-23T07:00:00Z')
  expect(digests(weekly)).toMatchObject([{ subject: '3 recommended events' }])
  for (const member of [silent, unsaved]) expect(digests(member)).toEqual([])
})

test('a short outage delays a digest without repeating it; a long one skips it', async () => {
  const member = await memberNamed(world, 'Mona Monthly')
  await wish(member, 'monthly', 'Europe/Lisbon')
  await at('2027-02-01T11:40:00Z')
  expect(digests(member)).toHaveLength(1)
  await insertEvent(world, { title: 'Another one' })
  await at('2027-03-01T15:00:00Z')
  await at('2027-03-02T08:00:00Z')
  expect(digests(member)).toHaveLength(1)
})
