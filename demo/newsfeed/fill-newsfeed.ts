import sharp from 'sharp'
import { sql } from 'kysely'
import { isMentioned } from '#features/newsfeed/text.ts'
import { postPicture, postPictureFiles, postPictureFolder } from '#features/newsfeed/pictures.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { drawCover } from '../covers.ts'
import { dateNotifications } from '../date-notifications.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { type Random, randomFrom, uuidFrom } from '../random.ts'
import { type PostIdea, postIdeas } from './texts.ts'

const hour = 3_600_000
const pictureSize = { width: 1440, height: 720 }

interface FillOptions {
  /** Organisations that posts may mention. */
  organisations?: readonly DemoOrganisation[]
  now?: Date
  /** Whether pictures are drawn. */
  withPictures?: boolean
}

/** Creates posts, comments, likes and followed topics. The printed accounts are notified about their own posts. */
export async function fillNewsfeed(
  services: Services,
  members: readonly DemoMember[],
  accounts: number,
  { organisations = [], now = new Date(), withPictures = true }: FillOptions = {},
): Promise<void> {
  const { database, events, jobs } = services
  const oldest = Math.max(...postIdeas.map(({ hoursAgo }) => hoursAgo)) + 24
  const others = members
    .slice(accounts)
    .filter((member) => member.profile_completed && member.joined_at.getTime() < now.getTime() - oldest * hour)
  const printed = members.slice(0, accounts)
  const posts = postIdeas.map((idea) => ({
    idea,
    id: uuidFrom(`post ${idea.text}`),
    created_at: new Date(now.getTime() - idea.hoursAgo * hour),
    author: authorOf(idea.by, idea.text, printed, others),
  }))
  const pictures = new Map<string, string>()
  if (withPictures) for (const { idea, id, author } of posts) if (idea.hasPicture) pictures.set(id, await drawPicture(services, id, author))

  await database.transaction(async (tx) => {
    const announce = announceIn(tx)
    for (const { idea, id, created_at, author } of posts) {
      const picture = pictures.get(id)
      const random = randomFrom(`about ${id}`)
      await tx
        .insertInto('posts')
        .values({
          id,
          created_at,
          user_id: author.id,
          content: idea.text,
          topics: [...idea.topics],
        })
        .execute()
      if (picture)
        await tx
          .insertInto('post_pictures')
          .values({
            id: uuidFrom(`picture of ${id}`),
            post_id: id,
            place: 0,
            image_url: picture,
            alt: 'An illustrated landscape',
            ...pictureSize,
          })
          .execute()
      if (idea.topics.length > 0)
        await tx
          .insertInto('post_topics')
          .values(idea.topics.map((topic) => ({ topic, created_at, post_id: id, user_id: author.id })))
          .execute()
      const likers = random.sample(
        others.filter((member) => member !== author),
        idea.liked,
      )
      await insertLikes(tx, id, created_at, likers, random, now)
      const said = await insertComments(tx, { idea, id, created_at, author }, printed, others, now)
      if (!printed.includes(author)) continue
      for (const comment_id of said) await announce('post.commented', { comment_id })
      const [last] = likers
      if (last) await announce('post.liked', { post_id: id, member_id: last.id })
    }
    const mentions = posts.flatMap(({ idea, id: post_id, created_at: posted_at }) =>
      organisations.flatMap(({ id: organisation_id, fields: { name } }) =>
        isMentioned(idea.text, name) ? [{ post_id, organisation_id, name, posted_at }] : [],
      ),
    )
    if (mentions.length > 0) await tx.insertInto('post_organisation_mentions').values(mentions).execute()
    await sql`
      update posts p set like_count = (select count(*) from post_likes l where l.post_id = p.id),
        comment_count = (select count(*) from post_comments c where c.post_id = p.id)`.execute(tx)
    for (const member of printed)
      await tx
        .insertInto('post_topic_follows')
        .values((['fundraising', 'climate-tech', 'energy'] as const).map((topic) => ({ user_id: member.id, topic })))
        .execute()
  })
  events.wake()
  await events.settled()
  await jobs.settled()
  await dateNotifications(services, now)
}

/** A printed account by its email address, or a member of that type who had joined by then. */
function authorOf(by: string, seed: string, printed: readonly DemoMember[], others: readonly DemoMember[]): DemoMember {
  const account = printed.find(({ email }) => email === by)
  if (account) return account
  const wanted = others.filter(({ profile }) => profile.user_type === by)
  return randomFrom(`author of ${seed}`).pick(wanted.length > 0 ? wanted : others)
}

async function drawPicture({ files }: Services, id: string, author: DemoMember): Promise<string> {
  const base = `${postPictureFolder}/${author.id}/${uuidFrom(`picture of ${id}`)}`
  const random = randomFrom(`scene of ${id}`)
  const drawn = await drawCover({
    scene: random.pick(['fields', 'hills', 'forest', 'sea']),
    palette: random.int(0, 3),
    seed: id,
    sunAt: random.next(),
    turbines: random.int(0, 3),
  })
    .png()
    .toBuffer()
  for (const [index, width] of postPicture.widths.entries()) {
    const bytes = await sharp(drawn)
      .resize({ width, height: width / 2, fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
    await files.put(postPictureFiles(base)[index] as string, bytes, 'image/webp')
  }
  return base
}

async function insertLikes(tx: Tx, post_id: string, since: Date, likers: readonly DemoMember[], random: Random, now: Date): Promise<void> {
  if (likers.length === 0) return
  const later = () => new Date(since.getTime() + random.next() * Math.min(now.getTime() - since.getTime(), 48 * hour))
  await tx
    .insertInto('post_likes')
    .values(likers.map(({ id: user_id }) => ({ post_id, user_id, created_at: later() })))
    .execute()
}

interface Post {
  idea: PostIdea
  id: string
  created_at: Date
  author: DemoMember
}

/** A reply by the same kind of member as the post is by the post's author. @returns the ids */
async function insertComments(
  tx: Tx,
  post: Post,
  printed: readonly DemoMember[],
  others: readonly DemoMember[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = []
  const comments = post.idea.comments ?? []
  const step = Math.min(3 * hour, (now.getTime() - post.created_at.getTime()) / (2 * comments.length + 2))
  const insert = async (by: DemoMember, text: string, at: number, thread?: { id: string; at: Date }) => {
    const created_at = new Date(at)
    const id = uuidFrom(`comment ${text}`)
    ids.push(id)
    await tx
      .insertInto('post_comments')
      .values({
        id,
        post_id: post.id,
        user_id: by.id,
        content: text,
        created_at,
        parent_id: thread?.id ?? null,
        thread_id: thread?.id ?? id,
        thread_at: thread?.at ?? created_at,
      })
      .execute()
    return { id, at: created_at }
  }
  for (const [index, { by, text, replies = [] }] of comments.entries()) {
    const at = post.created_at.getTime() + (2 * index + 1) * step
    const rest = others.filter((member) => member !== post.author)
    const thread = await insert(authorOf(by, text, printed, rest), text, at)
    for (const reply of replies) {
      const isAuthor = reply.by === post.idea.by
      await insert(isAuthor ? post.author : authorOf(reply.by, reply.text, printed, rest), reply.text, at + step, thread)
    }
  }
  return ids
}
