import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepEmail } from '#features/members/server/index.ts'
import { groupProblems } from '#features/groups/problems.ts'
import { groupOf } from '#testing/groups.ts'
import { apply, fileOf, invitationCodeIn, join, setRules } from '#testing/joining.ts'
import { postOf } from '#testing/posts.ts'
import { headerOf, htmlPartOf, textPartOf } from '#testing/mail-server.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { isMailedInvitation, refuseInvitations } from './index.ts'

const world = testWorld()
withoutLimits()
let olga: Person
let ida: Person

beforeAll(async () => {
  olga = await memberNamed(world, 'Olga Operates')
  ida = await memberNamed(world, 'Ida Member')
  await world.command('grant', olga.email)
  await setRules(olga, { mode: 'invitation' })
})

const db = () => world.services.database.kysely
const invite = (content: string | Uint8Array<ArrayBuffer>) => olga.call.joining.inviteFile({ file: fileOf(content) })
const preview = (content: string | Uint8Array<ArrayBuffer>) => olga.call.joining.previewFile({ file: fileOf(content) })
const badOf = async (content: string | Uint8Array<ArrayBuffer>) =>
  (await preview(content)).bad.map(({ line, message }) => `${line}: ${message}`)
const invitationOf = async (email: string) => (await olga.call.joining.invitations({ kind: 'emails', address: email })).items[0]
const at = (email: string): Person => Object.assign(world.visitor(), { email })

test('a link admits as often as it may, by its code only, and decides the type of member', async () => {
  const { code, id } = await olga.call.joining.createLink({ note: 'Demo day', user_type: 'mentor', most_uses: 2 })
  const guest = world.visitor()
  expect(await guest.call.joining.terms({ invitation: code })).toMatchObject({
    mode: 'invitation',
    invitation: { email: null, user_type: 'mentor' },
    invited_by: 'Olga Operates',
  })
  expect((await guest.call.joining.terms({ invitation: `${code}x` })).invitation).toBeNull()
  expect(await refusalOf(join(guest, { invitation: `${code}x` }))).toBe('joining.invalidInvitation')
  const { member } = await join(guest, { invitation: code })
  expect(member).toMatchObject({ user_type: 'mentor', email_confirmed: false })
  expect((await guest.call.members.me()).member?.id).toBe(member.id)
  expect(await refusalOf(join(at(guest.email), { invitation: code })), 'the use is given back').toBe('accounts.emailTaken')
  expect((await olga.call.joining.invitations({})).items[0]).toMatchObject({ id, state: 'open', uses: 1, most_uses: 2, note: 'Demo day' })
  await join(world.visitor(), { invitation: code })
  expect(await refusalOf(join(world.visitor(), { invitation: code }))).toBe('joining.invalidInvitation')
  expect((await olga.call.joining.invitations({ state: 'used' })).items.map((each) => each.id)).toEqual([id])
})

test('of twenty who take the last use of a link at once, one is let in', async () => {
  const { code } = await olga.call.joining.createLink({ most_uses: 1 })
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(join(world.visitor(), { invitation: code }))))
  expect(outcomes.filter((each) => each === 'was not refused')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['was not refused', 'joining.invalidInvitation']))
})

