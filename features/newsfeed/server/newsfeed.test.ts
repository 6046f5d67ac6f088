import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inWords, sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { commentOn, pictureFile, postOf } from '#testing/posts.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { newsfeedProblems } from '../problems.ts'
import { newsfeedPersonalData } from './personal-data.ts'
import { newsfeedReportables } from './reportables.ts'

interface Chosen {
  id: string
  alt: string
}

const world = testWorld()
withoutLimits()
let ada: Person
let ben: Person
let olga: Person
beforeAll(async () => {
  olga = await memberNamed(world, 'Olga Outsider')
})
beforeEach(async () => {
  ada = await memberNamed(world, 'Ada Byron')
  ben = await memberNamed(world, 'Ben Ito')
})

const feedOf = async (person: Person, input: Parameters<Person['call']['newsfeed']['list']>[0] = {}) =>
  (await person.call.newsfeed.list(input)).items.map(({ content }) => content)
const saidUnder = async (person: Person, id: string) =>
  (await person.call.newsfeed.comments({ id })).items.map(
    ({ author, content, parent_id }) => `${parent_id ? '> ' : ''}${author ? content : '-'}`,
  )
/** Sorted, because notifications sent together have the same time. */
const toldTo = async (person: Person) => {
  await world.settled()
  const { items } = await person.call.notifications.list({})
  const told = items.flatMap(({ type, title, count, description }) =>
    type === 'content' ? [`${sentenceOf(title, speakerIn('en'))} (${count}): ${inWords(description, speakerIn('en'))}`] : [],
  )
  return told.toSorted()
}
const counts = async (person: Person, id: string) => {
  const { likes, comments, isLiked } = await person.call.newsfeed.get({ id })
  return { likes, comments, isLiked }
}
const reportable = (kind: string) => newsfeedReportables.find((each) => each.kind === kind) as (typeof newsfeedReportables)[number]
const hide = (kind: string, id: string, hidden = true) =>
  world.services.database.transaction((tx) => reportable(kind).setHidden(world.services, tx, id, hidden))

