import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { everyRow, filesIn } from '#testing/contents.ts'
import { holdLock, untilBlocked } from '#testing/locks.ts'
import { headerOf, textPartOf } from '#testing/mail-server.ts'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import { memberNamed, refusalOf, say, textsOf } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { endOfGrace } from './ask.ts'

const world = testWorld()
const db = () => world.services.database.kysely

const leave = (member: Person) => member.call.leaving.ask({ current_password: member.password })
const signIn = (member: Person) => member.call.accounts.signIn(member)

const subjectsTo = ({ email }: Person) =>
  world.mailServer.received.filter(({ to }) => to.includes(email)).map(({ source }) => headerOf(source, 'subject'))

/** Ends the grace period of all leaving members and runs the nightly job. */
async function timePasses() {
  await sql`update leaving_members set leaves_at = now() - interval '1 minute'`.execute(db())
  await world.runJob('leaving.deleteDue')
  await world.settled()
}

test('the account is deleted after fourteen full days, on a date that has begun everywhere', () => {
  expect(endOfGrace(new Date('2026-11-22T23:59:00Z')).toISOString()).toBe('2026-12-07T12:00:00.000Z')
  expect(endOfGrace(new Date('2026-12-20T00:00:00Z')).toISOString()).toBe('2027-01-04T12:00:00.000Z')
})

describe('requesting deletion', () => {
  test('needs the password', async () => {
    const anna = await memberNamed(world, 'Anna Staying')
    await expect(anna.call.leaving.ask({ current_password: 'not my password' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { problem: 'accounts.wrongPassword', field: 'current_password' },
    })
    expect((await anna.call.members.me()).member).toMatchObject({ id: anna.id, leaves_at: null })
  })

  test('ends all sessions, emails the member, and only lets them cancel the deletion', async () => {
    const anna = await memberNamed(world, 'Anna Leaving')
    await world.settled()
    await turnOnMails(world, anna)
    const elsewhere = world.visitor()
    await elsewhere.call.accounts.signIn(anna)
    const { leaves_at } = await leave(anna)
    expect(leaves_at).toBe(endOfGrace(new Date()).toISOString())
    for (const client of [anna, elsewhere]) expect((await client.call.members.me()).member).toBeNull()
    const mail = await world.mailServer.mailTo(anna.email)
    expect(headerOf(mail.source, 'subject')).toMatch(/^Your ESG Network account will be deleted on \d+ \w+ \d{4}$/)
    expect(textPartOf(mail.source)).toMatch(/http\S+\/login/)

    await signIn(anna)
    expect((await anna.call.members.me()).member).toMatchObject({ id: anna.id, leaves_at })
    expect(await refusalOf(anna.call.directory.list({}))).toBe('problem.leaving')
    expect(await refusalOf(anna.call.profiles.save(profileOf(anna)))).toBe('problem.leaving')
    await anna.call.exports.ask()
    // The job announces the copy, and another job emails the notification.
    for (const _ of ['made', 'mailed']) await world.settled()
    expect(subjectsTo(anna), 'and take their data along').toContain('The copy of your data is ready')
    await anna.call.leaving.keep()
    expect((await anna.call.members.me()).member).toMatchObject({ leaves_at: null })
    expect(await refusalOf(anna.call.directory.list({}))).toBe('was not refused')
  })

  test('counts wrong passwords', async () => {
    const anna = await memberNamed(world, 'Anna Guessed')
    const guesses: string[] = []
    for (let n = 1; n <= 11; n += 1) guesses.push(await refusalOf(anna.call.leaving.ask({ current_password: 'a wrong guess' })))
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 'accounts.wrongPassword'), 'accounts.tooManyWrongPasswords'])
    expect((await anna.call.members.me()).member?.leaves_at).toBeNull()
  })
})

