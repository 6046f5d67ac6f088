import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { problems } from '#platform/problems.ts'
import { requireStaffFactor } from '#features/members/server/index.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { newsfeedProblems } from '../problems.ts'
import { newsfeedReportables } from './reportables.ts'

const world = testWorld()
withoutLimits()
let operator: Person
let author: Person
let reader: Person
beforeAll(async () => {
  operator = await memberNamed(world, 'Opal Operator')
  await world.command('grant', operator.email)
})
beforeEach(async () => {
  author = await memberNamed(world, 'Ada Byron')
  reader = await memberNamed(world, 'Ben Ito')
  for (const { id } of (await operator.call.newsfeed.pinned({})).items) await operator.call.newsfeed.unpin({ id, place: 'feed' })
})

const pinned = async (person: Person, input: Parameters<Person['call']['newsfeed']['pinned']>[0] = {}) =>
  (await person.call.newsfeed.pinned(input)).items.map(({ content }) => content)
const hide = async (id: string, hidden: boolean) => {
  const post = newsfeedReportables.find(({ kind }) => kind === 'post')
  await world.services.database.transaction(async (tx) => post?.setHidden(world.services, tx, id, hidden))
}

test('operators pin up to three posts to the top of the feed; a fourth replaces the oldest', async () => {
  const posts = []
  for (const content of ['One', 'Two', 'Three', 'Four']) posts.push(await postOf(author, content))
  const [one] = posts
  await using live = await openLive(world, reader, { watch: ['newsfeed:feed'] })
  for (const { id } of posts) await operator.call.newsfeed.pin({ id, place: 'feed' })
  expect(await live.event('newsfeed.changed')).toEqual({})
  expect(await pinned(reader)).toEqual(['Four', 'Three', 'Two'])
  expect((await reader.call.newsfeed.list({ limit: 4 })).items.map(({ pinnedTo }) => pinnedTo)).toEqual([['feed'], ['feed'], ['feed'], []])
  for (const [place, problem] of [
    ['feed', problems.notFound],
    ['profile', newsfeedProblems.notAuthor],
  ] as const)
    expect(await refusalOf(reader.call.newsfeed.pin({ id: one?.id ?? '', place }))).toBe(problem.id)
  await operator.call.newsfeed.unpin({ id: posts[3]?.id ?? '', place: 'feed' })
  expect(await pinned(reader)).toEqual(['Three', 'Two'])
  const { items: acts } = await operator.call.operators.acts({ room: 'newsfeed', limit: 2 })
  expect(acts.map(({ act }) => act.id)).toEqual(['operators.postUnpinned', 'operators.postPinned'])
})

test('operators without the second factor that their role requires pin nothing to the feed', async () => {
  const { id } = await postOf(author, 'Waits for a factor')
  const require = async (isRequired: boolean) => {
    await world.services.database.transaction((tx) => requireStaffFactor(tx, isRequired))
    world.server.accounts.forgetActors()
  }
  await require(true)
  expect(await refusalOf(operator.call.newsfeed.pin({ id, place: 'feed' }))).toBe(problems.factorDue.id)
  expect(await refusalOf(operator.call.newsfeed.unpin({ id, place: 'feed' }))).toBe(problems.factorDue.id)
  await require(false)
  await operator.call.newsfeed.pin({ id, place: 'feed' })
})

test('members pin one post of their own to their profile', async () => {
  const [first, second] = [await postOf(author, 'First'), await postOf(author, 'Second')]
  const others = await postOf(reader, 'Not mine')
  for (const { id } of [first, second]) await author.call.newsfeed.pin({ id, place: 'profile' })
  expect(await pinned(reader, { member_id: author.id })).toEqual(['Second'])
  expect(await pinned(reader, { member_id: reader.id })).toEqual([])
  expect(await pinned(reader)).toEqual([])
  expect(await refusalOf(author.call.newsfeed.pin({ id: others.id, place: 'profile' }))).toBe(newsfeedProblems.notAuthor.id)
  expect(await refusalOf(operator.call.newsfeed.unpin({ id: second.id, place: 'profile' }))).toBe(newsfeedProblems.notAuthor.id)
  await author.call.newsfeed.unpin({ id: second.id, place: 'profile' })
  expect(await pinned(reader, { member_id: author.id })).toEqual([])
})

test('owners and admins pin a post that mentions their organisation to its page', async () => {
  const [owner, member] = [await memberNamed(world, 'Olga Owner'), await memberNamed(world, 'Mia Member')]
  const organisation = await found(owner, { name: `Terravolta ${randomUUID().slice(0, 8)}` })
  await addTo(owner, organisation, member)
  const about = { organisation_id: organisation.id }
  const mention = (content: string) => postOf(author, `${content} @${organisation.name}`, { organisations: [organisation.id] })
  const [first, second, without] = [await mention('First'), await mention('Second'), await postOf(author, 'Without')]
  for (const [person, problem] of [
    [member, organisationProblems.notYourRole],
    [reader, organisationProblems.notIn],
  ] as const)
    expect(await refusalOf(person.call.newsfeed.pinMention({ ...about, id: first.id }))).toBe(problem.id)
  for (const { id } of [first, second]) await owner.call.newsfeed.pinMention({ ...about, id })
  expect(await refusalOf(owner.call.newsfeed.pinMention({ ...about, id: without.id }))).toBe(newsfeedProblems.postGone.id)
  expect(await pinned(reader, about)).toEqual([second.content])
  await author.call.newsfeed.edit({ id: second.id, content: 'No longer about it' })
  expect(await pinned(reader, about)).toEqual([])
  await owner.call.newsfeed.pinMention({ ...about, id: first.id })
  await owner.call.newsfeed.unpinMention({ ...about, id: second.id })
  expect(await pinned(reader, about)).toEqual([first.content])
  await owner.call.newsfeed.unpinMention({ ...about, id: first.id })
  expect(await pinned(reader, about)).toEqual([])
})

test('pins end with the post, or when operators hide it, and are absent for members who do not see its author', async () => {
  const [deleted, hidden, stays] = [await postOf(author, 'Deleted'), await postOf(author, 'Hidden'), await postOf(author, 'Stays')]
  for (const { id } of [deleted, hidden, stays]) await operator.call.newsfeed.pin({ id, place: 'feed' })
  await author.call.newsfeed.pin({ id: hidden.id, place: 'profile' })
  await author.call.newsfeed.remove({ id: deleted.id })
  await hide(hidden.id, true)
  expect(await pinned(author)).toEqual(['Stays'])
  expect(await refusalOf(author.call.newsfeed.pin({ id: hidden.id, place: 'profile' }))).toBe(newsfeedProblems.postGone.id)
  await hide(hidden.id, false)
  expect([await pinned(author), await pinned(author, { member_id: author.id })]).toEqual([['Stays'], []])
  await author.call.relations.block({ id: reader.id })
  expect([await pinned(reader), await pinned(operator)]).toEqual([[], ['Stays']])
})