describe('an invitation into a group', () => {
  const hidden = () => groupOf(olga, { name: 'Angels', visibility: 'hidden' }, olga)
  const peopleIn = async (id: string) => (await olga.call.groups.people({ id, limit: 50 })).items.map((each) => each.id)
  const groupIn = async (invitation: string) => (await world.visitor().call.joining.terms({ invitation })).invitation?.group
  const groupsOf = async (person: Person) => (await person.call.groups.mine({})).items.map(({ name }) => name)
  const toldTo = async (person: Person) => {
    await world.settled()
    return (await person.call.notifications.list({})).items.map(({ title }) => title.message)
  }

  test('by link lets in those who join, who see its posts at once and are not told that somebody added them', async () => {
    const group = await hidden()
    const { id: post } = await postOf(olga, 'For angels only', { group_id: group.id })
    const { code } = await olga.call.joining.createLink({ group_id: group.id })
    expect(await groupIn(code), 'the form says so').toBe('Angels')
    const guest = world.visitor()
    const { member } = await join(guest, { invitation: code })
    expect((await guest.call.newsfeed.list({ group_id: group.id })).items.map(({ id }) => id)).toEqual([post])
    expect(await peopleIn(group.id)).toEqual([olga.id, member.id])
    expect(await toldTo(guest)).not.toContain('{name} added you to {group}')
    expect((await olga.call.joining.invitations({})).items[0]).toMatchObject({ group: { id: group.id, name: 'Angels' }, uses: 1 })
  })

  test('admits without the group once it is archived or deleted, and none is made for such a group', async () => {
    const [archived, deleted] = [await hidden(), await hidden()]
    const links = await Promise.all([archived, deleted].map(({ id }) => olga.call.joining.createLink({ group_id: id })))
    await olga.call.groups.setArchived({ id: archived.id, archived: true })
    await olga.call.groups.remove({ id: deleted.id })
    for (const { code } of links) {
      const guest = world.visitor()
      expect(await groupIn(code)).toBeNull()
      await join(guest, { invitation: code })
      expect(await groupsOf(guest)).toEqual([])
    }
    const [last, first] = (await olga.call.joining.invitations({ limit: 2 })).items
    expect([first?.group, last?.group].filter(Boolean)).toEqual([{ id: archived.id, name: 'Angels' }])
    const file = fileOf(world.visitor().email)
    expect(await refusalOf(olga.call.joining.createLink({ group_id: archived.id }))).toBe(groupProblems.archived.id)
    expect(await refusalOf(olga.call.joining.createLink({ group_id: deleted.id }))).toBe(groupProblems.gone.id)
    expect(await refusalOf(olga.call.joining.inviteFile({ file, group_id: deleted.id }))).toBe(groupProblems.gone.id)
  })

  test('adds exactly those who were admitted, of many who join at once, and all if the group is deleted meanwhile', async () => {
    const group = await hidden()
    const { code } = await olga.call.joining.createLink({ group_id: group.id, most_uses: 3 })
    const guests = Array.from({ length: 10 }, () => world.visitor())
    const outcomes = await Promise.allSettled(guests.map((guest) => join(guest, { invitation: code })))
    const admitted = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value.member.id] : []))
    expect(admitted).toHaveLength(3)
    expect((await peopleIn(group.id)).toSorted()).toEqual([olga.id, ...admitted].toSorted())
    const { code: late } = await olga.call.joining.createLink({ group_id: group.id })
    const more = Array.from({ length: 5 }, () => world.visitor())
    const joining = more.map((guest) => join(guest, { invitation: late }))
    await Promise.all([...joining, olga.call.groups.remove({ id: group.id })])
  })

  test('by email is in the export, and lets in its address alone', async () => {
    const group = await hidden()
    const guest = world.visitor()
    await olga.call.joining.inviteFile({ file: fileOf(guest.email), group_id: group.id })
    const mail = await world.mailServer.mailTo(guest.email)
    expect(textPartOf(mail.source)).toContain('join the group “Angels”')
    const code = invitationCodeIn(mail)
    expect(await invitationOf(guest.email)).toMatchObject({ group: { name: 'Angels' } })
    const exported = await (await olga.fetch('/api/operators/joining/invitations/export')).text()
    expect(exported.split('\r\n').find((line) => line.startsWith(guest.email))).toContain(',Angels,')
    const { member } = await join(guest, { invitation: code })
    expect(await peopleIn(group.id)).toContain(member.id)
    await guest.call.groups.leave({ id: group.id })
    await world.settled()
    expect(await groupsOf(guest), 'is not added again').toEqual([])
  })

  test('by email lets in those who join without its link once their address is confirmed, and once only', async () => {
    await setRules(olga, { mode: 'open' })
    const group = await hidden()
    const guest = world.visitor()
    await olga.call.joining.inviteFile({ file: fileOf(guest.email), group_id: group.id })
    await join(guest)
    await world.settled()
    expect(await invitationOf(guest.email)).toMatchObject({ state: 'used' })
    expect(await groupsOf(guest), 'somebody else may have entered the address').toEqual([])
    const { id } = (await guest.call.members.me()).member ?? { id: '' }
    const confirm = (email_confirmed: boolean) =>
      world.services.database.transaction((tx) => keepEmail(tx, id, { email: guest.email, email_confirmed }))
    await confirm(true)
    await world.settled()
    expect(await groupsOf(guest)).toEqual(['Angels'])
    await guest.call.groups.leave({ id: group.id })
    await confirm(false)
    await confirm(true)
    await world.settled()
    expect(await groupsOf(guest)).toEqual([])
    await setRules(olga, { mode: 'invitation' })
  })
})

