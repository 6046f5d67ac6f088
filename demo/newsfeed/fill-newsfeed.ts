import sharp from 'sharp'
import { sql } from 'kysely'
import { isMentioned } from '#features/newsfeed/text.ts'
import { postPicture, postPictureFiles, postPictureFolder } from '#features/newsfeed/pictures.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { drawCover } from '../covers.ts'
import { describeCover } from '../covers/describe-cover.ts'
import { type Cover, palettes } from '../covers/scene.ts'
import { dateNotifications } from '../date-notifications.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { type Random, randomFrom, uuidFrom } from '../random.ts'
import { insertPage, insertPoll } from './attachments.ts'
import { type PlannedPost, planPosts } from './plan-posts.ts'

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
  const printed = members.slice(0, accounts)
  const posts = planPosts(members, accounts, now)
  const pictures = new Map<PlannedPost, Drawn[]>()
  if (withPictures) for (const post of posts) if (post.pictures.length > 0) pictures.set(post, await drawPictures(services, post))

  await database.transaction(async (tx) => {
    const announce = announceIn(tx)
    for (const post of posts) {
      const { id, created_at, author, text, topics, likers, page, poll } = post
      const preview_id = page ? await insertPage(services, tx, page) : null
      await tx
        .insertInto('posts')
        .values({ id, created_at, user_id: author.id, content: text, topics: [...topics], preview_id })
        .execute()
      if (poll) await insertPoll(services, tx, { post, poll, members })
      const drawn = pictures.get(post) ?? []
      if (drawn.length > 0)
        await tx
          .insertInto('post_pictures')
          .values(drawn.map((picture, place) => ({ ...picture, ...pictureSize, post_id: id, place })))
          .execute()
      if (topics.length > 0)
        await tx
          .insertInto('post_topics')
          .values(topics.map((topic) => ({ topic, created_at, post_id: id, user_id: author.id })))
          .execute()
      await insertLikes(tx, id, created_at, likers, randomFrom(`likes of ${id}`), now)
      const said = await insertComments(tx, post, now)
      if (!printed.includes(author)) continue
      for (const comment_id of said) await announce('post.commented', { comment_id })
      const [last] = likers
      if (last) await announce('post.liked', { post_id: id, member_id: last.id })
    }
    const mentions = posts.flatMap(({ text, id: post_id, created_at: posted_at }) =>
      organisations.flatMap(({ id: organisation_id, fields: { name } }) =>
        isMentioned(text, name) ? [{ post_id, organisation_id, name, posted_at }] : [],
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

interface Drawn {
  id: string
  image_url: string
  alt: string
}

async function drawPictures({ files }: Services, { id, author, pictures }: PlannedPost): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const [place, scene] of pictures.entries()) {
    const seed = `picture ${place} of ${id}`
    const random = randomFrom(seed)
    // A post shows the middle half, so that what is described lies there.
    const cover: Cover = { scene, palette: random.int(0, palettes.length - 1), seed, sunAt: 0.35 + random.next() * 0.3, turbines: 0 }
    const image_url = `${postPictureFolder}/${author.id}/${uuidFrom(seed)}`
    const picture = await drawCover(cover).png().toBuffer()
    for (const [index, width] of postPicture.widths.entries()) {
      const bytes = await sharp(picture)
        .resize({ width, height: width / 2, fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer()
      await files.put(postPictureFiles(image_url)[index] as string, bytes, 'image/webp')
    }
    drawn.push({ id: uuidFrom(`id of ${seed}`), image_url, alt: describeCover(cover) })
  }
  return drawn
}

async function insertLikes(tx: Tx, post_id: string, since: Date, likers: readonly DemoMember[], random: Random, now: Date): Promise<void> {
  if (likers.length === 0) return
  const later = () => new Date(since.getTime() + random.next() * Math.min(now.getTime() - since.getTime(), 48 * hour))
  await tx
    .insertInto('post_likes')
    .values(likers.map(({ id: user_id }) => ({ post_id, user_id, created_at: later() })))
    .execute()
}

/** Comments with their replies, each some time after the one before. @returns the ids */
async function insertComments(tx: Tx, post: PlannedPost, now: Date): Promise<string[]> {
  const ids: string[] = []
  const { comments } = post
  const step = Math.min(3 * hour, (now.getTime() - post.created_at.getTime()) / (2 * comments.length + 2))
  const insert = async (by: DemoMember, text: string, at: number, thread?: { id: string; at: Date }) => {
    const created_at = new Date(at)
    const id = uuidFrom(`comment ${text} on ${post.id}`)
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
  for (const [index, { by, text, replies }] of comments.entries()) {
    const at = post.created_at.getTime() + (2 * index + 1) * step
    const thread = await insert(by, text, at)
    for (const reply of replies) await insert(reply.by, reply.text, at + step, thread)
  }
  return ids
}
