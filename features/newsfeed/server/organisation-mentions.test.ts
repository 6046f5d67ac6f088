import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inWords, sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { decideCase, firstCase } from '#testing/reports.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'

const world = testWorld()
withoutLimits()
let ada: Person
let ben: Person
let operator: Person
let owner: Person
let admin: Person
let member: Person
let organisation: Organisation

beforeAll(async () => {
  ada = await memberNamed(world, 'Ada Byron')
  ben = await memberNamed(world, 'Ben Ito')
  operator = await memberNamed(world, 'Opal Operator')
  await world.command('grant', operator.email)
})
beforeEach(async () => {
  owner = await memberNamed(world, 'Olga Owner')
  admin = await memberNamed(world, 'Adam Admin')
  member = await memberNamed(world, 'Mia Member')
  organisation = await found(owner, { name: `Terravolta ${randomUUID().slice(0, 8)}` })
  await addTo(owner, organisation, admin, 'admin')
  await addTo(owner, organisation, member)
})

const at = () => `@${organisation.name}`
const mentioning = (person: Person, text = `Look at ${at()}!`, fields: Parameters<typeof postOf>[2] = {}) =>
  postOf(person, text, { organisations: [organisation.id], ...fields })
const commentOn = (person: Person, id: string, content = `And ${at()}?`) =>
  person.call.newsfeed.comment({ id, comment_id: randomUUID(), content, organisations: [organisation.id] })
const listedFor = async (person: Person, id = organisation.id) =>
  (await person.call.newsfeed.mentioning({ id, limit: 50 })).items.map((post) => post.id)
const rename = async (name: string) => {
  await owner.call.organisations.change({ ...organisationOf({ name }), id: organisation.id })
  await world.settled()
}
const told = async (person: Person) => {
  await world.settled()
  const { items } = await person.call.notifications.list({})
  return items.flatMap(({ type, title, description }) =>
    type === 'content' ? [`${sentenceOf(title, speakerIn('en'))}: ${inWords(description, speakerIn('en'))}`] : [],
  )
}
const hide = async (content_act: 'hide' | 'restore', about: { kind: 'organisation' | 'post'; id: string }, author: Person) => {
  if (content_act === 'hide') await ben.call.reports.report({ id: randomUUID(), reason: 'harassment', member_id: author.id, about })
  const { id } = await firstCase(operator)
  await decideCase(operator, id, { content_act, reason: 'As reported.' })
  await world.settled()
}

describe('a mention of an organisation', () => {
  test('leads to its page, also after it is renamed, and survives an edit', async () => {
    const { id, organisations } = await mentioning(ada)
    const comment = await commentOn(ben, id)
    const mention = { id: organisation.id, slug: organisation.slug, name: organisation.name }
    expect([organisations, comment.organisations]).toEqual([[mention], [mention]])
    const name = `Aerovolta ${randomUUID().slice(0, 8)}`
    await rename(name)
    const renamed = { ...mention, slug: name.toLowerCase().replaceAll(' ', '-') }
    expect((await ben.call.newsfeed.get({ id })).organisations).toEqual([renamed])
    const edit = async (content: string) => (await ada.call.newsfeed.edit({ id, content, organisations: [organisation.id] })).organisations
    expect(await edit(`Again: ${at()}`), 'by its previous name').toEqual([renamed])
    expect(await edit(`Now called @${name}`)).toEqual([{ ...renamed, name }])
    expect(await edit('Nobody')).toEqual([])
    expect(await edit(`Again: ${at()}`), 'nobody mentions it by a name that it no longer has').toEqual([])
  })

  test('needs its name after an @, and an organisation that members can see', async () => {
    expect((await mentioning(ada, `${organisation.name} without`)).organisations).toEqual([])
    expect((await mentioning(ada, `${at()}x`)).organisations).toEqual([])
    expect((await postOf(ada, at())).organisations).toEqual([])
    expect((await mentioning(ada, at(), { organisations: [organisation.id, randomUUID()] })).organisations).toHaveLength(1)
    const many = Array.from({ length: 11 }, () => randomUUID())
    expect(await refusalOf(mentioning(ada, at(), { organisations: many }))).toBe('Please mention at most 10 organisations')
    const { id } = await mentioning(ada)
    await hide('hide', { kind: 'organisation', id: organisation.id }, owner)
    for (const person of [ben, owner]) expect((await person.call.newsfeed.get({ id })).organisations).toEqual([])
    expect([await listedFor(ben), (await mentioning(ada)).organisations]).toEqual([[], []])
    await hide('restore', { kind: 'organisation', id: organisation.id }, owner)
    expect((await listedFor(ben))[0]).toBe(id)
    expect((await ben.call.newsfeed.get({ id })).organisations).toMatchObject([{ id: organisation.id }])
  })

  test('moves along when operators merge the organisation, and is only text once it is deleted', async () => {
    const into = await found(await memberNamed(world, 'Una Owner'), { name: `Kept ${randomUUID().slice(0, 8)}` })
    const both = await postOf(ada, `${at()} and @${into.name}`, { organisations: [organisation.id, into.id] })
    const { id } = await mentioning(ada)
    const comment = await commentOn(ben, id)
    await operator.call.organisations.merge({ id: into.id, other_id: organisation.id })
    await world.settled()
    expect(await listedFor(ben, into.id)).toEqual([id, both.id])
    const mention = { id: into.id, slug: into.slug, name: organisation.name }
    expect((await ben.call.newsfeed.get({ id })).organisations).toEqual([mention])
    expect((await ben.call.newsfeed.comments({ id })).items).toMatchObject([{ id: comment.id, organisations: [mention] }])
    await owner.call.organisations.remove({ id: into.id })
    expect(await ben.call.newsfeed.get({ id })).toMatchObject({ content: `Look at ${at()}!`, organisations: [] })
    expect(await listedFor(ben, into.id)).toEqual([])
  })
})

