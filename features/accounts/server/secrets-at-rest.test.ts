import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#app/server/start.ts'
import { emailTokenIn } from '#testing/email-links.ts'
import { textPartOf } from '#testing/mail-server.ts'
import type { Person } from '#testing/people.ts'
import { bytesOf, challengeOf, codeFor, codesPass, turnOnFactor } from '#testing/second-factor.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

/** Every row of every table as text, including the job queue's and the library's; bytes as hexadecimal. */
async function dump(): Promise<string> {
  const { kysely } = world.services.database
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(kysely)
  const rows = await Promise.all(
    tables.rows.map(({ name }) => sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(kysely)),
  )
  return rows.flatMap((table) => table.rows.map(({ row }) => row)).join('\n')
}

/** The encodings of a secret, none of which may be found in the database. */
const shapesOf = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret, 'base64url').toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]

const cookieOf = (member: Person) => decodeURIComponent([...member.cookies.values()][0] ?? '')

test('no session token or link can be derived from the database', async () => {
  const member = await world.join()
  const secrets = cookieOf(member).split('.')
  await member.call.accounts.signIn(member)
  secrets.push(...cookieOf(member).split('.'))
  await member.call.accounts.requestPasswordReset({ email: member.email })
  const mail = await world.mailServer.mailTo(member.email)
  const link = /http\S+reset-password\?\S+/.exec(textPartOf(mail.source))?.[0] ?? ''
  secrets.push(...new URL(link).searchParams.values())
  const wanted = world.visitor().email
  await member.call.accounts.changeEmail({ email: wanted, current_password: member.password })
  secrets.push(emailTokenIn(await world.mailServer.mailTo(wanted)))
  await member.call.accounts.changePassword({ current_password: member.password, password: 'a quite new sentence' })
  secrets.push(...cookieOf(member).split('.'))
  secrets.push(emailTokenIn(await world.mailServer.confirmationTo(member.email)))
  secrets.push(...(await member.call.accounts.liveTicket()).ticket.split('.'))
  const factor = await turnOnFactor({ ...member, password: 'a quite new sentence' })
  secrets.push(factor.key, ...factor.codes, ...factor.codes.map((code) => code.replaceAll('-', '')))
  await codesPass(world, member)
  const browser = world.visitor()
  const challenge = await challengeOf(browser, { email: member.email, password: 'a quite new sentence' })
  await browser.call.accounts.completeSignIn({ challenge, code: codeFor(factor.key), trust_device: true })
  secrets.push(challenge, browser.cookies.get('esg.trusted_device') ?? 'no cookie')
  expect(secrets).toHaveLength(35)
  await world.settled()

  const dumped = await dump()
  expect(dumped, 'the whole database is read').toContain(member.id)
  expect(dumped).toContain('accounts.mailResetLink')
  for (const secret of secrets) for (const shape of shapesOf(secret)) expect(dumped).not.toContain(shape)
  expect(dumped, 'nor the bytes of the key').not.toContain(bytesOf(factor.key).toString('hex'))
  expect(dumped).not.toMatch(/reset-password|confirm-email/)
})

test('jobs contain ids instead of names and addresses', async () => {
  const member = await world.join({ full_name: 'Wilhelmina Quist' })
  await member.call.accounts.requestPasswordReset({ email: member.email })
  await world.mailServer.mailTo(member.email)
  const wanted = world.visitor().email
  await member.call.accounts.changeEmail({ email: wanted, current_password: member.password })
  await member.call.accounts.followEmailLink({ token: emailTokenIn(await world.mailServer.mailTo(wanted)) })
  await world.settled()
  const { rows } = await sql<{ job: string }>`select row_to_json(j)::text as job from jobs.job j`.execute(world.services.database.kysely)
  const jobs = rows.map(({ job }) => job).join('\n')
  expect(jobs).toContain(member.id)
  for (const personal of [member.email, wanted, member.full_name]) expect(jobs).not.toContain(personal)
})

test('members who signed in before tokens were hashed stay signed in, and queued reset links are deleted', async () => {
  const member = await world.join()
  const { database } = world.services
  const [token = ''] = cookieOf(member).split('.')
  await sql`alter table auth.session rename column token_hash to token`.execute(database.kysely)
  await sql`update auth.session set token = ${token} where "userId" = ${member.id}`.execute(database.kysely)
  await sql`
    insert into jobs.queue select (jsonb_populate_record(q, '{"name": "mail.deliver"}')).* from jobs.queue q where name = 'accounts.mailResetLink'
    `.execute(database.kysely)
  await sql`insert into jobs.job (name, data, state) values ('mail.deliver', '{"button": {"url": "https://community.example/reset-password?access_token=living"}}', 'completed')`.execute(
    database.kysely,
  )
  await database.transaction((tx) => sql.raw(readFileSync(join(migrationsFolder, '0015-hashed-tokens.sql'), 'utf8')).execute(tx))
  expect((await member.call.members.me()).member?.id).toBe(member.id)
  expect(await dump()).not.toContain('living')
})

test('signing in again in the same browser ends only its previous session', async () => {
  const member = await world.join()
  const elsewhere = world.visitor()
  await elsewhere.call.accounts.signIn(member)
  const before = new Map(member.cookies)
  await member.call.accounts.signIn(member)
  expect((await member.call.members.me()).member?.id).toBe(member.id)
  expect((await elsewhere.call.members.me()).member?.id).toBe(member.id)

  const kept = world.visitor()
  for (const [name, value] of before) kept.cookies.set(name, value)
  expect((await kept.call.members.me()).member).toBeNull()
})

test('joining as someone else ends the previous session of the browser', async () => {
  const member = await world.join()
  const before = new Map(member.cookies)
  const second = world.visitor()
  for (const [name, value] of before) second.cookies.set(name, value)
  const { full_name, email, password, user_type } = second
  await second.call.accounts.join({ full_name, email, password, user_type })
  expect((await member.call.members.me()).member).toBeNull()
})