describe('posting', () => {
  test('shows a post to others, newest first, page by page and by topic', async () => {
    for (const [content, topics] of [
      ['One', ['energy']],
      ['Two', ['food', 'energy']],
      ['Three', []],
    ] as const)
      await postOf(ada, content, { topics: [...topics] })
    const first = await ben.call.newsfeed.list({ limit: 2 })
    expect(first.items[0]).toMatchObject({
      author: { id: ada.id, full_name: 'Ada Byron' },
      content: 'Three',
      likes: 0,
      comments: 0,
      isLiked: false,
      can: { edit: false, delete: false },
    })
    const second = await ben.call.newsfeed.list({ limit: 1, cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map(({ content }) => content)).toEqual(['Three', 'Two', 'One'])
    expect(first.items[1]?.topics).toEqual(['energy', 'food'])
    expect((await feedOf(ben, { topic: 'energy', limit: 2 })).slice(0, 2)).toEqual(['Two', 'One'])
    expect((await ben.call.newsfeed.ofMember({ id: ada.id })).items.map(({ content }) => content)).toEqual(['Three', 'Two', 'One'])
  })

  test('a post on several followed topics is listed once', async () => {
    const carl = await memberNamed(world, 'Carl Novak')
    expect(await feedOf(carl, { topic: 'followed' })).toEqual([])
    for (const topic of ['hiring', 'product'] as const) await carl.call.newsfeed.followTopic({ topic })
    await postOf(ada, 'Both', { topics: ['hiring', 'product'] })
    const since = (await carl.call.newsfeed.list({ limit: 1 })).items[0]
    await postOf(ada, 'Neither', { topics: ['food'] })
    await postOf(ada, 'Both again', { topics: ['hiring', 'product'] })
    expect(await feedOf(carl, { topic: 'followed' })).toEqual(['Both again', 'Both'])
    const newer = (topic?: 'followed' | 'food') =>
      carl.call.newsfeed.newer({ topic, at: since?.created_at ?? '', id: since?.id ?? '' }).then(({ count }) => count)
    expect([await newer(), await newer('followed'), await newer('food')]).toEqual([2, 1, 1])
    await carl.call.newsfeed.unfollowTopic({ topic: 'hiring' })
    expect((await carl.call.newsfeed.topics()).followed).toEqual(['product'])
  })

  test('repeating it with the same id changes nothing; other words and another member’s id are refused', async () => {
    const { id } = await postOf(ada, 'Once')
    expect((await postOf(ada, 'Once', { id })).content).toBe('Once')
    expect(await refusalOf(postOf(ada, 'Twice', { id }))).toBe(newsfeedProblems.idTaken.id)
    expect(await refusalOf(postOf(ben, 'Once', { id }))).toBe(newsfeedProblems.idTaken.id)
    await ada.call.newsfeed.edit({ id, content: 'Edited since' })
    expect((await postOf(ada, 'Once', { id })).content).toBe('Edited since')
    const comment = { id, comment_id: randomUUID() }
    for (const content of ['Once', 'Once']) await ada.call.newsfeed.comment({ ...comment, content })
    expect(await refusalOf(ada.call.newsfeed.comment({ ...comment, content: 'Twice' }))).toBe(newsfeedProblems.idTaken.id)
    expect(await saidUnder(ada, id)).toEqual(['Once'])
    const twin = randomUUID()
    await Promise.all([postOf(ada, 'At once', { id: twin }), postOf(ada, 'At once', { id: twin })])
    expect((await feedOf(ada)).filter((content) => content === 'At once')).toHaveLength(1)
  })

  test('requires a profile, unlike reading', async () => {
    const newcomer = await world.join()
    const { id } = await postOf(ada, 'Hello')
    expect((await feedOf(newcomer))[0]).toBe('Hello')
    const refused = [postOf(newcomer, 'Hello'), commentOn(newcomer, id, 'Hi'), newcomer.call.newsfeed.like({ id })]
    expect(new Set(await Promise.all(refused.map(refusalOf)))).toEqual(new Set([newsfeedProblems.profileFirst.id]))
  })

  test('can be edited only by its author, and is marked as edited if its text changes', async () => {
    const { id } = await postOf(ada, 'Frist', { topics: ['food'] })
    await ada.call.newsfeed.edit({ id, content: 'Frist', topics: ['food'] })
    expect((await ben.call.newsfeed.get({ id })).isEdited).toBe(false)
    expect(await ada.call.newsfeed.edit({ id, content: 'First', topics: ['energy'] })).toMatchObject({ content: 'First', isEdited: true })
    expect((await feedOf(ben, { topic: 'energy' }))[0]).toBe('First')
    expect(await feedOf(ben, { topic: 'food' })).not.toContain('First')
    expect(await refusalOf(ben.call.newsfeed.edit({ id, content: 'Mine' }))).toBe(newsfeedProblems.notAuthor.id)
    expect(await refusalOf(ben.call.newsfeed.remove({ id }))).toBe(newsfeedProblems.notAuthor.id)
    await ada.call.newsfeed.remove({ id })
    expect(await refusalOf(ben.call.newsfeed.get({ id }))).toBe(newsfeedProblems.postGone.id)
  })
})

describe('liking and commenting', () => {
  test('counts one like per member, even if two arrive at once', async () => {
    const { id } = await postOf(ada, 'Likeable')
    await Promise.all([ben, ben, olga, ada].map((person) => person.call.newsfeed.like({ id })))
    expect(await counts(ben, id)).toEqual({ likes: 3, comments: 0, isLiked: true })
    await Promise.all([ben, ben].map((person) => person.call.newsfeed.unlike({ id })))
    expect(await counts(ben, id)).toEqual({ likes: 2, comments: 0, isLiked: false })
  })

  test('replies follow their comment; a deleted comment leaves a placeholder for them', async () => {
    const { id } = await postOf(ada, 'Discuss')
    const one = await commentOn(ben, id, 'One')
    const two = await commentOn(olga, id, 'Two')
    const reply = await commentOn(ada, id, 'To one', one.id)
    const beside = await commentOn(olga, id, 'To the reply', reply.id)
    expect(beside.parent_id).toBe(one.id)
    expect(await saidUnder(ben, id)).toEqual(['One', '> To one', '> To the reply', 'Two'])
    const page = await ben.call.newsfeed.comments({ id, limit: 3 })
    expect((await ben.call.newsfeed.comments({ id, cursor: page.next_cursor ?? '' })).items.map(({ content }) => content)).toEqual(['Two'])

    await ben.call.newsfeed.removeComment({ id: one.id })
    expect(await saidUnder(ada, id)).toEqual(['-', '> To one', '> To the reply', 'Two'])
    expect((await counts(ada, id)).comments).toBe(3)
    expect(await refusalOf(commentOn(ben, id, 'To nobody', one.id))).toBe(newsfeedProblems.commentGone.id)
    expect(await refusalOf(ben.call.newsfeed.removeComment({ id: two.id }))).toBe(newsfeedProblems.notAuthor.id)
    expect(await olga.call.newsfeed.editComment({ id: two.id, content: 'Second' })).toMatchObject({ content: 'Second', isEdited: true })
    await ada.call.newsfeed.removeComment({ id: reply.id })
    await olga.call.newsfeed.removeComment({ id: beside.id })
    expect(await saidUnder(ada, id)).toEqual(['Second'])
  })

  test('a post can be deleted while others comment on it and like it', async () => {
    const { id } = await postOf(ada, 'Going')
    const answers = await Promise.allSettled([
      ...Array.from({ length: 10 }, (_, n) => commentOn(ben, id, `Comment ${n}`)),
      ada.call.newsfeed.remove({ id }),
      ...Array.from({ length: 10 }, () => olga.call.newsfeed.like({ id })),
    ])
    const problems = answers.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { data: { problem: string } }).data.problem] : [],
    )
    expect(new Set([...problems, newsfeedProblems.postGone.id, newsfeedProblems.commentGone.id])).toEqual(
      new Set([newsfeedProblems.postGone.id, newsfeedProblems.commentGone.id]),
    )
    expect(await refusalOf(ben.call.newsfeed.get({ id }))).toBe(newsfeedProblems.postGone.id)
    expect(await refusalOf(ben.call.newsfeed.comments({ id }))).toBe(newsfeedProblems.postGone.id)
  })
})

