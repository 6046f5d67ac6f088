import { beforeEach, describe, expect, test, vi } from 'vitest'
import { suspend } from '#features/members/server/index.ts'
import { headerOf, htmlPartOf, textPartOf } from '#testing/mail-server.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const site = 'https://community.example'
const world = testWorld({ environment: { PUBLIC_URL: site, MAIL_DELAY: '600' } })
beforeEach(() => {
  world.mailServer.failing = false
  world.mailServer.meanwhile = async () => {}
})

/** A sender, and a receiver who wants emails. */
async function two(): Promise<[Person, Person]> {
  const [luca, marit] = await Promise.all([memberNamed(world, 'Luca Bertolini'), memberNamed(world, 'Marit Solberg')])
  await world.settled()
  await turnOnMails(world, marit)
  return [luca, marit]
}

/** Sends messages and waits until their mails are recorded. */
async function told(from: Person, to: Person, ...texts: string[]) {
  for (const text of texts) await say(from, to, text)
  await world.services.events.settled()
}

const query = async <Row>(text: string, values: unknown[] = []) => (await world.services.database.pool.query(text, values)).rows as Row[]

/** Makes all queued and retried mails due. */
async function itIsTime() {
  await query(`update jobs.job set start_after = now() where name = 'notifications.mail' and state in ('created', 'retry')`)
  await world.services.jobs.settled()
}

const mailsTo = (person: Person) => world.mailServer.received.filter(({ to }) => to.includes(person.email)).map(({ source }) => source)

const recordsOf = (person: Person) =>
  query<{ state: string; email_sent: boolean; is_dated: boolean; attempts: number; last_error: string | null }>(
    `select state, email_sent, sent_at is not null as is_dated, attempts, last_error from email_notifications where user_id = $1 order by id`,
    [person.id],
  )

/** A member's notifications of messages. */
const listed = async (person: Person) =>
  (await person.call.notifications.list({})).items.flatMap(({ type, description }) => (type === 'messages' ? [description] : []))

const sent = { state: 'sent', email_sent: true, is_dated: true, attempts: 1, last_error: null }

