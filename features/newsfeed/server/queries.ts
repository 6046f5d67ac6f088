import { type InsertObject, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { isReadable } from '#features/groups/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { Topic } from '../topics.ts'

/** Locks a post, so that other changes to it wait for this transaction. Does not check who asks. */
export const lockPost = (tx: Tx, id: string) => tx.selectFrom('posts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>

/** Whether two members are hidden from each other. */
export async function isHiddenFrom(reader: Reader, viewer: string, member: string): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`
    select ${member}::uuid = any(${hiddenFrom(sql`${viewer}::uuid`)}) as hidden`.execute(reader)
  return rows[0]?.hidden ?? false
}

/** Whether a post belongs to no group, or to one of the member's. */
export const isInReach = (reader: Reader, member: string, { group_id }: { group_id: string | null }): Promise<boolean> =>
  isReadable(reader, group_id, member)

export const postById = (reader: Reader, id: string) => reader.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()

type NewPost = InsertObject<Tables, 'posts'>

/** @returns when it was created; undefined if a post with this id exists already */
export async function insertPost(tx: Tx, post: NewPost): Promise<Date | undefined> {
  const inserted = await tx
    .insertInto('posts')
    .values(post)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('created_at')
    .executeTakeFirst()
  return inserted?.created_at
}

interface PostWithTopics {
  id: string
  user_id: string
  created_at: Date
  topics: readonly Topic[]
}

/** Files a post under its topics, and no others. */
export async function storeTopics(tx: Tx, { id, user_id, created_at, topics }: PostWithTopics): Promise<void> {
  await tx.deleteFrom('post_topics').where('post_id', '=', id).execute()
  if (topics.length === 0) return
  await tx
    .insertInto('post_topics')
    .values(topics.map((topic) => ({ topic, created_at, post_id: id, user_id })))
    .execute()
}

/** @returns whether it was new */
export async function insertLike(tx: Tx, post_id: string, user_id: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('post_likes')
    .values({ post_id, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('post_id')
    .executeTakeFirst()
  if (inserted) await changeLikeCount(tx, post_id, 1)
  return inserted !== undefined
}

/** @returns whether there was one */
export async function deleteLike(tx: Tx, postId: string, memberId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('post_likes')
    .where('post_id', '=', postId)
    .where('user_id', '=', memberId)
    .returning('post_id')
    .executeTakeFirst()
  if (deleted) await changeLikeCount(tx, postId, -1)
  return deleted !== undefined
}

async function changeLikeCount(tx: Tx, id: string, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ like_count: sql<number>`like_count + ${by}` })
    .where('id', '=', id)
    .execute()
}

export async function followedTopics(reader: Reader, memberId: string): Promise<Topic[]> {
  const rows = await reader.selectFrom('post_topic_follows').select('topic').where('user_id', '=', memberId).orderBy('created_at').execute()
  return rows.map(({ topic }) => topic)
}

export async function insertFollow(tx: Tx, user_id: string, topic: Topic): Promise<void> {
  await tx
    .insertInto('post_topic_follows')
    .values({ user_id, topic })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFollow(tx: Tx, memberId: string, topic: Topic): Promise<void> {
  await tx.deleteFrom('post_topic_follows').where('user_id', '=', memberId).where('topic', '=', topic).execute()
}

/** Whose post contains a picture, if any; otherwise, who uploaded it and has not posted it yet. */
export async function placeOfPicture(reader: Reader, image_url: string) {
  const picture = await reader.selectFrom('post_pictures').select('post_id').where('image_url', '=', image_url).executeTakeFirst()
  if (picture) return { postId: picture.post_id }
  const upload = await reader.selectFrom('post_uploads').select('user_id').where('image_url', '=', image_url).executeTakeFirst()
  return { uploadedBy: upload?.user_id }
}