describe('notifications', () => {
  test('are sent once for comments, replies and mentions, and withdrawn when these are deleted', async () => {
    const { id } = await postOf(ada, 'What do you think, @Ben Ito and @Ada Byron?', { mentions: [ben.id, ada.id, olga.id] })
    const comment = await commentOn(ben, id, 'A lot')
    const reply = await commentOn(ada, id, '@Ben Ito, and more?', comment.id, [ben.id])
    await commentOn(olga, id, 'Nothing', comment.id)
    expect(reply.mentions).toEqual([{ id: ben.id, name: 'Ben Ito' }])
    expect(await toldTo(ben)).toEqual([
      'Ada Byron mentioned you (1): @Ben Ito, and more?',
      'Ada Byron mentioned you (1): What do you think, @Ben Ito and @Ada Byron?',
      'Olga Outsider replied to your comment (1): Nothing',
    ])
    expect(await toldTo(ada)).toEqual(['Ben Ito commented on your post (1): A lot', 'Olga Outsider commented on your post (1): Nothing'])
    await ada.call.newsfeed.edit({ id, content: 'What do you think?' })
    await ben.call.newsfeed.removeComment({ id: comment.id })
    expect(await toldTo(ben)).toEqual(['Ada Byron mentioned you (1): @Ben Ito, and more?'])
    await ada.call.newsfeed.remove({ id })
    expect([await toldTo(ada), await toldTo(ben)]).toEqual([[], []])
  })

  test('combine likes into one, with their number', async () => {
    const { id } = await postOf(ada, 'Likeable')
    for (const person of [ben, olga, ada]) await person.call.newsfeed.like({ id })
    expect(await toldTo(ada)).toEqual(['Your post was liked (2): Likeable'])
    await ben.call.newsfeed.unlike({ id })
    expect(await toldTo(ada)).toEqual(['Your post was liked (1): Likeable'])
    await olga.call.newsfeed.unlike({ id })
    expect(await toldTo(ada)).toEqual([])

    // Those that were read of are not new again, and are not taken back.
    for (const person of [ben, olga]) await person.call.newsfeed.like({ id })
    await world.settled()
    await ada.call.notifications.markAllRead({ up_to: Number.MAX_SAFE_INTEGER })
    const more = await memberNamed(world, 'Mo Likes')
    await more.call.newsfeed.like({ id })
    expect(await toldTo(ada)).toEqual(['Your post was liked (1): Likeable', 'Your post was liked (2): Likeable'])
    await olga.call.newsfeed.unlike({ id })
    expect(await toldTo(ada)).toEqual(['Your post was liked (1): Likeable', 'Your post was liked (2): Likeable'])
    await more.call.newsfeed.unlike({ id })
    expect(await toldTo(ada)).toEqual(['Your post was liked (2): Likeable'])
  })
})