describe('messages', () => {
  test('in a burst are combined in one mail after a while', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, ...Array.from({ length: 20 }, (_, n) => `Message ${n + 1}`))
    await world.settled()
    expect(mailsTo(marit)).toEqual([])
    expect((await recordsOf(marit)).map(({ state }) => state)).toEqual(['pending'])
    await itIsTime()
    const [mail = '', ...others] = mailsTo(marit)
    expect(others).toEqual([])
    expect(headerOf(mail, 'Subject')).toBe('Luca Bertolini sent you 20 messages')
    const text = textPartOf(mail)
    expect(text).toContain('Hello Marit Solberg,')
    expect(text).toContain('Message 20')
    expect(text).toContain(`${site}/dashboard/tab/messages?with=${luca.id}`)
    expect(await recordsOf(marit)).toEqual([sent])
  })

  test('cause no notification at all while its mail cannot be queued, and a complete one later', async () => {
    const [luca, marit] = await two()
    const failing = vi.spyOn(world.services.jobs, 'queueAll').mockRejectedValueOnce(new Error('not now'))
    await told(luca, marit, 'One')
    failing.mockRestore()
    expect([await listed(marit), await recordsOf(marit)]).toEqual([[], []])
    expect(await query(`select last_error from reaction_positions where failures > 0`)).toEqual([{ last_error: 'not now' }])

    await query('update reaction_positions set retry_at = null where failures > 0')
    await world.services.events.settled()
    await itIsTime()
    expect(await listed(marit)).toEqual(['One'])
    expect(await recordsOf(marit)).toEqual([sent])
    expect(mailsTo(marit)).toHaveLength(1)
  })

  const meanwhile: Record<string, (marit: Person, luca: Person) => Promise<unknown>> = {
    'they were read': (marit, luca) => marit.call.messages.read({ id: luca.id, position: 1 }),
    'emails were turned off': (marit) => marit.call.notifications.savePreferences({ email: false }),
    'the address turned out to be unconfirmed': ({ id }) => query('update users set email_confirmed = false where id = $1', [id]),
    'notifications of messages were turned off': (marit) => marit.call.notifications.savePreferences({ messages: false }),
    'the conversation was muted': (marit, luca) => marit.call.messages.mute({ id: luca.id, muted: true }),
    'the sender was blocked': (marit, luca) => marit.call.relations.block({ id: luca.id }),
    'all was cleared': (marit) => marit.call.notifications.clear({ up_to: Number.MAX_SAFE_INTEGER }),
  }
  test('cause no mail to those for whom something changed in the meantime', async () => {
    const luca = await memberNamed(world, 'Luca Bertolini')
    const readers = new Map<string, Person>()
    for (const what of ['nothing', ...Object.keys(meanwhile)]) readers.set(what, await memberNamed(world, 'Marit Solberg'))
    await world.settled()
    await turnOnMails(world, ...readers.values())
    for (const [what, reader] of readers) {
      await told(luca, reader, 'One')
      await meanwhile[what]?.(reader, luca)
    }
    await itIsTime()
    const outcomes = new Map<string, unknown>()
    for (const [what, reader] of readers) outcomes.set(what, [mailsTo(reader).length, (await recordsOf(reader)).map(({ state }) => state)])
    const cancelled = Object.keys(meanwhile).map((what) => [what, [0, ['cancelled']]] as const)
    expect(outcomes).toEqual(new Map<string, unknown>([['nothing', [1, ['sent']]], ...cancelled]))
  })

  test('that continue while all stay unread cause another mail an hour later', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, 'One')
    await itIsTime()
    await told(luca, marit, 'Two')
    await told(luca, marit, 'Three')
    const waiting = await query(
      `select 1 from jobs.job where name = 'notifications.mail' and state = 'created' and start_after > now() + interval '50 minutes'`,
    )
    expect(waiting).toHaveLength(1)
    await itIsTime()
    expect(mailsTo(marit).map((mail) => headerOf(mail, 'Subject'))).toEqual([
      'New message from Luca Bertolini',
      'Luca Bertolini sent you 3 messages',
    ])
  })

  test('that arrive while a mail is being sent cause another mail', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, 'One')
    world.mailServer.meanwhile = async () => {
      world.mailServer.meanwhile = async () => {}
      await told(luca, marit, 'Two')
    }
    await itIsTime()
    expect((await recordsOf(marit)).map(({ state }) => state)).toEqual(['sent', 'pending'])
    await itIsTime()
    expect(mailsTo(marit).map((mail) => textPartOf(mail).includes('Two'))).toEqual([false, true])
  })
})

describe('a changed profile', () => {
  test('is emailed immediately, even if the member has seen it in the list', async () => {
    const [, marit] = await two()
    const { email_queued } = await marit.call.profiles.save(profileOf(marit))
    await world.services.events.settled()
    await marit.call.notifications.markAllRead({ up_to: Number.MAX_SAFE_INTEGER })
    expect(email_queued).toBe(true)
    await world.settled()
    expect(mailsTo(marit).map((mail) => headerOf(mail, 'Subject'))).toEqual(['Your profile was updated'])
  })

  test('is not emailed to a member who was suspended in the meantime', async () => {
    const [, marit] = await two()
    world.mailServer.failing = true
    await marit.call.profiles.save(profileOf(marit))
    await world.settled()
    await world.services.database.transaction((tx) => suspend(tx, marit.id, { ends_at: null, reason: 'Spam.' }))
    world.mailServer.failing = false
    await itIsTime()
    expect([mailsTo(marit), (await recordsOf(marit)).map(({ state }) => state)]).toEqual([[], ['cancelled']])
  })
})