describe('owners and admins', () => {
  test('are notified of the first mention in a post and its comments; others, their author and former admins are not', async () => {
    const former = await memberNamed(world, 'Former Admin')
    await addTo(owner, organisation, former, 'admin')
    await former.call.organisations.removePerson({ id: organisation.id, member_id: former.id })
    const { id } = await mentioning(admin)
    await commentOn(ada, id)
    await commentOn(ben, id)
    expect(await told(owner)).toEqual([`Adam Admin mentioned ${organisation.name}: Look at ${at()}!`])
    expect((await told(admin)).filter((each) => each.includes('mentioned'))).toEqual([])
    for (const person of [member, former]) expect(await told(person)).toEqual([])
    const other = await postOf(ada, 'Who knows a good one?')
    await commentOn(ben, other.id)
    for (const person of [owner, admin]) expect((await told(person))[0]).toBe(`Ben Ito mentioned ${organisation.name}: And ${at()}?`)
  })

  test('receive an email, unless they have lost the role meanwhile', async () => {
    await turnOnMails(world, owner, admin)
    await mentioning(ada)
    await world.settled()
    await owner.call.organisations.changePerson({ id: organisation.id, member_id: admin.id, role: 'member' })
    await world.settled()
    await world.services.database.pool.query(
      `update jobs.job set start_after = now() where name = 'notifications.mail' and state = 'created'`,
    )
    await world.settled()
    const mailsTo = ({ email }: Person) =>
      world.mailServer.received.filter(
        ({ to, source }) => to.includes(email) && source.includes(`Ada Byron mentioned ${organisation.name}`),
      )
    expect([mailsTo(owner), mailsTo(admin)]).toMatchObject([[{ to: [owner.email] }], []])
  })

  test('are no longer notified of what is edited, deleted or hidden', async () => {
    const { id } = await mentioning(ada)
    expect(await told(owner)).toHaveLength(1)
    await ada.call.newsfeed.edit({ id, content: 'Nobody', organisations: [] })
    expect(await told(owner)).toEqual([])
    const comment = await commentOn(ben, id)
    expect(await told(owner)).toHaveLength(1)
    await ben.call.newsfeed.removeComment({ id: comment.id })
    expect(await told(owner)).toEqual([])
    await ada.call.newsfeed.edit({ id, content: at(), organisations: [organisation.id] })
    expect(await told(owner)).toEqual([`Ada Byron mentioned ${organisation.name}: ${at()}`])
    await hide('hide', { kind: 'post', id }, ada)
    expect(await told(owner)).toEqual([])
  })

  test('are not notified by those hidden from them, nor twice if they are mentioned themselves', async () => {
    await owner.call.relations.block({ id: ada.id })
    const { id } = await postOf(ada, `Hello ${at()} and @Adam Admin`, { organisations: [organisation.id], mentions: [admin.id] })
    expect(await told(owner)).toEqual([])
    expect(await told(admin)).toEqual([`Ada Byron mentioned you: Hello ${at()} and @Adam Admin`])
    await commentOn(ben, id)
    expect(await told(owner), 'below a post that they cannot see').toEqual([])
  })
})

describe('the posts on its page', () => {
  test('leave out what the reader does not see in the newsfeed', async () => {
    const [carl, other] = [await memberNamed(world, 'Carl Novak'), await mentioning(ada)]
    const [hidden, own] = [await mentioning(carl), await mentioning(ben)]
    await hide('hide', { kind: 'post', id: hidden.id }, carl)
    expect(await listedFor(ada)).toEqual([own.id, other.id])
    expect(await listedFor(carl), 'authors see their own').toEqual([own.id, hidden.id, other.id])
    await carl.call.relations.block({ id: ada.id })
    expect(await listedFor(carl)).toEqual([own.id, hidden.id])
    expect(await listedFor(owner)).toEqual([own.id, other.id])
    await ben.call.newsfeed.remove({ id: own.id })
    expect(await listedFor(owner)).toEqual([other.id])
  })
})