describe('a member who is about to leave', () => {
  /** What a member can learn about another, and the outcome of what they try. */
  async function observe(viewer: Person, other: Person) {
    const outcome = (answer: Promise<unknown>) =>
      answer.then(
        () => 'ok',
        (error: { code: string; data?: { problem?: string } }) => `${error.code} ${error.data?.problem}`,
      )
    const isIn = (page: { items: object[] }) => JSON.stringify(page.items).includes(other.id)
    const { call } = viewer
    return {
      profile: await outcome(call.profiles.get({ id: other.id })),
      entry: await outcome(call.directory.get({ id: other.id })),
      listed: isIn(await call.directory.list({ limit: 50 })),
      found: (await call.directory.list({ query: other.full_name })).items.length,
      counted: (await call.directory.counts({ query: other.full_name })).matching?.all,
      card: await outcome(call.matching.card({ id: other.id })),
      cards: isIn(await call.matching.cards({ role: 'mentor' })),
      connected: isIn(await call.relations.connections({})),
      lists: await call.matching.counts(),
      bookmarked: isIn(await call.matching.bookmarks({})),
      recent: isIn(await call.matching.recent()),
      interested: isIn(await call.matching.interests({})),
      told: isIn(await call.notifications.list({})),
      unread: (await call.notifications.summary()).unread,
      bookmark: await outcome(call.matching.bookmark({ id: other.id })),
      decide: await outcome(call.matching.decide({ id: other.id, status: 'rejected' })),
      write: await outcome(say(viewer, other, 'Are you there?')),
      picture: await outcome(call.profiles.pictureFile({ key: `profile-pictures/${other.id}/x-64.webp` })),
      disconnect: await outcome(call.relations.disconnect({ id: other.id })),
      block: await outcome(call.relations.block({ id: other.id })),
      blocked: isIn(await call.relations.blocked({})),
      report: await outcome(call.reports.report({ id: randomUUID(), member_id: other.id, reason: 'other' })),
    }
  }

  test('is hidden like a blocked member, also from a connection', async () => {
    const seen = []
    for (const hide of [leave, undefined]) {
      const viewer = await memberNamed(world, 'Vera Viewer')
      const other = await world.join({ full_name: `Odd ${randomUUID().slice(0, 8)}`, user_type: 'mentor' })
      await other.call.profiles.save(profileOf(other))
      await viewer.call.matching.bookmark({ id: other.id })
      await accept(other, viewer)
      await aMinutePasses(world)
      await connect(viewer, other)
      await say(other, viewer, 'Hello')
      await world.settled()
      if (hide) await hide(other)
      else await other.call.relations.block({ id: viewer.id })
      await world.settled()
      seen.push(await observe(viewer, other))
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toMatchObject({
      profile: 'NOT_FOUND problem.notFound',
      found: 0,
      write: 'NOT_FOUND problem.notFound',
      block: 'NOT_FOUND problem.notFound',
    })
  })

  test('stays readable in conversations but cannot be answered, until they keep the account', async () => {
    const [anna, ben] = [await memberNamed(world, 'Anna Away'), await memberNamed(world, 'Ben Here')]
    await connect(anna, ben)
    await say(anna, ben, 'Hello Ben')
    await leave(anna)
    expect((await ben.call.messages.conversations({})).items).toMatchObject([
      { member: { full_name: 'Anna Away', profile_picture: null, standing: 'away' }, unread: 1 },
    ])
    expect(await textsOf(ben, anna)).toEqual(['Hello Ben'])
    expect(await ben.call.messages.unread()).toEqual({ unread: 1 })
    await ben.call.messages.read({ id: anna.id, position: 1 })
    expect(await refusalOf(say(ben, anna, 'Hello Anna'))).toBe('problem.notFound')
    await signIn(anna)
    await anna.call.leaving.keep()
    await say(ben, anna, 'Hello Anna')
    expect((await ben.call.relations.connections({})).items.map(({ id }) => id)).toEqual([anna.id])
    await timePasses()
    expect(await textsOf(ben, anna), 'and nothing is deleted').toEqual(['Hello Ben', 'Hello Anna'])
  })

  test('is not notified, and their last messages are not emailed', async () => {
    const [anna, ben] = [await memberNamed(world, 'Anna Last'), await memberNamed(world, 'Ben Mailed')]
    await turnOnMails(world, ben)
    await say(anna, ben, 'A last word')
    await leave(anna)
    await world.settled()
    await sql`update jobs.job set start_after = now() where name = 'notifications.mail'`.execute(db())
    await world.settled()
    expect(subjectsTo(ben).filter((subject) => subject?.includes('message'))).toEqual([])
  })
})

describe('deleting', () => {
  const word = 'Zquixotl'
  let gone: Person
  let friend: Person
  let rows: { table: string; row: string }[]
  /** Where their data was before, and under which keys. */
  let tablesBefore: Set<string>
  let filesBefore: string[]
  const namesThem = (text: string) => [word, word.toLowerCase(), gone.id, gone.email].some((trace) => text.includes(trace))

  beforeAll(async () => {
    gone = await world.join({ full_name: `Anna ${word}`, company_name: `${word} Works`, bio: `${word} joined.`, user_type: 'startup' })
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#309060' } })
      .png()
      .toBuffer()
    const address = `https://${word.toLowerCase()}.example/`
    await gone.call.profiles.save(
      profileOf(gone, {
        company_name: `${word} Works`,
        bio: `${word} says who she is.`,
        website: address,
        linkedin: `https://www.linkedin.com/in/${word.toLowerCase()}`,
        expertise_areas: [`${word} farming`, 'Soil carbon'],
        investment_focus: `${word} focus`,
        investment_criteria: `${word} criteria`,
      }),
    )
    await gone.call.profiles.uploadPicture({ file: new File([picture], `${word}.png`) })
    await gone.call.profiles.uploadCover({ file: new File([picture], `${word}.png`) })
    await turnOnMails(world, gone)
    await gone.call.accounts.requestPasswordReset({ email: gone.email })
    await gone.call.accounts.changeEmail({ email: `${word}@elsewhere.example`, current_password: gone.password })
    await refusalOf(gone.call.leaving.ask({ current_password: 'mistyped' }))

    friend = await memberNamed(world, 'Ben Friend')
    const [fan, foe, stranger, scorned] = [
      await memberNamed(world, 'Cleo Fan'),
      await memberNamed(world, 'Dan Foe'),
      await memberNamed(world, 'Eve Stranger'),
      await memberNamed(world, 'Finn Scorned'),
    ] as const
    await turnOnMails(world, friend)
    await fan.call.profiles.save(profileOf(fan, { expertise_areas: ['Soil carbon'] }))
    await world.settled()
    await fan.call.matching.bookmark({ id: gone.id })
    await fan.call.matching.cards({ role: 'startup' })
    await gone.call.matching.cards({ role: 'startup' })
    await accept(gone, stranger, `${word} would like to talk.`)
    await accept(fan, gone, 'I know you.')
    await reject(scorned, gone)
    await reject(gone, scorned)
    await aMinutePasses(world)
    await connect(gone, friend)
    await say(gone, friend, `${word} was here.`)
    await say(friend, gone, 'So I see.')
    await say(gone, foe, `${word} again.`)
    await foe.call.relations.block({ id: gone.id })
    await say(gone, scorned, `${word} once more.`)
    await gone.call.relations.block({ id: scorned.id })
    await fan.call.reports.report({ id: randomUUID(), member_id: gone.id, reason: 'impersonation', details: 'Not who they say' })
    await gone.call.reports.report({ id: randomUUID(), member_id: friend.id, reason: 'spam', details: 'Too many mails' })
    await gone.call.exports.ask()
    await world.settled()
    await world.runJob('matching.tellStandings')
    await sql`insert into match_told_standings select * from match_standings on conflict do nothing`.execute(db())
    await sql`insert into match_commonness (community) values (${JSON.stringify({ startup: { members: 1, labels: { [`${word.toLowerCase()} farming`]: 1, 'soil carbon': 1 } } })}::jsonb)`.execute(
      db(),
    )
    await refusalOf(world.visitor().call.accounts.signIn({ email: gone.email, password: 'a stranger guesses' }))

    const before = await everyRow(world.services.database)
    tablesBefore = new Set(before.filter(({ row }) => namesThem(row)).map(({ table }) => table))
    filesBefore = Object.keys(await filesIn(world.services.files)).filter(namesThem)

    await leave(gone)
    await signIn(gone)
    await timePasses()
    rows = await everyRow(world.services.database)
  })

  test('starts with data in all places', () => {
    expect(tablesBefore.size).toBeGreaterThan(25)
    expect(filesBefore.length).toBeGreaterThan(6)
  })

  test('leaves nothing except what they wrote to others, without their name', async () => {
    const left = rows.filter(({ row }) => namesThem(row))
    expect([...new Set(left.map(({ table }) => table))].toSorted()).toEqual([
      'public.chat_messages',
      'public.conversation_members',
      'public.conversation_turns',
      'public.conversations',
      'public.message_terms',
      'public.search_entries',
    ])
    expect(left.filter(({ table }) => table === 'public.conversation_members')).toHaveLength(1)
    const found = left.filter(({ table }) => table === 'public.search_entries').map(({ row }) => row)
    expect(found.filter((row) => !row.includes('message') || row.includes(gone.id))).toEqual([])
    expect(Object.keys(await filesIn(world.services.files)).filter(namesThem)).toEqual([])
    expect(rows.filter(({ table }) => table === 'public.farewells')).toEqual([])
  })

  test('keeps what others shared with them, and anonymises what they wrote about others', async () => {
    const labels = rows.filter(({ table, row }) => /match_(told_)?standings|commonness/.test(table) && row.includes('soil carbon'))
    expect(labels.length).toBeGreaterThan(2)
    expect(await world.command('reports')).toMatch(/impersonation {2}member {2}about a former member {2}by Cleo Fan/)
    expect(await world.command('reports')).toMatch(/spam {2}member {2}about Ben Friend .* by a former member/)
  })

  test('keeps conversations for the other member, and deletes those without any members left', async () => {
    expect(await textsOf(friend, gone)).toEqual([`${word} was here.`, 'So I see.'])
    expect((await friend.call.messages.conversations({})).items).toMatchObject([{ member: { full_name: '', standing: 'gone' } }])
    expect((await friend.call.relations.connections({})).items).toEqual([])
    expect(
      rows.filter(({ row }) => row.includes(`${word} again.`) || row.includes(`${word} once more.`)),
      'with who had blocked them, and whom they had blocked',
    ).toEqual([])
    await leave(friend)
    await timePasses()
    const left = (await everyRow(world.services.database)).filter(({ row }) => namesThem(row) || row.includes(friend.id))
    expect(left, 'both are gone').toEqual([])
  })

  test('ends the session, emails their former address, and frees the address for joining', async () => {
    expect((await gone.call.members.me()).member).toBeNull()
    const mails = world.mailServer.received.filter(({ to }) => to.includes(gone.email)).map(({ source }) => headerOf(source, 'subject'))
    expect(mails.at(-1)).toBe('Your ESG Network account has been deleted')
    expect(await refusalOf(signIn(gone))).toBe('accounts.incorrectCredentials')
    const again = world.visitor()
    await again.call.accounts.join({
      full_name: 'Somebody Else',
      email: gone.email,
      password: 'another good sentence',
      user_type: 'mentor',
    })
  })

  test.runIf(process.env['TEST_ENGINE'] === 'postgresql')('and keeping the account at that moment: one of both takes effect', async () => {
    const { database } = world.services
    const due = async (name: string) => {
      const member = await memberNamed(world, name)
      await leave(member)
      await signIn(member)
      // Reactions that wait for the locked account would take all connections.
      await world.settled()
      await sql`update leaving_members set leaves_at = now() - interval '1 minute' where member_id = ${member.id}`.execute(db())
      return member
    }
    const anna = await due('Anna Stays')
    await using kept = await holdLock(database, `delete from leaving_members where member_id = '${anna.id}'`)
    const inVain = world.runJob('leaving.deleteDue')
    await untilBlocked(database, 1, inVain)
    await kept.release()
    await inVain
    expect((await anna.call.members.me()).member).toMatchObject({ id: anna.id, leaves_at: null })

    const ben = await due('Ben Late')
    await using account = await holdLock(database, `select from auth."user" where id = '${ben.id}' for update`)
    const deletion = world.runJob('leaving.deleteDue')
    await untilBlocked(database, 1, deletion)
    const keeping = refusalOf(ben.call.leaving.keep())
    await untilBlocked(database, 2, keeping)
    await account.release()
    await deletion
    expect(await keeping).toBe('problem.signedOut')
    expect((await ben.call.members.me()).member).toBeNull()
  })

  test('emails the farewell once, also if their files are kept for a backup meanwhile', async () => {
    const anna = await memberNamed(world, 'Anna Kept')
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#309060' } })
      .png()
      .toBuffer()
    await anna.call.profiles.uploadPicture({ file: new File([picture], 'anna.png') })
    const endHold = await world.services.fileHold.hold()
    await leave(anna)
    await timePasses()
    await sql`update farewells set created_at = now() - interval '3 days'`.execute(db())
    await world.runJob('leaving.deleteDue')
    await world.settled()
    await endHold()
    const farewells = world.mailServer.received.filter(
      ({ to, source }) => to.includes(anna.email) && headerOf(source, 'subject')?.includes('has been deleted'),
    )
    expect(farewells).toHaveLength(1)
  })

  test('works while the mail server is down; the email follows, and then the address is forgotten', async () => {
    const anna = await memberNamed(world, 'Anna Unmailed')
    await leave(anna)
    await world.settled()
    world.mailServer.failing = true
    const { refused } = world.mailServer
    await sql`update leaving_members set leaves_at = now() - interval '1 minute' where member_id = ${anna.id}`.execute(db())
    await world.runJob('leaving.deleteDue')
    await expect.poll(() => world.mailServer.refused, { timeout: 30_000 }).toBeGreaterThan(refused)
    const tablesWithHer = async () =>
      (await everyRow(world.services.database))
        .filter(({ row }) => row.includes(anna.email) || row.includes(anna.id))
        .map(({ table }) => table)
    expect(await tablesWithHer()).toEqual(['public.farewells'])
    world.mailServer.failing = false
    await world.services.jobs.settled()
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db())
    await world.settled()
    expect(await tablesWithHer()).toEqual([])
    expect(headerOf(world.mailServer.received.findLast(({ to }) => to.includes(anna.email))?.source ?? '', 'subject')).toContain(
      'has been deleted',
    )
  })
})