describe('a hidden member', () => {
  test('is not seen, in both directions, and nothing reveals it', async () => {
    const { id } = await postOf(olga, `Open to all, @${ben.full_name}`, { mentions: [ben.id] })
    const head = await commentOn(ada, id, 'From Ada')
    await commentOn(olga, id, 'To Ada', head.id)
    await ada.call.newsfeed.like({ id })
    const since = (await ben.call.newsfeed.list({ limit: 1 })).items[0]
    const own = await postOf(ada, `Hello @${ben.full_name}`, { mentions: [ben.id], topics: ['questions'] })
    const before = await counts(ben, id)
    await ben.call.relations.block({ id: ada.id })

    expect(await saidUnder(ben, id)).toEqual(['-', '> To Ada'])
    // Whoever saw a count fall would know of the block.
    for (const reader of [ben, ada, olga])
      expect(await counts(reader, id)).toMatchObject({ likes: before.likes, comments: before.comments })
    for (const topic of [undefined, 'questions'] as const) expect(await feedOf(ben, { topic, limit: 50 })).not.toContain(own.content)
    expect(await ben.call.newsfeed.newer({ at: since?.created_at ?? '', id: since?.id ?? '' })).toEqual({ count: 0 })
    expect((await ben.call.newsfeed.ofMember({ id: ada.id })).items).toEqual([])
    const { newsfeed } = ben.call
    const refused = [
      newsfeed.get({ id: own.id }),
      newsfeed.like({ id: own.id }),
      commentOn(ben, own.id, 'Hi'),
      newsfeed.comments({ id: own.id }),
    ]
    expect(new Set(await Promise.all(refused.map(refusalOf)))).toEqual(new Set([newsfeedProblems.postGone.id]))
    expect(await refusalOf(commentOn(ben, id, 'Hi', head.id))).toBe(newsfeedProblems.commentGone.id)
    expect(await refusalOf(newsfeed.removeComment({ id: head.id }))).toBe(newsfeedProblems.commentGone.id)

    const told = (await toldTo(ben)).length
    await commentOn(ada, id, `@${ben.full_name}?`, undefined, [ben.id])
    expect(await toldTo(ben)).toHaveLength(told)
    const watching = await ada.call.newsfeed.get({ id })
    expect(watching.mentions, 'members the viewer cannot see are not linked').toEqual([])
  })

  test('is not notified of replies below the other’s post', async () => {
    const { id } = await postOf(ada, 'Ask me anything')
    const comment = await commentOn(ben, id, 'Anything?')
    await ada.call.relations.block({ id: ben.id })
    await commentOn(olga, id, 'Nearly', comment.id)
    expect(await toldTo(ben)).toEqual([])
  })

  test('live events name only visible posts, and announce changes of the feed without saying which', async () => {
    const { id } = await postOf(ada, 'Watched')
    await ben.call.relations.block({ id: ada.id })
    const watch = [`post:${id}`, 'newsfeed:feed', 'newsfeed:other']
    await using hers = await openLive(world, olga, { watch })
    await using his = await openLive(world, ben, { watch })
    await olga.call.newsfeed.like({ id })
    await postOf(ada, 'Something new')
    expect(await hers.event('newsfeed.postChanged')).toEqual({ post_id: id })
    expect(await hers.event('newsfeed.changed')).toEqual({})
    expect(await his.event('newsfeed.changed')).toEqual({})
    expect(await his.settled('newsfeed.postChanged')).toEqual([])
  })

  test('content hidden by operators is absent for everyone but its author, and can be restored', async () => {
    const { id } = await postOf(ada, `Bad, @${ben.full_name}`, { mentions: [ben.id], topics: ['climate-tech'] })
    const comment = await commentOn(ben, id, 'Worse')
    expect(
      await reportable('comment').read(
        world.services.database.kysely,
        { ...olga, sessionId: '', role: 'member', isLeaving: false },
        comment.id,
      ),
    ).toMatchObject({
      author_id: ben.id,
      text: 'Worse',
      around: [{ author_id: ada.id }],
    })
    await hide('comment', comment.id)
    expect([await saidUnder(olga, id), await saidUnder(ben, id)]).toEqual([[], ['Worse']])
    expect((await counts(olga, id)).comments).toBe(0)
    await hide('post', id)
    expect(await refusalOf(ben.call.newsfeed.get({ id }))).toBe(newsfeedProblems.postGone.id)
    expect(await feedOf(ben, { topic: 'climate-tech' })).not.toContain(`Bad, @${ben.full_name}`)
    expect(await ada.call.newsfeed.get({ id })).toMatchObject({ isHidden: true, can: { edit: false, delete: true } })
    expect(await toldTo(ben)).toEqual([])
    await hide('post', id, false)
    await hide('comment', comment.id, false)
    expect(await feedOf(ben, { topic: 'climate-tech' })).toContain(`Bad, @${ben.full_name}`)
    expect(await counts(olga, id)).toMatchObject({ comments: 1 })
    expect(await world.services.database.transaction((tx) => reportable('post').remove(world.services, tx, id))).toBe(true)
    expect(await hide('post', id)).toBe(false)
  })
})

