import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberRole } from '#platform/members.ts'
import { inWords, sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { groupProblems } from '#features/groups/problems.ts'
import { changeRole } from '#features/members/server/index.ts'
import { groupOf } from '#testing/groups.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { commentOn, pictureFile, postOf } from '#testing/posts.ts'
import { firstCase, report } from '#testing/reports.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { newsfeedProblems } from '../problems.ts'

const world = testWorld()
withoutLimits()
let manager: Person
let leader: Person
let ben: Person
let outsider: Person
/** A hidden group of the leader and Ben. */
let group: { id: string; name: string }

async function memberWith(full_name: string, role: MemberRole): Promise<Person> {
  const person = await memberNamed(world, full_name)
  await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
  world.server.accounts.forgetActors()
  return person
}
beforeAll(async () => {
  manager = await memberWith('Mara Manages', 'programme_manager')
})
beforeEach(async () => {
  leader = await memberNamed(world, 'Lea Leads')
  ben = await memberNamed(world, 'Ben Ito')
  outsider = await memberNamed(world, 'Olga Outsider')
  group = await groupOf(manager, { name: 'Committee', visibility: 'hidden' }, leader)
  await leader.call.groups.add({ id: group.id, member_ids: [ben.id] })
})

const contents = async (list: Promise<{ items: { content: string }[] }>) => (await list).items.map(({ content }) => content)
const toldTo = async (person: Person) => {
  await world.settled()
  const { items } = await person.call.notifications.list({})
  return items
    .flatMap(({ type, title, description }) =>
      type === 'content' ? [`${sentenceOf(title, speakerIn('en'))}: ${inWords(description, speakerIn('en'))}`] : [],
    )
    .toSorted()
}

test('posts of a group appear with its name in the feeds of its people and on its page, in order', async () => {
  await postOf(leader, 'To all')
  const post = await postOf(leader, 'To the group', { group_id: group.id, topics: ['energy'] })
  await postOf(ben, 'To all again')
  expect(post).toMatchObject({ group: { id: group.id, name: 'Committee' }, topics: [] })
  expect((await contents(ben.call.newsfeed.list({}))).slice(0, 3)).toEqual(['To all again', 'To the group', 'To all'])
  expect((await contents(outsider.call.newsfeed.list({}))).slice(0, 2)).toEqual(['To all again', 'To all'])
  await postOf(ben, 'Second', { group_id: group.id })
  const first = await ben.call.newsfeed.list({ group_id: group.id, limit: 1 })
  const second = await ben.call.newsfeed.list({ group_id: group.id, limit: 1, cursor: first.next_cursor ?? '' })
  expect([...first.items, ...second.items].map(({ content }) => content)).toEqual(['Second', 'To the group'])
  const { created_at: at, id } = post
  const newer = async (person: Person, group_id?: string) => (await person.call.newsfeed.newer({ group_id, at, id })).count
  expect([await newer(ben), await newer(ben, group.id), await newer(outsider), await newer(outsider, group.id)]).toEqual([2, 1, 1, 0])
})

test('an outsider observes nothing of them, whatever they ask', async () => {
  const works = await found(outsider, { name: 'Outsider Works' })
  const known = await postOf(leader, 'Known to all', { topics: ['energy'] })
  const { id: picture } = await leader.call.newsfeed.uploadPicture({ file: await pictureFile() })
  const observed = async (id: string, commentId: string, address: string) => {
    await world.settled()
    const { newsfeed, notifications, dashboard, directory } = outsider.call
    const acts = [
      () => newsfeed.get({ id }),
      () => newsfeed.comments({ id }),
      () => newsfeed.like({ id }),
      () => newsfeed.unlike({ id }),
      () => newsfeed.save({ id }),
      () => commentOn(outsider, id, 'Hello'),
      () => newsfeed.edit({ id, content: 'Mine' }),
      () => newsfeed.remove({ id }),
      () => newsfeed.pin({ id, place: 'group' }),
      () => newsfeed.pin({ id, place: 'profile' }),
      () => newsfeed.unpin({ id, place: 'group' }),
      () => newsfeed.pinMention({ id, organisation_id: works.id }),
      () => newsfeed.editComment({ id: commentId, content: 'Mine' }),
      () => newsfeed.removeComment({ id: commentId }),
      () => commentOn(outsider, known.id, 'Hello', commentId),
      () => report(outsider, { member_id: leader.id, about: { kind: 'post', id } }),
      () => report(outsider, { member_id: leader.id, about: { kind: 'comment', id: commentId } }),
      () => postOf(outsider, 'Hello', { group_id: group.id }),
    ]
    const bodies = []
    for (const act of acts) bodies.push(await act().catch((error: { status: number; data: unknown }) => [error.status, error.data]))
    return {
      bodies,
      picture: (await outsider.fetch(address)).status,
      lists: [
        await newsfeed.list({}),
        await newsfeed.list({ topic: 'energy' }),
        await newsfeed.list({ group_id: group.id }),
        await newsfeed.ofMember({ id: leader.id }),
        await newsfeed.mentioning({ id: works.id }),
        await newsfeed.pinned({}),
        await newsfeed.pinned({ group_id: group.id }),
        await newsfeed.pinned({ organisation_id: works.id }),
        await newsfeed.saved({}),
        await directory.list({ query: 'secret' }),
      ],
      newer: await newsfeed.newer({ at: known.created_at, id: known.id }),
      told: (await notifications.list({})).items.filter(({ type }) => type === 'content'),
      activity: await dashboard.activity({}),
    }
  }
  const before = await observed(randomUUID(), randomUUID(), `/api/post-pictures/${leader.id}/${randomUUID()}-480.webp`)
  await using live = await openLive(world, outsider, { watch: ['newsfeed:feed', `newsfeed:${group.id}`] })
  const secret = await postOf(leader, 'A secret for @Olga Outsider and @Outsider Works', {
    group_id: group.id,
    topics: ['energy'],
    mentions: [outsider.id],
    organisations: [works.id],
    pictures: [{ id: picture, alt: '' }],
  })
  const said = await commentOn(ben, secret.id, 'Secret, @Olga Outsider', undefined, [outsider.id])
  await leader.call.newsfeed.pin({ id: secret.id, place: 'group' })
  const after = await observed(secret.id, said.id, `${secret.pictures[0]?.address}-480.webp`)
  expect(after).toEqual(before)
  expect(await live.settled('newsfeed.changed')).toEqual([])
  expect(await contents(ben.call.newsfeed.pinned({ group_id: group.id }))).toEqual([secret.content])
  expect((await ben.fetch(`${secret.pictures[0]?.address}-480.webp`)).status).toBe(200)
  expect(await contents(ben.call.newsfeed.mentioning({ id: works.id }))).toEqual([])
})

test('people of the group are notified, and no more once they have left; what they see is gone at once', async () => {
  const post = await postOf(leader, 'Hello @Ben Ito', { group_id: group.id, mentions: [ben.id] })
  await ben.call.newsfeed.save({ id: post.id })
  await ben.call.newsfeed.like({ id: post.id })
  const own = await postOf(ben, 'By Ben', { group_id: group.id })
  const comment = await commentOn(ben, post.id, 'A comment')
  await commentOn(leader, own.id, 'An answer')
  expect(await toldTo(ben)).toEqual([
    'Lea Leads commented on your post: An answer',
    'Lea Leads mentioned you: Hello @Ben Ito',
    'Lea Leads posted in Committee: ',
  ])
  expect(await toldTo(leader)).toContain('Ben Ito posted in Committee: ')
  await using live = await openLive(world, ben, { watch: [`newsfeed:${group.id}`, `post:${post.id}`] })
  await leader.call.groups.removePerson({ id: group.id, member_id: ben.id })
  expect(await toldTo(ben)).toEqual([])
  expect(await contents(ben.call.newsfeed.saved({}))).toEqual([])
  expect(await contents(ben.call.newsfeed.list({ group_id: group.id }))).toEqual([])
  const refused = [
    ben.call.newsfeed.get({ id: own.id }),
    ben.call.newsfeed.edit({ id: own.id, content: 'Changed' }),
    commentOn(ben, post.id, 'Another'),
    ben.call.newsfeed.unlike({ id: post.id }),
  ]
  expect(new Set(await Promise.all(refused.map(refusalOf)))).toEqual(new Set([newsfeedProblems.postGone.id]))
  expect(await refusalOf(ben.call.newsfeed.editComment({ id: comment.id, content: 'Changed' }))).toBe(newsfeedProblems.commentGone.id)
  await commentOn(leader, own.id, 'Nobody hears this')
  await leader.call.newsfeed.like({ id: own.id })
  await postOf(leader, 'Nor this @Ben Ito', { group_id: group.id, mentions: [ben.id] })
  expect(await toldTo(ben)).toEqual([])
  expect([await live.settled('newsfeed.changed'), await live.settled('newsfeed.postChanged')]).toEqual([[], []])
  // What they wrote stays theirs to delete.
  await ben.call.newsfeed.removeComment({ id: comment.id })
  await ben.call.newsfeed.remove({ id: own.id })
})

test('leaders pin posts of their group to its page and nowhere else; others pin none', async () => {
  const { id } = await postOf(ben, 'Pinned', { group_id: group.id })
  expect(await refusalOf(ben.call.newsfeed.pin({ id, place: 'group' }))).toBe(groupProblems.notLeader.id)
  expect(await refusalOf(ben.call.newsfeed.pin({ id, place: 'profile' }))).toBe(newsfeedProblems.inGroup.id)
  await leader.call.newsfeed.pin({ id, place: 'group' })
  expect((await ben.call.newsfeed.pinned({ group_id: group.id })).items).toMatchObject([{ id, pinnedTo: ['group'] }])
  await leader.call.newsfeed.unpin({ id, place: 'group' })
  expect(await contents(ben.call.newsfeed.pinned({ group_id: group.id }))).toEqual([])
  const { id: open } = await postOf(leader, 'To all')
  expect(await refusalOf(leader.call.newsfeed.pin({ id: open, place: 'group' }))).toBe(newsfeedProblems.notInGroup.id)
  await manager.call.groups.add({ id: group.id, member_ids: [manager.id] })
  expect(await refusalOf(manager.call.newsfeed.pin({ id, place: 'feed' }))).toBe(newsfeedProblems.inGroup.id)
})

test('an archived group is read, but gets no more posts, comments or votes', async () => {
  const { id } = await postOf(ben, 'In time', { group_id: group.id, poll: { options: ['Yes', 'No'], days: 1 } })
  const { id: comment } = await commentOn(leader, id, 'Just')
  await manager.call.groups.setArchived({ id: group.id, archived: true })
  const refused = [
    postOf(ben, 'Too late', { group_id: group.id }),
    commentOn(leader, id, 'Too late'),
    commentOn(ben, id, 'Too late', comment),
    leader.call.newsfeed.vote({ id, option: 0 }),
  ]
  expect(new Set(await Promise.all(refused.map(refusalOf)))).toEqual(new Set([groupProblems.archived.id]))
  expect(await contents(ben.call.newsfeed.comments({ id }))).toEqual(['Just'])
  expect(await contents(ben.call.newsfeed.list({ group_id: group.id }))).toEqual(['In time'])
})

test('its people report posts; those who moderate do not read others', async () => {
  const { id } = await postOf(ben, 'Spam', { group_id: group.id })
  const moderator = await memberWith('Mo Moderates', 'moderator')
  expect(await refusalOf(report(moderator, { member_id: ben.id, about: { kind: 'post', id } }))).toBe(
    await refusalOf(report(moderator, { member_id: ben.id, about: { kind: 'post', id: randomUUID() } })),
  )
  await report(leader, { member_id: ben.id, about: { kind: 'post', id } })
  expect(JSON.stringify(await firstCase(moderator))).toContain('Spam')
  expect(await refusalOf(moderator.call.newsfeed.get({ id }))).toBe(newsfeedProblems.postGone.id)
})

test('the posts of a deleted group are deleted with their pictures and notifications', async () => {
  const { id: picture } = await ben.call.newsfeed.uploadPicture({ file: await pictureFile() })
  const { id, pictures } = await postOf(ben, 'With a picture', { group_id: group.id, pictures: [{ id: picture, alt: '' }] })
  expect(await toldTo(leader)).toEqual(['Ben Ito posted in Committee: '])
  await manager.call.groups.remove({ id: group.id })
  expect(await refusalOf(ben.call.newsfeed.get({ id }))).toBe(newsfeedProblems.postGone.id)
  expect(await toldTo(leader)).toEqual([])
  const { kysely } = world.services.database
  const shared = await sql`
    select type from domain_events where type in ('group.deleted', 'group.gone', 'post.takenBack')
      and strpos(payload::text, ${ben.id}) > 0 and strpos(payload::text, ${leader.id}) > 0`.execute(kysely)
  expect(shared.rows, 'deleted with either account').toEqual([])
  const announced = await sql`
    select type, count(*)::int as events, count(distinct cmin::text)::int as statements from domain_events
    where type in ('group.gone', 'post.takenBack') and strpos(payload::text, ${group.id}) > 0 group by type order by type`.execute(kysely)
  expect(announced.rows).toEqual([
    { type: 'group.gone', events: 2, statements: 1 },
    { type: 'post.takenBack', events: 2, statements: 1 },
  ])
  const left = await kysely.selectFrom('posts').select('id').where('group_id', '=', group.id).execute()
  expect(left).toEqual([])
  const key = (pictures[0]?.address ?? '').replace('/api/', '')
  expect(await world.services.files.read(`${key}-480.webp`)).toBeUndefined()
})
