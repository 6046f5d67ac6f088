import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn, announcement, reaction } from '#platform/server/events/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { organisationsOf } from '#features/organisations/server/index.ts'
import { deletePost } from './post.ts'
import { isInReach, lockPost } from './queries.ts'
import { type SentNotification, keyOfGroup } from './sent-notifications.ts'

const clearGroupJob = 'newsfeed.clearGroup'
/** Posts deleted in one transaction. */
const atOnce = 100

/** Withdraws notifications about the posts of groups that members have left or that are deleted, and deletes the posts of the latter. */
export const followGroups = ({ jobs }: Services) =>
  reaction<'group.left' | 'group.deleted' | 'group.gone'>({
    name: 'newsfeed.followGroups',
    on: ['group.left', 'group.deleted', 'group.gone'],
    async react(tx, events) {
      await takeBackPosted(
        tx,
        events.flatMap(({ type, payload }) =>
          type === 'group.gone' ? [{ user_id: payload.member_id, key: keyOfGroup(payload.group_id) }] : [],
        ),
      )
      for (const { type, payload } of events) {
        const { group_id } = payload
        if (type === 'group.deleted') await jobs.queue(clearGroupJob, { group_id }, { tx })
        // They may be back.
        else if (type === 'group.left' && !(await isInReach(tx, payload.member_id, { group_id })))
          await announceIn(tx)('post.takenBack', { told: await notificationsInGroup(tx, group_id, payload.member_id) })
      }
    },
  })

/** Withdraws these notifications with an event for each: one for all would be deleted with the first account that it names. */
async function takeBackPosted(tx: Tx, told: readonly SentNotification[]): Promise<void> {
  if (told.length === 0) return
  await sql`
    with gone as (
      select user_id, key from unnest(${told.map(({ user_id }) => user_id)}::uuid[], ${told.map(({ key }) => key)}::text[]) gone (user_id, key)
    )
    ${announcement('post.takenBack', 'gone', {
      told: sql`jsonb_build_array(jsonb_build_object('user_id', user_id, 'key', key))`,
    })}`.execute(tx)
}

/** What a member may have been notified of in a group. */
async function notificationsInGroup(tx: Tx, groupId: string, memberId: string): Promise<SentNotification[]> {
  const { rows } = await sql<{ key: string }>`
    select 'likes ' || p.id as key from posts p where p.user_id = ${memberId} and p.group_id = ${groupId}
    union select 'poll ' || v.post_id from post_poll_votes v join posts p on p.id = v.post_id
      where v.user_id = ${memberId} and p.group_id = ${groupId}
    union select 'poll ' || p.id from posts p join post_polls poll on poll.post_id = p.id
      where p.user_id = ${memberId} and p.group_id = ${groupId}
    union select 'comment ' || c.id from posts p join post_comments c on c.post_id = p.id
      where p.user_id = ${memberId} and p.group_id = ${groupId}
    union select 'comment ' || c.id from post_comments a join post_comments c on c.parent_id = a.id join posts p on p.id = a.post_id
      where a.user_id = ${memberId} and p.group_id = ${groupId}
    union select 'mention ' || coalesce(m.comment_id, m.post_id) from post_mentions m join posts p on p.id = m.post_id
      where m.member_id = ${memberId} and p.group_id = ${groupId}
    union select 'organisation ' || coalesce(m.comment_id, m.post_id) || ' ' || m.organisation_id
      from post_organisation_mentions m join posts p on p.id = m.post_id
      where m.organisation_id in (select its.organisation_id from ${organisationsOf(memberId)} its) and p.group_id = ${groupId}`.execute(tx)
  return [keyOfGroup(groupId), ...rows.map(({ key }) => key)].map((key) => ({ user_id: memberId, key }))
}

/** Deletes the posts of a deleted group, some at a time. */
export const clearGroup = (services: Services): Job =>
  job<{ group_id: string }>({
    name: clearGroupJob,
    retries: 10,
    async run({ group_id }) {
      while (await deleteSome(services, group_id)) {
        // The next ones, in a transaction of their own.
      }
    },
  })

/** @returns whether there may be more */
const deleteSome = ({ database, events, ...services }: Services, groupId: string): Promise<boolean> =>
  events.change(async (tx, announce) => {
    const posts = await tx.selectFrom('posts').select('id').where('group_id', '=', groupId).orderBy('id').limit(atOnce).execute()
    for (const { id } of posts) {
      const post = await lockPost(tx, id)
      if (post) await deletePost({ database, events, ...services }, tx, announce, post)
    }
    return posts.length === atOnce
  })