test('a link stops working when it expires, is taken back or gets a new address', async () => {
  expect(await refusalOf(olga.call.joining.createLink({ expires_on: '2020-01-01' }))).toBe('Please choose a day from today on')
  const [expired, takenBack, renewed] = await Promise.all([1, 2, 3].map(() => olga.call.joining.createLink({})))
  if (!expired || !takenBack || !renewed) throw new Error('no links')
  await sql`update invitations set expires_at = now() - interval '1 minute' where id = ${expired.id}`.execute(db())
  expect(await olga.call.joining.takeBack({ ids: [takenBack.id] })).toEqual({ taken_back: 1 })
  expect(await olga.call.joining.takeBack({ ids: [takenBack.id] })).toEqual({ taken_back: 0 })
  const { code } = await olga.call.joining.renewLink({ id: renewed.id })
  for (const { code: old } of [expired, takenBack, renewed]) {
    expect(await refusalOf(join(world.visitor(), { invitation: old }))).toBe('joining.invalidInvitation')
  }
  await join(world.visitor(), { invitation: code })
  expect(await refusalOf(olga.call.joining.renewLink({ id: takenBack.id }))).toBe('problem.notFound')
})

test('an invitation by email is for its address, which counts as confirmed, in every mode', async () => {
  await setRules(olga, { mode: 'approval' })
  const guest = world.visitor()
  expect(await invite(`email;name;type;language\r\n${guest.email.toUpperCase()};Gesa Guest;Investorin;de\r\n`)).toEqual({
    invited: 1,
    bad_count: 0,
  })
  const mail = await world.mailServer.mailTo(guest.email)
  expect([headerOf(mail.source, 'Content-Language'), textPartOf(mail.source)]).toEqual(['de', expect.stringContaining('Olga Operates')])
  const code = invitationCodeIn(mail)
  expect(await guest.call.joining.terms({ invitation: code })).toMatchObject({
    invitation: { email: guest.email, full_name: 'Gesa Guest', user_type: 'investor' },
  })
  await world.settled()
  expect(await invitationOf(guest.email)).toMatchObject({ state: 'open', sent_at: expect.any(String) })
  expect(await refusalOf(join(at('else@example.org'), { invitation: code }))).toBe('joining.otherAddress')
  const { member } = await join(guest, { invitation: code })
  expect(member).toMatchObject({ email_confirmed: true, user_type: 'investor' })
  expect(await invitationOf(guest.email)).toMatchObject({ state: 'used' })
  expect(await refusalOf(join(guest, { invitation: code }))).toBe('joining.invalidInvitation')
  await setRules(olga, { mode: 'invitation' })
})

