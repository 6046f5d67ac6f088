import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { sharedDatabase } from '#testing/databases.ts'
import { openLive } from '#testing/live-client.ts'
import { freePort } from '#testing/free-port.ts'
import { type Person, createPerson, profileOf, visitorOf } from '#testing/people.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { until } from '#testing/typed-command.ts'

const details = {
  full_name: 'Wilhelmina Quist',
  email: 'wilhelmina.quist@example.org',
  company_name: 'Umbrellas of Quist',
  bio: 'Mends "broken" umbrellas of friends',
  password: 'an umbrella for the rain',
}
/** What must not appear in any log line. */
const personal = ['wilhelmina', 'quist', 'umbrella', 'mends']

/** A mail server that refuses every recipient and quotes their name. */
async function startRudeMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(Object.assign(new Error(`5.1.1 <${address}>: Wilhelmina Quist has no mailbox here`), { responseCode: 550 }))
    },
  })
  // A server that is stopped may break its connections.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)) }
}

/** A file server that refuses every file and quotes the owner's name. */
async function startRudeFileServer() {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(403, { 'content-type': 'application/xml' })
    response.end('<Error><Code>AccessDenied</Code><Message>wilhelmina.quist@example.org may not: Wilhelmina Quist</Message></Error>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** PostgreSQL's errors about a row, in every way that they may quote its content. */
const refusals = {
  'a value of the wrong kind': 'perform new.bio::integer;',
  'a trigger that quotes the row': "raise exception 'nobody wants % of %', new.bio, new.email;",
  'a check whose detail is the row':
    "execute 'alter table users add constraint no_umbrellas check (bio not like ''%umbrellas%'') not valid';",
  'a key that is there already': 'insert into users select new.*;',
}

const status = async (member: Person, path: string, body: object, method = 'POST') =>
  (await member.fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status

test.runIf(process.env['TEST_ENGINE'] === 'postgresql')(
  'no error of a library or of another server brings a person into the log',
  async () => {
    await using mailServer = await startRudeMailServer()
    await using fileServer = await startRudeFileServer()
    await using database = await sharedDatabase()
    const port = await freePort()
    await using server = await startServerProcess({
      ...database.settings,
      SMTP_URL: mailServer.url,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      MAIL_DELAY: '0',
      LOG_LEVEL: 'debug',
      S3_BUCKET: 'community',
      S3_ENDPOINT: fileServer.url,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    })
    const on = (table: string, body: string) =>
      database.look(async ({ kysely }) => {
        const name = sql.raw(`refuse_${table.replace(/\W/g, '_')}`)
        await sql`create or replace function ${name}() returns trigger language plpgsql as ${sql.lit(`begin ${body} return new; end`)}`.execute(
          kysely,
        )
        await sql`create or replace trigger refuse before insert or update on ${sql.raw(table)} for each row execute function ${name}()`.execute(
          kysely,
        )
      })
    const off = (table: string) => database.look(({ kysely }) => sql`drop trigger refuse on ${sql.raw(table)}`.execute(kysely))
    const failures = () => server.log.filter((line) => /"level":[45]0/.test(line))
    const logged = (what: string) =>
      until(
        () => failures().some((line) => line.includes(what)),
        () => server.log.join('\n'),
      )

    const member = await createPerson(server.url, details)
    const answers: Record<string, number> = {}
    const { path } = await member.call.calendars.makeFeed()
    expect((await fetch(server.url + path)).status).toBe(200)

    // The mail server, with an email of the platform and one of a notification.
    await database.look(async ({ kysely }) => {
      await sql`insert into notification_preferences (user_id, email) values (${member.id}, true)`.execute(kysely)
      await sql`update users set email_confirmed = true where id = ${member.id}`.execute(kysely)
    })
    await member.call.accounts.requestPasswordReset({ email: member.email })
    await logged('accounts.mailResetLink')
    await member.call.profiles.save(profileOf(member, { bio: details.bio }))
    await logged('notifications.mail')

    // PostgreSQL, in a request.
    for (const body of Object.values(refusals)) {
      await on('users', body)
      answers[body] = await status(member, '/api/profile', profileOf(member, { bio: details.bio }), 'PUT')
      await off('users')
    }
    // In a reaction.
    await on('directory_entries', "raise exception 'not %', new;")
    await member.call.profiles.save(profileOf(member, { bio: details.bio }))
    await logged('directory.keepEntries')
    await off('directory_entries')

    // In the accounts library.
    await on('auth."user"', "raise exception 'not %', new;")
    const other = visitorOf(server.url, { ...details, email: 'quist@example.org' })
    answers['joining'] = await status(other, '/api/accounts', { ...details, email: other.email, user_type: 'startup' })
    await off('auth."user"')
    await on('auth.session', "raise exception 'not %', new;")
    answers['signing in'] = await status(other, '/api/session', { email: details.email, password: details.password })
    await off('auth.session')

    // The file server.
    const form = new FormData()
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#309060' } })
      .png()
      .toBuffer()
    form.append('file', new Blob([new Uint8Array(picture)]), 'Wilhelmina Quist.png')
    answers['S3'] = (await member.fetch('/api/profile/picture', { method: 'POST', body: form })).status

    // Stored data that does not match the contract.
    await database.look(({ kysely }) =>
      sql`update users set expertise_areas = ${[`Umbrellas ${'of Quist '.repeat(20)}`]} where id = ${member.id}`.execute(kysely),
    )
    answers['output'] = (await member.fetch('/api/profile')).status

    // A request that is not JSON.
    await member.fetch('/api/profile', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '"Wilhelmina Quist' })

    expect(
      Object.values(answers).every((code) => code >= 400),
      JSON.stringify(answers),
    ).toBe(true)
    expect(failures().length).toBeGreaterThanOrEqual(Object.values(answers).filter((code) => code >= 500).length + 3)
    // A valid ticket, a used one, and one in the wrong place.
    const { ticket } = await member.call.accounts.liveTicket()
    await (await openLive(server, { cookies: new Map(), address: '' }, { ticket })).close()
    await expect(openLive(server, { cookies: new Map(), address: '' }, { ticket })).rejects.toThrow('401')
    await fetch(`${server.url}/api/live?ticket=${ticket}`)
    await fetch(`${server.url}/dashboard?ticket=${ticket}`)

    const calendar = /[\w-]{43}/.exec(path)?.[0] ?? 'no address'
    const secrets = [
      ...personal,
      calendar,
      ...ticket.split('.'),
      ...[...member.cookies.values()].flatMap((value) => decodeURIComponent(value).split('.')),
    ]
    const telling = server.log.filter((line) => secrets.some((secret) => line.toLowerCase().includes(secret.toLowerCase())))
    expect(telling).toEqual([])
  },
)