describe('pictures', () => {
  test('are uploaded first, belong to one post, keep their proportions, and are visible to those who see the post', async () => {
    const sent = await ada.call.newsfeed.uploadPicture({ file: await pictureFile({ width: 3000, height: 1000 }) })
    expect(sent).toMatchObject({ width: 1440, height: 480 })
    const get = async (person: Person) => (await person.fetch(`${sent.address}-480.webp`)).status
    expect([await get(ada), await get(ben)]).toEqual([200, 404])
    expect(await refusalOf(postOf(ben, 'Not mine', { pictures: [{ id: sent.id, alt: '' }] }))).toBe(newsfeedProblems.pictureGone.id)
    const { id, pictures } = await postOf(ada, 'Look', { pictures: [{ id: sent.id, alt: 'A field' }] })
    expect(pictures).toEqual([{ id: sent.id, address: sent.address, alt: 'A field', width: 1440, height: 480 }])
    expect([await get(ben), (await world.visitor().fetch(`${sent.address}-480.webp`)).status]).toEqual([200, 401])
    expect(await refusalOf(postOf(ada, 'Again', { pictures: [{ id: sent.id, alt: '' }] }))).toBe(newsfeedProblems.pictureGone.id)
    await ben.call.relations.block({ id: ada.id })
    expect(await get(ben)).toBe(404)
    await ada.call.newsfeed.remove({ id })
    await world.settled()
    expect(await get(ada)).toBe(404)
    expect(await world.services.files.read(`${sent.address.slice('/api/'.length)}-480.webp`)).toBeUndefined()
  })

  test('are up to four in the author’s order, which can be changed later; removed ones are deleted', async () => {
    const sent = []
    for (const width of [300, 400, 500]) sent.push(await ada.call.newsfeed.uploadPicture({ file: await pictureFile({ width }) }))
    const chosen = sent.map(({ id, width }) => ({ id, alt: `${width} wide` }))
    const [first, second, third] = chosen as [Chosen, Chosen, Chosen]
    const alts = async (id: string) => (await ben.call.newsfeed.get({ id })).pictures.map(({ alt }) => alt)
    expect(await refusalOf(postOf(ada, 'Six', { pictures: [...chosen, ...chosen] }))).toBe('Please choose at most 4 pictures')
    expect(await refusalOf(postOf(ada, 'Twice', { pictures: [first, first] }))).toBe(newsfeedProblems.pictureGone.id)
    const { id } = await postOf(ada, 'Two', { pictures: [third, first] })
    expect(await alts(id)).toEqual(['500 wide', '300 wide'])

    const edit = (pictures?: { id: string; alt: string }[]) => ada.call.newsfeed.edit({ id, content: 'Two', pictures })
    expect((await edit()).isEdited).toBe(false)
    expect((await edit([third, first])).isEdited).toBe(false)
    await edit([{ ...second, alt: 'A cow' }, third])
    expect(await alts(id)).toEqual(['A cow', '500 wide'])
    await world.settled()
    expect((await ada.fetch(`${sent[0]?.address}-480.webp`)).status).toBe(404)
    expect(await refusalOf(edit([first])), 'it is gone').toBe(newsfeedProblems.pictureGone.id)
    expect(await alts(id)).toHaveLength(2)
    const copy = await newsfeedPersonalData.lists?.['pictures']?.read(world.services.database.kysely, ada.id)
    expect(copy).toMatchObject([{ alt: 'A cow' }, { alt: '500 wide' }])

    await ada.call.newsfeed.remove({ id })
    await world.settled()
    for (const { address } of sent) expect(await world.services.files.read(`${address.slice('/api/'.length)}-480.webp`)).toBeUndefined()
  })

  test('small ones stay small; animated, broken, oversized and other files are refused with a reason', async () => {
    expect(await ada.call.newsfeed.uploadPicture({ file: await pictureFile({ width: 300, height: 700, type: 'jpeg' }) })).toMatchObject({
      width: 300,
      height: 700,
    })
    const still = await (await pictureFile({ type: 'webp' })).bytes()
    const moving = new Uint8Array(30)
    moving.set(still.subarray(0, 12))
    moving.set(new TextEncoder().encode('VP8X'), 12)
    moving[20] = 0b10
    const whole = await (await pictureFile()).bytes()
    const large = new Uint8Array(5 * 1024 * 1024 + 1)
    large.set(whole)
    const files: [Uint8Array<ArrayBuffer>, { id: string }][] = [
      [moving, newsfeedProblems.animated],
      [whole.slice(0, 200), newsfeedProblems.unreadableImage],
      [large, newsfeedProblems.pictureTooLarge],
    ]
    for (const [bytes, problem] of files)
      expect(await refusalOf(ada.call.newsfeed.uploadPicture({ file: new File([bytes], 'picture.png') }))).toBe(problem.id)
  })

  test('that are never posted are deleted after a day', async () => {
    const { address } = await ada.call.newsfeed.uploadPicture({ file: await pictureFile() })
    await world.services.database.pool.query(`update post_uploads set created_at = now() - interval '25 hours' where user_id = $1`, [
      ada.id,
    ])
    await world.runJob('newsfeed.clearUploads')
    await world.settled()
    expect((await ada.fetch(`${address}-480.webp`)).status).toBe(404)
  })
})

test('deleting an account deletes its posts, likes and comments, but not others’ replies', async () => {
  const own = await postOf(ada, 'Farewell')
  const { id } = await postOf(ben, 'Staying')
  const head = await commentOn(ada, id, 'From Ada')
  await commentOn(olga, id, 'To Ada', head.id)
  await commentOn(ada, id, 'Last words')
  await ada.call.newsfeed.like({ id })
  await ada.call.leaving.ask({ current_password: ada.password })
  expect(await counts(olga, id)).toMatchObject({ likes: 0, comments: 1 })
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 minute' where member_id = $1`, [
    ada.id,
  ])
  await world.runJob('leaving.deleteDue')
  await world.settled()
  expect(await counts(olga, id)).toMatchObject({ likes: 0, comments: 1 })
  expect(await saidUnder(ben, id)).toEqual(['-', '> To Ada'])
  const { rows } = await world.services.database.pool.query('select like_count, comment_count from posts where id = any($1)', [
    [own.id, id],
  ])
  expect(rows).toEqual([{ like_count: 0, comment_count: 1 }])
})