test('sent again at most once a day, with the earlier link still working; taken back, none does', async () => {
  const guest = world.visitor()
  await invite(guest.email)
  const first = invitationCodeIn(await world.mailServer.mailTo(guest.email))
  await world.settled()
  const { id = '' } = (await invitationOf(guest.email)) ?? {}
  expect(await refusalOf(olga.call.joining.sendAgain({ id }))).toBe('joining.sentToday')
  await sql`update invitations set asked_at = now() - interval '25 hours', sent_at = now() - interval '25 hours' where id = ${id}`.execute(
    db(),
  )
  await olga.call.joining.sendAgain({ id })
  const second = invitationCodeIn(await world.mailServer.mailTo(guest.email))
  for (const code of [first, second]) expect((await guest.call.joining.terms({ invitation: code })).invitation).not.toBeNull()
  await olga.call.joining.takeBack({ ids: [id] })
  for (const code of [first, second]) expect((await guest.call.joining.terms({ invitation: code })).invitation).toBeNull()
  expect(await badOf(guest.email), 'can be invited anew').toEqual([])
})

test('who does not want to be invited again is not', async () => {
  const guest = world.visitor()
  await invite(guest.email)
  const { source } = await world.mailServer.mailTo(guest.email)
  const code = /\/no-invitations\/([\w-]+)/.exec(headerOf(source, 'List-Unsubscribe') ?? '')?.[1] ?? ''
  expect(htmlPartOf(source)).toContain(`/no-invitations/${code}`)
  expect(await isMailedInvitation(world.services, code)).toBe(true)
  expect(await isMailedInvitation(world.services, 'nonsense')).toBe(false)
  await refuseInvitations(world.services, code)
  await refuseInvitations(world.services, code)
  expect(await invitationOf(guest.email)).toMatchObject({ state: 'takenBack' })
  expect(await badOf(guest.email.toUpperCase())).toEqual(['1: Has asked not to be invited again.'])
  expect(JSON.stringify(await db().selectFrom('invitation_refusals').selectAll().execute())).not.toContain(guest.email)
})

test('a dry run names each bad row by its line, and inviting leaves them out', async () => {
  const [former, invited, fresh] = [await leaver(), world.visitor(), world.visitor()]
  await invite(invited.email)
  const file = [
    'Name,E-Mail,Type,Language,Comment',
    `Fresh,${fresh.email},startup,en,x`,
    `No Address,${'x'.repeat(59)}🌱 is no address,,,`,
    `Again,${fresh.email.toUpperCase()},,,`,
    `Member,${ida.email},,,`,
    `Invited,${invited.email},,,`,
    `Left,${former},,,`,
    'Wrong type,type@example.org,boss,,',
    'Wrong language,language@example.org,,klingon,',
    `"${'x'.repeat(121)}",name@example.org,,,`,
    '',
    '"=HYPERLINK(""https://evil.example"")",formula@example.org,,,',
  ].join('\r\n')
  expect(await badOf(file)).toEqual([
    '3: This is not an email address. Please correct it.',
    '4: This address is in line 2 already.',
    '5: Has an account here already.',
    '6: Has already been invited. You can send the invitation again from the list.',
    '7: Was a member and left. They can come back with a link that you give them yourself.',
    expect.stringMatching(/^8: “boss” is not a type of member/),
    expect.stringMatching(/^9: “klingon” is not a language/),
    expect.stringMatching(/^10: This name is longer than 120/),
  ])
  const checked = await preview(file)
  expect(checked).toMatchObject({ rows: 10, good: 2, bad_count: 8 })
  expect(checked.bad[0]?.email, 'cut between characters').toBe(`${'x'.repeat(59)}🌱`)
  expect(await invitationOf(fresh.email), 'a dry run changes nothing').toBeUndefined()
  expect(await invite(file)).toEqual({ invited: 2, bad_count: 8 })
  expect(await invitationOf('formula@example.org')).toMatchObject({ full_name: '=HYPERLINK("https://evil.example")' })
  const exported = await (await olga.fetch('/api/operators/joining/invitations/export')).text()
  expect(exported).toContain(`formula@example.org,"'=HYPERLINK(""https://evil.example"")"`)
  expect((await preview(exported)).bad.filter(({ email }) => email === 'formula@example.org')).toHaveLength(1)
})