describe('a mail server', () => {
  test('that is down for a while receives all mails once it is back, each once', async () => {
    const [luca, marit] = await two()
    const olga = await memberNamed(world, 'Olga Outsider')
    await world.settled()
    await turnOnMails(world, olga)
    world.mailServer.failing = true
    await told(luca, marit, 'One')
    await told(luca, olga, 'For Olga')
    await itIsTime()
    await itIsTime()
    expect((await recordsOf(marit)).map(({ state, attempts }) => [state, attempts])).toEqual([['pending', 2]])
    expect((await recordsOf(marit))[0]?.last_error).toContain('try again later')
    await told(luca, marit, 'Two')

    world.mailServer.failing = false
    await itIsTime()
    await itIsTime()
    expect(mailsTo(marit).map((mail) => headerOf(mail, 'Subject'))).toEqual(['Luca Bertolini sent you 2 messages'])
    expect(mailsTo(olga)).toHaveLength(1)
    expect(await recordsOf(marit)).toEqual([{ ...sent, attempts: 3 }])
  })

  test('that stays down has its mails listed as undelivered', async () => {
    const [luca, marit] = await two()
    world.mailServer.failing = true
    await told(luca, marit, 'One')
    expect(await world.command('mails')).toBe('No undelivered notification emails.')
    await query(`update jobs.job set retry_count = retry_limit where name = 'notifications.mail' and state = 'created'`)
    await itIsTime()
    expect((await recordsOf(marit)).map(({ state }) => state)).toEqual(['failed'])
    expect(await world.command('mails')).toMatch(new RegExp(`^\\S+Z  ${marit.email}  messages.received  1 attempts  .*try again later`))
    world.mailServer.failing = false
    await told(luca, marit, 'Two')
    await itIsTime()
    expect(mailsTo(marit).map((mail) => headerOf(mail, 'Subject'))).toEqual(['Luca Bertolini sent you 2 messages'])
  })

  test('that accepted a mail before this was recorded receives the same one again', async () => {
    const [luca, marit] = await two()
    await query(`create function forget() returns trigger language plpgsql as $$ begin raise 'the process ended'; end $$`)
    await query(
      `create trigger forgets before update on email_notifications for each row when (new.state = 'sent') execute function forget()`,
    )
    await told(luca, marit, 'One')
    await itIsTime()
    await query(`drop function forget() cascade`)
    await itIsTime()
    const names = mailsTo(marit).map((mail) => headerOf(mail, 'Message-ID'))
    expect(names).toHaveLength(2)
    expect(new Set(names).size, 'recognised as doubled').toBe(1)
    expect(await recordsOf(marit)).toMatchObject([{ state: 'sent' }])
  })
})

describe('the mail', () => {
  test('explains how to turn off such mails, to people and to programs', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, 'One')
    await itIsTime()
    const [mail = ''] = mailsTo(marit)
    const link = /^<(https:\/\/community\.example\/unsubscribe\/[\w.-]+)>$/.exec(headerOf(mail, 'List-Unsubscribe') ?? '')?.[1] ?? ''
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated')
    expect(textPartOf(mail)).toContain(link)
    expect(htmlPartOf(mail)).toContain(`href="${link}"`)

    const visitor = world.visitor()
    expect(await refusalOf(visitor.call.notifications.unsubscribe({ token: 'made.up' }))).toBe('notifications.invalidUnsubscribeLink')
    await visitor.call.notifications.unsubscribe({ token: link.split('/').at(-1) ?? '' })
    expect(await marit.call.notifications.preferences()).toMatchObject({ email: false, messages: true })
  })

  test('shows names and text of all languages unchanged, without executing anything in them', async () => {
    const [luca, marit] = await two()
    const name = { first_name: 'Åse\r\nBcc: victim@example.org', last_name: '<b>Ünïcode</b> 🌱' }
    await luca.call.profiles.save(profileOf(luca, name))
    await told(luca, marit, 'Γειά σου\n<img src=x onerror=alert(1)> & "co"')
    await itIsTime()
    const [mail = ''] = mailsTo(marit)
    expect(headerOf(mail, 'Bcc')).toBeUndefined()
    expect(headerOf(mail, 'Subject')).toMatch(/^New message from Åse\s+Bcc: victim@example.org <b>Ünïcode<\/b> 🌱$/)
    expect(world.mailServer.received.some(({ to }) => to.includes('victim@example.org'))).toBe(false)
    expect(textPartOf(mail)).toContain('Γειά σου')
    const html = htmlPartOf(mail)
    expect(html).toContain('Γειά σου<br>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;')
    expect(html).toContain('&lt;b&gt;Ünïcode&lt;/b&gt; 🌱')
    expect(html).not.toMatch(/<img|<b>/)
  })
})
