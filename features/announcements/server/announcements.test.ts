import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { blank } from '#features/joining/localised.ts'
import { changeRole } from '#features/members/server/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { announce, announcementOf, draftOf } from '#testing/announcements.ts'
import { groupOf } from '#testing/groups.ts'
import { headerOf, textPartOf } from '#testing/mail-server.ts'
import { memberNamed as unconfirmedMember, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { Announcement, AnnouncementContent } from '../contract.ts'
import { fieldTexts } from '../field-texts.ts'
import { fewestTold } from '../limits.ts'
import { followPath } from '../paths.ts'
import { followLinks } from './follow-link.ts'
import { watchableAnnouncements } from './live.ts'
import { sentRetention } from './retention.ts'

const world = testWorld({ pages: async (...to) => followLinks(...to) })
let olga: Person
let ada: Person
let ben: Person

/** A member with a confirmed address. */
async function memberNamed(name: string): Promise<Person> {
  const person = await unconfirmedMember(world, name)
  await query('update users set email_confirmed = true where id = $1', [person.id])
  return person
}

beforeAll(async () => {
  olga = await memberNamed('Olga Operates')
  ada = await memberNamed('Ada Member')
  ben = await memberNamed('Ben Member')
  await world.command('grant', olga.email)
  await world.settled()
})

const query = (text: string, values: unknown[] = []) => world.services.database.pool.query(text, values)
const joined = async (name: string) => {
  const person = await memberNamed(name)
  await world.settled()
  return person
}
const textOf = (source: string) => textPartOf(source).replaceAll('\r\n', '\n')
const get = (id: string) => olga.call.announcements.get({ id })
const only = (...people: Person[]) => ({ segment: { ids: people.map(({ id }) => id) } })
const mailsTo = (person: Person) => world.mailServer.received.filter(({ to }) => to.includes(person.email))
const tokenOf = async (id: string): Promise<string> => {
  const { rows } = await query('select token from announcements where id = $1', [id])
  return (rows[0] as { token: string }).token
}
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
/** Schedules an announcement, and makes its time come. */
async function begin(id: string) {
  await query(`update announcements set scheduled_at = now() - interval '1 minute' where id = $1`, [id])
  await world.runJob('announcements.beginDue')
  await world.settled()
}

describe('an announcement by email', () => {
  test('reaches the segment in each reader’s language, says why, and is recorded without names', async () => {
    await ben.call.accounts.setLanguage({ language: 'de' })
    const texts = {
      title: { ...blank(), en: 'Demo day', de: 'Demotag' },
      text: { ...blank(), en: 'Come along.\n\nBring a friend.' },
      link_label: blank(),
    }
    const { id } = await announce(olga, { ...only(ada, ben), texts })
    await world.settled()
    expect(await get(id)).toMatchObject({ state: 'sent', counts: { recipients: 2, sent: 2, failed: 0, skipped: 0, followed: null } })
    const { source } = await world.mailServer.mailTo(ada.email)
    expect(headerOf(source, 'Subject')).toBe('Demo day')
    expect(headerOf(source, 'List-Unsubscribe')).toContain('/unsubscribe/')
    const words = textOf(source)
    expect(words).toContain('Hello Ada Member,\n\nCome along.\n\nBring a friend.')
    expect(words).toMatch(new RegExp(`Read more:\nhttp://\\S+${followPath(await tokenOf(id))}`))
    expect(words).toContain('counts how often the link is opened, but not who opens it')
    expect(headerOf((await world.mailServer.mailTo(ben.email)).source, 'Subject')).toBe('Demotag')
    const { items } = await olga.call.memberSupport.mails({ id: ada.id })
    expect(items[0]).toMatchObject({ kind: { id: 'mailKind.announcement' }, state: 'sent' })
    const { rows } = await query('select * from announcement_recipients')
    expect(rows, 'nothing tells who got it').toEqual([])
    const [act] = (await olga.call.operators.acts({ limit: 1 })).items
    expect(act && sentenceOf(act.act, speakerIn('en'))).toBe('Sent an announcement: Demo day · 2 members')
  })

  test('is not for those who are suspended, are leaving, have no confirmed address or do not want it', async () => {
    const people = await Promise.all(['Una', 'Sam', 'Leo', 'Nina', 'Gus'].map((name) => memberNamed(name)))
    const [unconfirmed, suspended, leaving, unwanting, gets] = people as [Person, Person, Person, Person, Person]
    await query('update users set email_confirmed = false where id = $1', [unconfirmed.id])
    await query(`insert into suspended_members (member_id, reason) values ($1, 'Spam')`, [suspended.id])
    await query(`insert into leaving_members (member_id, leaves_at) values ($1, now() + interval '9 days')`, [leaving.id])
    await unwanting.call.announcements.savePreferences({ emails: false })
    await world.settled()
    const segment = { ids: people.map(({ id }) => id) }
    expect(await olga.call.announcements.reach({ segment })).toEqual({ members: 5, unwanted: 1, unreachable: 3 })
    const { id } = await announce(olga, { segment })
    await world.settled()
    expect((await get(id)).counts).toMatchObject({ recipients: 1, sent: 1 })
    expect(mailsTo(gets)).toHaveLength(1)
    for (const each of [unconfirmed, suspended, leaving, unwanting]) expect(mailsTo(each)).toEqual([])
  })

  test('obeys who unsubscribed or left the group between scheduling and sending', async () => {
    const stays = await joined('Stays')
    const leaves = await joined('Leaves')
    const unsubscribes = await joined('Unsubscribes')
    const group = await groupOf(olga, { name: 'Cohort', visibility: 'open' })
    for (const each of [stays, leaves, unsubscribes]) await each.call.groups.join({ id: group.id })
    const draft = await draftOf(olga, { segment: { filters: { group_id: group.id } } })
    await olga.call.announcements.publish({ ...draft, at: inAnHour(), again: true })
    await leaves.call.groups.leave({ id: group.id })
    const other = await announce(olga, only(unsubscribes))
    await world.settled()
    const [, token = ''] = /\/unsubscribe\/(\S+)/.exec(textOf((await world.mailServer.mailTo(unsubscribes.email)).source)) ?? []
    expect((await get(other.id)).state).toBe('sent')
    await world.visitor().call.notifications.unsubscribe({ token })
    await world.settled()
    expect(await unsubscribes.call.announcements.preferences()).toEqual({ emails: false })
    await begin(draft.id)
    expect(await get(draft.id)).toMatchObject({ state: 'sent', counts: { recipients: 1, sent: 1 } })
    expect([stays, leaves, unsubscribes].map((each) => mailsTo(each).length)).toEqual([1, 0, 1])
  })

  test('reaches nobody: it is refused and stays a draft', async () => {
    const nobody = await draftOf(olga, { segment: { filters: { query: 'nobody@nowhere.example' } } })
    expect(await refusalOf(olga.call.announcements.publish(nobody))).toBe('announcements.nobody')
    const unwanting = await joined('Wants nothing')
    await unwanting.call.announcements.savePreferences({ emails: false })
    expect(await refusalOf(olga.call.announcements.publish(await draftOf(olga, only(unwanting))))).toBe('announcements.nobody')
    expect((await get(nobody.id)).state).toBe('draft')
  })

  test('a second one on the same day needs a second confirmation', async () => {
    const first = await draftOf(olga, only(ada))
    await olga.call.announcements.publish({ ...first, again: true })
    const second = await draftOf(olga, only(ada))
    expect(await refusalOf(olga.call.announcements.publish(second))).toBe('announcements.wroteToday')
    expect(await refusalOf(olga.call.announcements.publish({ ...second, at: '2090-05-01T10:00:00Z' }))).toBe('was not refused')
    const third = await draftOf(olga, only(ada))
    expect(await refusalOf(olga.call.announcements.publish({ ...third, at: '2090-05-01T18:00:00Z' }))).toBe('announcements.wroteToday')
    await olga.call.announcements.callOff({ id: second.id })
    expect(await refusalOf(olga.call.announcements.publish({ ...third, at: '2090-05-01T18:00:00Z' }))).toBe('was not refused')
    await olga.call.announcements.callOff({ id: third.id })
    await world.settled()
  })

  test('one that is scheduled is checked again when it is changed', async () => {
    const at = '2090-07-01T10:00:00.000Z'
    const asBanner = { as_banner: true, as_mail: false }
    const [mailed, shown] = [await draftOf(olga, only(ada)), await draftOf(olga, asBanner)]
    const first = await olga.call.announcements.publish({ ...mailed, at })
    const second = await olga.call.announcements.publish({ ...shown, at })
    const change = (scheduled: Announcement, fields: Partial<AnnouncementContent>) =>
      refusalOf(olga.call.announcements.save({ ...scheduled, content: announcementOf(fields) }))
    expect(await change(second, only(ben))).toBe('announcements.dayTaken')
    expect(await change(second, { ...asBanner, banner_until: '2090-06-30' })).toBe('announcements.bannerOver')
    expect(await change(second, { ...asBanner, segment: { filters: { query: 'nobody@nowhere.example' } } })).toBe('announcements.nobody')
    await query('update users set profile_completed = false where id = $1', [olga.id])
    expect(await change(second, { as_post: true, as_mail: false })).toBe('announcements.noProfile')
    await query('update users set profile_completed = true where id = $1', [olga.id])
    expect(await get(second.id)).toEqual(second)
    expect(await change(second, { ...asBanner, banner_until: '2090-07-01' })).toBe('was not refused')
    expect(await change(first, only(ben)), 'is an email already').toBe('was not refused')
    for (const { id } of [first, second]) await olga.call.announcements.callOff({ id })
  })

  test('a test goes to the operator alone, and its link is not counted', async () => {
    const draft = await draftOf(olga)
    await olga.call.announcements.sendTest({ id: draft.id, language: 'en' })
    const before = world.mailServer.received.length
    const { source } = await world.mailServer.mailTo(olga.email)
    await world.settled()
    expect(headerOf(source, 'Subject')).toBe('Test: Demo day')
    expect(textOf(source)).toContain('Sign up:\nhttps://example.org/demo-day')
    expect(world.mailServer.received.length - before).toBeLessThanOrEqual(1)
    expect(mailsTo(ada).filter((mail) => headerOf(mail.source, 'Subject')?.startsWith('Test'))).toEqual([])
  })
})

describe('sending', () => {
  test('goes on after a crash behind the mails that were sent, and loses nobody', async () => {
    const people: Person[] = []
    for (let n = 0; n < 6; n += 1) people.push(await memberNamed(`Reader ${n}`))
    await world.settled()
    const { id } = await draftOf(olga, only(...people))
    // As a crash leaves it: half of the first batch is sent, and its job runs again.
    await query(`update announcements set state = 'sending', begun_at = now(), batch = 1, recipients = 6, sent = 3 where id = $1`, [id])
    for (const { id: member } of people.slice(3))
      await query('insert into announcement_recipients (announcement_id, member_id) values ($1, $2)', [id, member])
    // Who does not want it any more when it is their turn gets none.
    await query('insert into announcement_opt_outs (member_id) values ($1)', [people[5]?.id])
    const job = { id, batch: 1 }
    await world.services.jobs.queue('announcements.sendBatch', job)
    await world.services.jobs.queue('announcements.sendBatch', job)
    await world.settled()
    await world.services.jobs.queue('announcements.sendBatch', job)
    await world.settled()
    expect(await get(id)).toMatchObject({ state: 'sent', counts: { recipients: 6, sent: 5, failed: 0, skipped: 1 } })
    expect(people.map((each) => mailsTo(each).length)).toEqual([0, 0, 0, 1, 1, 0])
  })

  test('waits while the mail server refuses everything, can be stopped meanwhile and continued', async () => {
    const reader = await joined('Reader of late mail')
    world.mailServer.refusesWith = 450
    const { id } = await announce(olga, only(reader))
    await world.settled()
    const { rows } = await query('select next_batch_at from announcements where id = $1', [id])
    expect((rows[0] as { next_batch_at: Date | null }).next_batch_at).not.toBeNull()
    expect(await get(id)).toMatchObject({ state: 'sending', counts: { sent: 0, failed: 0 } })
    expect(await olga.call.announcements.stop({ id })).toMatchObject({ state: 'stopped' })
    expect(await refusalOf(olga.call.announcements.stop({ id }))).toBe('announcements.notSending')
    world.mailServer.refusesWith = undefined
    await olga.call.announcements.continue({ id })
    await world.settled()
    expect(await get(id)).toMatchObject({ state: 'sent', counts: { sent: 1 } })
    expect(mailsTo(reader)).toHaveLength(1)
  })

  test('stops after the batch that is under way', async () => {
    const people: Person[] = []
    for (let n = 0; n < 11; n += 1) people.push(await memberNamed(`Stopped ${n}`))
    await world.settled()
    let isFirst = true
    let id = ''
    world.mailServer.meanwhile = async () => {
      if (!isFirst) return
      isFirst = false
      expect(await olga.call.announcements.stop({ id })).toMatchObject({ state: 'stopping' })
    }
    ;({ id } = await draftOf(olga, only(...people)))
    await olga.call.announcements.publish({ id, version: 1, again: true })
    await world.settled()
    world.mailServer.meanwhile = async () => {}
    expect(await get(id)).toMatchObject({ state: 'stopped', counts: { recipients: 11, sent: 10 } })
    await olga.call.announcements.continue({ id })
    await world.settled()
    expect(await get(id)).toMatchObject({ state: 'sent', counts: { sent: 11 } })
    expect(people.map((each) => mailsTo(each).length)).toEqual(people.map(() => 1))
  })
})

describe('two operators', () => {
  test('the first decision holds', async () => {
    const paul = await joined('Paul Operates')
    await world.command('grant', paul.email)
    const draft = await draftOf(olga, only(ada))
    const changed = await paul.call.announcements.save({ id: draft.id, version: draft.version, content: announcementOf(only(ben)) })
    expect(await refusalOf(olga.call.announcements.save({ id: draft.id, version: draft.version, content: announcementOf() }))).toBe(
      'announcements.changedMeanwhile',
    )
    const publish = (person: Person) => refusalOf(person.call.announcements.publish({ ...changed, again: true }))
    const outcomes = await Promise.all([publish(olga), publish(paul)])
    expect(outcomes.toSorted()).toEqual(['announcements.begun', 'was not refused'])
    expect(await refusalOf(olga.call.announcements.callOff({ id: draft.id }))).toBe('announcements.begun')
    expect(await refusalOf(olga.call.announcements.remove({ id: draft.id }))).toBe('announcements.begun')
    await world.settled()
  })

  test('a scheduled announcement can be put off and called off until it begins', async () => {
    const draft = await draftOf(olga, only(ada))
    expect(await refusalOf(olga.call.announcements.publish({ ...draft, at: '2020-01-01T00:00:00Z' }))).toBe('announcements.past')
    const scheduled = await olga.call.announcements.publish({ ...draft, at: inAnHour(), again: true })
    expect(scheduled.state).toBe('scheduled')
    const later = '2090-06-01T10:00:00.000Z'
    const changed = await olga.call.announcements.save({ ...scheduled, content: announcementOf(only(ben)) })
    expect(changed).toMatchObject({ state: 'scheduled', content: { segment: { ids: [ben.id] } } })
    const [act] = (await olga.call.operators.acts({ limit: 1 })).items
    expect(act && sentenceOf(act.act, speakerIn('en'))).toBe('Changed a scheduled announcement: Demo day')
    expect(await olga.call.announcements.publish({ ...changed, at: later, again: true })).toMatchObject({ scheduled_at: later })
    await world.runJob('announcements.beginDue')
    expect((await get(draft.id)).state).toBe('scheduled')
    expect(await olga.call.announcements.callOff({ id: draft.id })).toMatchObject({ state: 'draft', scheduled_at: null })
    await begin(draft.id)
    expect((await get(draft.id)).state, 'called off').toBe('draft')
    expect((await olga.call.announcements.list({ show: 'drafts' })).items.map(({ id }) => id)).toContain(draft.id)
    await olga.call.announcements.remove({ id: draft.id })
    expect(await refusalOf(get(draft.id))).toBe('problem.notFound')
  })
})

describe('a banner', () => {
  const bannerOf = async (person: Person) => (await person.call.announcements.banner()).banner
  const asBanner = { as_banner: true, as_mail: false }

  test('is seen by its segment until it is dismissed, ended or over; the newest comes first', async () => {
    const older = await announce(olga, { ...asBanner })
    const { id } = await announce(olga, {
      ...asBanner,
      ...only(ada),
      texts: { ...announcementOf().texts, title: { ...blank(), en: 'For Ada' } },
    })
    expect(await bannerOf(ada)).toMatchObject({
      id,
      title: 'For Ada',
      text: 'Come along.\n\nBring a friend.',
      link: { label: 'Sign up', href: followPath(await tokenOf(id)) },
    })
    expect((await bannerOf(ben))?.id, 'not for him').toBe(older.id)
    await ada.call.announcements.dismiss({ id })
    await ada.call.announcements.dismiss({ id })
    expect((await bannerOf(ada))?.id).toBe(older.id)
    expect(await olga.call.announcements.endBanner({ id: older.id })).toMatchObject({ is_shown: false })
    expect([await bannerOf(ada), await bannerOf(ben)]).toEqual([null, null])
    const passing = await announce(olga, { ...asBanner, banner_until: new Date().toISOString().slice(0, 10) })
    expect((await bannerOf(ben))?.id).toBe(passing.id)
    await query(`update announcements set banner_ends_at = now() where id = $1`, [passing.id])
    expect(await bannerOf(ben)).toBeNull()
  })

  test('is refused if its last day is before its first, and a draft is seen by nobody', async () => {
    const over = await draftOf(olga, { ...asBanner, banner_until: '2020-01-01' })
    expect(await refusalOf(olga.call.announcements.publish(over))).toBe('announcements.bannerOver')
    expect(await bannerOf(ben)).toBeNull()
    await ben.call.announcements.dismiss({ id: over.id })
    expect((await query('select * from announcement_dismissals where announcement_id = $1', [over.id])).rows).toEqual([])
  })
})

describe('a post', () => {
  const postOf = async (person: Person, id: string) => (await person.call.newsfeed.pinned({})).items.find((post) => post.id === id)
  const asPost = { as_post: true, as_mail: false }
  const nobody = { segment: { filters: { query: 'nobody@nowhere.example' } } }

  test('is by its author, in the main language, for everybody, at the top of the newsfeed', async () => {
    const { id, state } = await announce(olga, { ...asPost, ...nobody, link: '/dashboard/events' })
    expect(state).toBe('sent')
    const post = await postOf(ben, id)
    expect(post).toMatchObject({ author: { id: olga.id }, pinnedTo: ['feed'] })
    expect(post?.content).toMatch(/^Demo day\n\nCome along\.\n\nBring a friend\.\n\nhttp:\S+\/dashboard\/events$/)
    expect((await get(id)).counts).toMatchObject({ recipients: 0, sent: 0 })
  })

  test('waits for its time, and is left out if its author has left by then', async () => {
    const owen = await joined('Owen Operates')
    await world.command('grant', owen.email)
    const [later, orphan] = await Promise.all([draftOf(olga, asPost), draftOf(owen, { ...asPost, as_banner: true })])
    for (const draft of [later, orphan]) await olga.call.announcements.publish({ ...draft, at: inAnHour() })
    expect(await postOf(ben, later.id)).toBeUndefined()
    await query('update announcements set author_id = null where id = $1', [orphan.id])
    for (const { id } of [later, orphan]) await begin(id)
    expect(await postOf(ben, later.id)).toBeDefined()
    expect(await postOf(ben, orphan.id)).toBeUndefined()
    expect(await get(orphan.id), 'the rest is shown').toMatchObject({ state: 'sent', is_shown: true })
    await olga.call.announcements.endBanner({ id: orphan.id })
  })

  test('is refused if it is too long, or its author has no profile', async () => {
    const long = { ...announcementOf().texts, text: { ...blank(), en: 'x'.repeat(980) } }
    expect(await refusalOf(draftOf(olga, { ...asPost, texts: long }))).toBe('announcements.tooLongForPost')
    const nils = await joined('Nils Operates')
    await world.command('grant', nils.email)
    await query('update users set profile_completed = false where id = $1', [nils.id])
    const draft = await draftOf(nils, asPost)
    expect(await refusalOf(nils.call.announcements.publish(draft))).toBe('announcements.noProfile')
  })
})

describe('old announcements', () => {
  test('go when the community says so, but not while they are shown', async () => {
    const [shown, over] = [
      await announce(olga, { as_banner: true, as_mail: false, ...only(ada) }),
      await announce(olga, { as_post: true, as_mail: false }),
    ]
    await query(`update announcements set begun_at = now() - interval '40 days' where id = any($1)`, [[shown.id, over.id]])
    const before = new Date(Date.now() - 30 * 24 * 3_600_000)
    const { database } = world.services
    expect(await sentRetention.count(database.kysely, before)).toBe(1)
    expect(await database.transaction((tx) => sentRetention.remove(tx, before, 10))).toBe(1)
    expect(await refusalOf(get(over.id))).toBe('problem.notFound')
    expect((await get(shown.id)).is_shown).toBe(true)
    await olga.call.announcements.endBanner({ id: shown.id })
  })
})

describe('the link', () => {
  const open = async (path: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { status, headers } = await world.visitor().fetch(path, { method, redirect: 'manual' })
    return [status, headers.get('location')]
  }
  const address = 'https://example.org/demo-day'

  test('leads only to the stored address, and is counted from five on', async () => {
    const { id } = await announce(olga, { as_banner: true, as_mail: false })
    const path = followPath(await tokenOf(id))
    for (let followed = 1; followed <= fewestTold; followed += 1) {
      expect((await get(id)).counts.followed).toBeNull()
      expect(await open(path)).toEqual([302, address])
    }
    expect(await open(path, 'HEAD'), 'programs that look first are not counted').toEqual([302, address])
    expect((await get(id)).counts.followed).toBe(fewestTold)
    expect(await open(`${path}?to=https://evil.example&link=//evil.example`)).toEqual([302, address])
    for (const unknown of ['nothing', '%00', '%2F..', 'x'.repeat(60)]) expect((await open(followPath(unknown)))[0]).toBe(404)
  })

  test('is not counted for so few members that the count would say who followed it', async () => {
    const { id } = await announce(olga, { as_banner: true, as_mail: false, ...only(ada) })
    const path = followPath(await tokenOf(id))
    for (let followed = 0; followed < 2 * fewestTold; followed += 1) await open(path)
    expect((await get(id)).counts).toMatchObject({ members: 1, followed: null })
    expect((await olga.call.announcements.list({})).items.find((each) => each.id === id)?.counts.followed).toBeNull()
  })

  test('of a draft leads nowhere; other schemes and sites in disguise are refused', async () => {
    const draft = await draftOf(olga)
    expect((await open(followPath(await tokenOf(draft.id))))[0]).toBe(404)
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://example.org', '/\t/evil.example'])
      expect(await refusalOf(draftOf(olga, { link })), link).toBe(fieldTexts.link.message)
  })
})

describe('who may do what', () => {
  test('outsiders find nothing; auditors read and change nothing', async () => {
    const draft = await draftOf(olga)
    const { call } = ada
    const content = announcementOf()
    for (const refused of [
      call.announcements.list({}),
      call.announcements.get({ id: draft.id }),
      call.announcements.reach({ segment: content.segment }),
      call.announcements.save({ id: randomUUID(), version: 0, content }),
      call.announcements.publish(draft),
    ])
      expect(await refusalOf(refused)).toBe('problem.notFound')
    const watched = await watchableAnnouncements(world.services, { role: 'member' } as Actor, ['console', 'banner', 'else'])
    expect(watched).toEqual(['banner'])
    const auditor = await joined('Audra Audits')
    await world.services.database.transaction((tx) => changeRole(tx, auditor.id, 'auditor'))
    world.server.accounts.forgetActors()
    expect((await auditor.call.announcements.get({ id: draft.id })).id).toBe(draft.id)
    expect(await refusalOf(auditor.call.announcements.publish(draft))).toBe('problem.readOnly')
  })

  test('the preview is the mail, and incomplete texts are refused with what to do', async () => {
    const { main_language, texts, link } = announcementOf()
    const preview = await olga.call.announcements.preview({ content: { main_language, texts, link }, language: 'de' })
    expect(preview).toMatchObject({ subject: 'Demo day', button: 'Sign up' })
    expect(preview.paragraphs.slice(1)).toEqual(['Come along.', 'Bring a friend.'])
    const untitled = { ...texts, title: { ...blank(), de: 'Demotag' } }
    expect(await refusalOf(draftOf(olga, { texts: untitled }))).toBe(fieldTexts.title.message)
    expect(await refusalOf(draftOf(olga, { as_mail: false }))).toBe(fieldTexts.form.message)
  })
})
