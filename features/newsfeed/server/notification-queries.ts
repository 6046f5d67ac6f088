import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { isReadableBy, peopleOf } from '#features/groups/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { lastReadAt } from '#features/notifications/server/index.ts'
import { hiddenFrom, isHidden } from '#features/relations/server/index.ts'

interface LikedPost {
  post_id: string
  user_id: string
  content: string
  /** Those that its author has not read about, by others whom the author can see. */
  likes: number
  /** Whether at least one of the new likes still exists. */
  is_new: boolean
}

/** What members have read is forgotten after a while. As nobody knows then which likes were new, only recent ones are. */
const recently = sql<Date>`now() - interval '90 days'`

/** The unread likes of posts that some members have just liked or unliked. */
export async function likedPosts(reader: Reader, pairs: readonly { post_id: string; member_id: string }[]): Promise<LikedPost[]> {
  const [posts, likers] = [pairs.map(({ post_id }) => post_id), pairs.map(({ member_id }) => member_id)]
  const { rows } = await sql<LikedPost>`
    select p.id as post_id, p.user_id, p.content,
      (select count(*)::int from post_likes l
        where l.post_id = p.id and l.created_at > author.read_at and l.user_id <> all(author.uncounted)) as likes,
      exists (
        select from unnest(${posts}::uuid[], ${likers}::uuid[]) just (post_id, member_id)
        join post_likes l on l.post_id = just.post_id and l.user_id = just.member_id
        where l.post_id = p.id and l.user_id <> all(author.uncounted)
      ) as is_new
    from posts p cross join lateral (
      select ${hiddenFrom(sql.ref('p.user_id'))} || p.user_id as uncounted,
        greatest(${lastReadAt(sql.ref('p.user_id'), sql`'likes ' || p.id`)}, ${recently}) as read_at offset 0
    ) author
    where p.id = any(${posts}::uuid[]) and p.hidden_at is null and ${isReadableBy(sql.ref('p.group_id'), sql.ref('p.user_id'))}`.execute(
    reader,
  )
  return rows
}

export interface SaidToMember {
  /** The comment's id; for a post, its own. */
  id: string
  post_id: string
  user_id: string
  author_id: string
  full_name: string
  company_name: string
  content: string
  is_reply: boolean
}

/**
 * Which of these comments still exist, for their recipients: the authors of the post and of the parent comment, unless the comment mentions
 * them.
 */
export async function commentsTo(reader: Reader, ids: readonly string[]): Promise<SaidToMember[]> {
  const { rows } = await sql<SaidToMember>`
    select c.id, c.post_id, told.user_id, c.user_id as author_id, u.full_name, u.company_name, c.content, told.is_reply
    from post_comments c join posts p on p.id = c.post_id join ${members.as('u')} on u.id = c.user_id
    left join post_comments answered on answered.id = c.parent_id
    cross join lateral (
      select answered.user_id, true as is_reply where answered.user_id is not null
      union all select p.user_id, false where p.user_id is distinct from answered.user_id
    ) told
    where c.id = any(${ids}::uuid[]) and c.hidden_at is null and p.hidden_at is null and told.user_id <> c.user_id
      and ${isReadableBy(sql.ref('p.group_id'), sql.ref('told.user_id'))}
      and not ${isHidden(sql.ref('told.user_id'), sql.ref('c.user_id'))}
      and (told.user_id = p.user_id or not ${isHidden(sql.ref('told.user_id'), sql.ref('p.user_id'))})
      and not exists (select from post_mentions m where m.comment_id = c.id and m.member_id = told.user_id)
    order by c.created_at, c.id`.execute(reader)
  return rows
}

/** Which mentions in these posts and comments still exist, for mentioned members who can see both. */
export async function mentionsIn(reader: Reader, ids: readonly string[]): Promise<SaidToMember[]> {
  const { rows } = await sql<SaidToMember>`
    select coalesce(m.comment_id, m.post_id) as id, m.post_id, m.member_id as user_id, u.id as author_id, u.full_name, u.company_name,
      coalesce(c.content, p.content) as content, false as is_reply
    from post_mentions m join posts p on p.id = m.post_id left join post_comments c on c.id = m.comment_id
    join ${members.as('u')} on u.id = case when m.comment_id is null then p.user_id else c.user_id end
    where (m.comment_id = any(${ids}::uuid[]) or (m.post_id = any(${ids}::uuid[]) and m.comment_id is null))
      and p.hidden_at is null and c.hidden_at is null
      and ${isReadableBy(sql.ref('p.group_id'), sql.ref('m.member_id'))}
      and not ${isHidden(sql.ref('m.member_id'), sql.ref('u.id'))}
      and (m.member_id = p.user_id or not ${isHidden(sql.ref('m.member_id'), sql.ref('p.user_id'))})
    order by coalesce(c.created_at, p.created_at), id`.execute(reader)
  return rows
}

interface PostedInGroup {
  group_id: string
  author_id: string
  full_name: string
  user_id: string
}

/** The people of the groups that these posts belong to, except their authors. */
export async function readersInGroups(reader: Reader, posts: readonly string[]): Promise<PostedInGroup[]> {
  const { rows } = await sql<PostedInGroup>`
    select p.group_id, p.user_id as author_id, u.full_name, told.member_id as user_id
    from posts p join ${members.as('u')} on u.id = p.user_id cross join lateral ${peopleOf(sql.ref('p.group_id'))} told
    where p.id = any(${posts}::uuid[]) and p.hidden_at is null and told.member_id <> p.user_id
    order by p.created_at, p.id, told.member_id`.execute(reader)
  return rows
}

/** Whether a group has a post that its reader can see and that was written within a day. */
export async function hasNewPosts(reader: Reader, groupId: string, viewer: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from posts p where p.group_id = ${groupId} and p.hidden_at is null and p.created_at > now() - interval '1 day'
        and p.user_id <> ${viewer} and not ${isHidden(sql.ref('p.user_id'), sql`${viewer}::uuid`)}
    ) and ${isReadableBy(sql`${groupId}::uuid`, sql`${viewer}::uuid`)} as is`.execute(reader)
  return rows[0]?.is ?? false
}