async function leaver(): Promise<string> {
  const { code } = await olga.call.joining.createLink({})
  const person = world.visitor()
  await join(person, { invitation: code })
  await person.call.leaving.ask({ current_password: person.password })
  await sql`update leaving_members set leaves_at = now() - interval '1 minute' where member_id = (select id from users where email = ${person.email})`.execute(
    db(),
  )
  await world.runJob('leaving.deleteDue')
  await world.settled()
  return person.email
}

test.each([
  ['Latin-1 with semicolons', Buffer.from('email;name\njose@example.org;José Núñez\n', 'latin1')],
  ['UTF-8 with a byte order mark and tabs', Buffer.from('\uFEFFemail\tname\r\njose@example.org\tJosé Núñez\r\n')],
  ['UTF-16', Buffer.from('\uFEFFemail,name\njose@example.org,José Núñez\n', 'utf16le')],
  ['a separator line', Buffer.from('sep=;\r\nE-Mail;Name\r\njose@example.org;José Núñez')],
  ['addresses without column names', Buffer.from('jose@example.org,José Núñez\nother@example.org,Other'), ''],
  ['a name with a character that cannot be stored', Buffer.from('email,name\njose@example.org,José\0 Núñez\n')],
])('reads %s', async (_what, bytes, full_name = 'José Núñez') => {
  const { sample, bad } = await preview(new Uint8Array(bytes))
  expect([sample[0], bad]).toEqual([{ email: 'jose@example.org', full_name }, []])
})

test.each([
  ['', '1: The file contains no addresses.'],
  ['email\n\n', '1: The file contains no addresses.'],
  ['name,phone\nAda,1', '1: There is no column “email”. Name the column with the addresses in the first line.'],
  [
    'email,name\nada@example.org,"Ada',
    '2: A quotation mark in this row or below is never closed. Close it, or double it if it is part of the text.',
  ],
])('says what is wrong with a file as a whole: %j', async (content, problem) => {
  expect(await badOf(content)).toEqual([problem])
  expect(await refusalOf(invite(content))).toBe('joining.unreadableFile')
})

test('a file has at most 50,000 people', async () => {
  expect(await badOf(`email\n${'x\n'.repeat(50_001)}`)).toEqual([expect.stringContaining('more than 50,000 rows')])
})

test('members’ referral links admit only while members may invite', async () => {
  const { code } = await ida.call.referrals.mine()
  const [guest, other] = [world.visitor(), world.visitor()]
  expect(await refusalOf(join(guest, { referral: code }))).toBe('joining.byInvitation')
  expect(await guest.call.joining.terms({ referral: code })).toMatchObject({ mode: 'invitation', invited_by: null })
  await setRules(olga, { members_invite: true })
  expect(await guest.call.joining.terms({ referral: code })).toMatchObject({ mode: 'open', invited_by: 'Ida Member' })
  expect((await join(guest, { referral: code })).member.email_confirmed).toBe(false)
  expect(await refusalOf(join(other, { referral: 'ESG00000000' }))).toBe('joining.byInvitation')
  await setRules(olga, { mode: 'approval' })
  expect(await refusalOf(join(other, { referral: code }))).toBe('joining.byApproval')
  await apply(other, { referral: code })
  await world.settled()
  const row = await db().selectFrom('applications').select('invited_by').where('email', '=', other.email).executeTakeFirst()
  expect(row?.invited_by).toBe(ida.id)
  await setRules(olga, { mode: 'invitation', members_invite: false })
})

test('the database stores no code of an invitation and no token of an application', async () => {
  const guest = world.visitor()
  const { code } = await olga.call.joining.createLink({})
  await invite(guest.email)
  const mailed = invitationCodeIn(await world.mailServer.mailTo(guest.email))
  await world.settled()
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(
    db(),
  )
  for (const { name } of rows) {
    const { rows: found } =
      await sql`select 1 from ${sql.raw(name)} t where t::text like ${`%${code}%`} or t::text like ${`%${mailed}%`}`.execute(db())
    expect(found, name).toEqual([])
  }
})
