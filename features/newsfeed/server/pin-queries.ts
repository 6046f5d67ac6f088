import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { mostPinned } from '../limits.ts'

/** Pins a post to the top of the feed; the oldest pin makes way. */
export async function pinInFeed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('posts').set({ feed_pinned_at: new Date() }).where('id', '=', id).execute()
  await sql`
    update posts set feed_pinned_at = null where id in (
      select id from posts where feed_pinned_at is not null order by feed_pinned_at desc, id offset ${mostPinned})`.execute(tx)
}

/** Pins a post to the page of its group; the oldest pin makes way. */
export async function pinInGroup(tx: Tx, id: string, groupId: string): Promise<void> {
  await tx.updateTable('posts').set({ group_pinned_at: new Date() }).where('id', '=', id).execute()
  await sql`
    update posts set group_pinned_at = null where id in (
      select id from posts where group_id = ${groupId} and group_pinned_at is not null order by group_pinned_at desc, id offset ${mostPinned})`.execute(
    tx,
  )
}

/** Pins a post to its author's profile, in place of another one. */
export async function pinOnProfile(tx: Tx, id: string, author: string): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ profile_pinned_at: null })
    .where('user_id', '=', author)
    .where('profile_pinned_at', 'is not', null)
    .execute()
  await tx.updateTable('posts').set({ profile_pinned_at: new Date() }).where('id', '=', id).execute()
}

/** Unpins a post everywhere. */
export async function unpinEverywhere(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('posts').set({ feed_pinned_at: null, profile_pinned_at: null, group_pinned_at: null }).where('id', '=', id).execute()
  await tx.updateTable('post_organisation_mentions').set({ pinned_at: null }).where('post_id', '=', id).execute()
}

/** Pins a post to the page of an organisation, in place of another one. @returns false if the post does not mention it */
export async function pinOnOrganisation(tx: Tx, post: string, organisation: string): Promise<boolean> {
  await unpinFromOrganisation(tx, organisation)
  const { numUpdatedRows } = await tx
    .updateTable('post_organisation_mentions')
    .set({ pinned_at: new Date() })
    .where('post_id', '=', post)
    .where('organisation_id', '=', organisation)
    .where('comment_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param post only this one, if given */
export async function unpinFromOrganisation(tx: Tx, organisation: string, post?: string): Promise<void> {
  await tx
    .updateTable('post_organisation_mentions')
    .set({ pinned_at: null })
    .where('organisation_id', '=', organisation)
    .where('pinned_at', 'is not', null)
    .$if(post !== undefined, (query) => query.where('post_id', '=', post as string))
    .execute()
}
