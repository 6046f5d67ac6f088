import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { rolesChanging } from '#platform/staff.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { type BriefRow, absentMembers, briefColumns, briefOf, isAbsent, members } from '#features/members/server/index.ts'
import { hasTalkedWithAnybody, haveTalkedBoth } from '#features/messages/server/index.ts'
import { areConnected, connectedTo, hiddenFrom, isHidden } from '#features/relations/server/index.ts'

/** A member's id; undefined for a visitor. */
export type Viewer = string | undefined

const ownColumns = [
  'id',
  'user_id',
  'reviewed_user_id',
  'rating',
  'review_text',
  'reply',
  'replied_at',
  'created_at',
  'edited_at',
  'hidden_at',
  'waiting_since',
] as const

/** Condition: the viewer can see what the author writes. */
const isSeenBy = (viewer: Viewer, author: Expression<string>): Expression<SqlBool> =>
  viewer === undefined ? sql<SqlBool>`not ${isAbsent(author)}` : sql<SqlBool>`${author} <> all(${hiddenFrom(sql.val(viewer))})`

interface ReviewsAfter {
  created_at: string
  id: string
}

const withAuthors = (reader: Reader) =>
  reader
    .selectFrom('reviews as r')
    .innerJoin(members.as('u'), 'u.id', 'r.user_id')
    .select([
      'r.id',
      'r.reviewed_user_id',
      'r.rating',
      'r.review_text',
      'r.reply',
      'r.replied_at',
      'r.created_at',
      'r.edited_at',
      'r.hidden_at',
      'r.waiting_since',
    ])
    .select(briefColumns('u'))

const inOrder = (query: ReturnType<typeof withAuthors>, limit: number, after: ReviewsAfter | undefined) =>
  query
    .$if(after !== undefined, (q) => q.where(sql<boolean>`(r.created_at, r.id) < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)

/** The reviews of a member, or of the platform (null), that the viewer can see, newest first. */
export const reviewsAbout = (reader: Reader, viewer: Viewer, memberId: string | null, limit: number, after?: ReviewsAfter) =>
  inOrder(
    withAuthors(reader)
      .where('r.reviewed_user_id', memberId === null ? 'is' : '=', memberId)
      .where('r.hidden_at', 'is', null)
      .where('r.waiting_since', 'is', null)
      .where(isSeenBy(viewer, sql.ref('r.user_id'))),
    limit,
    after,
  ).execute()
export type ReviewRow = Awaited<ReturnType<typeof reviewsAbout>>[number]

/** All reviews with the reviewed members, or only those that wait for an operator; newest first. */
export const allReviews = (reader: Reader, { onlyWaiting }: { onlyWaiting: boolean }, limit: number, after?: ReviewsAfter) =>
  inOrder(withAuthors(reader), limit, after)
    .$if(onlyWaiting, (query) => query.where('r.waiting_since', 'is not', null))
    .select(briefOf(sql.ref('r.reviewed_user_id')).as('about'))
    .execute() as Promise<OperatedRow[]>
export type OperatedRow = ReviewRow & { about: BriefRow | null }

export const ownReview = (reader: Reader, author: string, memberId: string | null) =>
  reader
    .selectFrom('reviews')
    .select(ownColumns)
    .where('user_id', '=', author)
    .where('reviewed_user_id', memberId === null ? 'is' : '=', memberId)
    .executeTakeFirst()
export type OwnRow = NonNullable<Awaited<ReturnType<typeof ownReview>>>

/** The rating counts of a member: the same for every reader, so that they reveal no block, and without reviews by members whom nobody sees. */
export async function memberCounts(reader: Reader, memberId: string): Promise<number[]> {
  const rows = await reader
    .selectFrom('reviews as r')
    .select(['r.rating', sql<number>`count(*)::int`.as('reviews')])
    .where('r.reviewed_user_id', '=', memberId)
    .where('r.hidden_at', 'is', null)
    .where(isSeenBy(undefined, sql.ref('r.user_id')))
    .groupBy('r.rating')
    .execute()
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.reviews ?? 0)
}

/** The rating counts of the platform: the stored counts minus reviews by the few members whom nobody sees. */
export async function platformCounts(reader: Reader): Promise<number[]> {
  const { rows } = await sql<{ reviews: number }>`
    select (each.reviews - (
      select count(*) from reviews r
      where r.reviewed_user_id is null and r.hidden_at is null and r.waiting_since is null and r.rating = each.stars
        and r.user_id = any(array(select member_id from ${absentMembers} away))
    ))::int as reviews
    from platform_review_counts c, unnest(c.counts) with ordinality as each (reviews, stars) order by each.stars`.execute(reader)
  return rows.map(({ reviews }) => reviews)
}

/** Whether the two members know each other; undefined if the viewer cannot see the other. */
export async function relationTo(reader: Reader, viewer: string, other: string): Promise<{ know: boolean } | undefined> {
  const [me, them] = [sql<string>`${viewer}::uuid`, sql.ref<string>('u.id')]
  return reader
    .selectFrom(members.as('u'))
    .select(sql<boolean>`(${areConnected(me, them)} or ${haveTalkedBoth(me, them)})`.as('know'))
    .where('u.id', '=', other)
    .where((where) => where.not(isHidden(them, me)))
    .executeTakeFirst()
}

/** Condition of `reviews as r`: the viewer can read it; their own, also while it is hidden. */
export const isReadableReview = (viewer: Expression<string>): RawBuilder<boolean> => sql<boolean>`(
  r.user_id = ${viewer} or r.hidden_at is null and r.waiting_since is null and r.user_id <> all(${hiddenFrom(viewer)})
    and (r.reviewed_user_id is null or r.reviewed_user_id <> all(${hiddenFrom(viewer)})))`

/** A review if the viewer can read it, including their own hidden ones. */
export const reviewSeenBy = (reader: Reader, viewer: string, id: string) =>
  reader
    .selectFrom('reviews as r')
    .select(ownColumns.map((column) => `r.${column}` as const))
    .where('r.id', '=', id)
    .where(isReadableReview(sql<string>`${viewer}::uuid`))
    .executeTakeFirst()

/** A review that members can read, whoever asks. */
export const publicReview = (reader: Reader, id: string) =>
  reader
    .selectFrom('reviews')
    .select(ownColumns)
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .where('waiting_since', 'is', null)
    .executeTakeFirst()

/** Locks a review for a change. */
export const lockReview = (tx: Tx, id: string) =>
  tx.selectFrom('reviews').select(ownColumns).where('id', '=', id).forUpdate().executeTakeFirst()

interface NewReview {
  id: string
  user_id: string
  reviewed_user_id: string | null
  rating: number
  review_text: string
}

/** Saves a review, replacing the author's earlier one, which stays hidden if it was. @returns the row, and whether it is new */
export async function saveReview(tx: Tx, review: NewReview): Promise<OwnRow & { is_new: boolean }> {
  const row = await tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      (review.reviewed_user_id === null
        ? conflict.column('user_id').where('reviewed_user_id', 'is', null)
        : conflict.columns(['reviewed_user_id', 'user_id']).where('reviewed_user_id', 'is not', null)
      ).doUpdateSet({ rating: review.rating, review_text: review.review_text, edited_at: sql<Date>`now()`, approved_at: null }),
    )
    .returning(ownColumns)
    .executeTakeFirstOrThrow()
  await announceIn(tx)('review.changed', { ids: [row.id] })
  return { ...row, is_new: row.id === review.id }
}

export async function saveReply(tx: Tx, id: string, reply: string): Promise<void> {
  await tx
    .updateTable('reviews')
    .set(reply === '' ? { reply: null, replied_at: null } : { reply, replied_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await announceIn(tx)('review.changed', { ids: [id] })
}

export async function setHidden(tx: Tx, id: string, hidden: boolean): Promise<void> {
  await tx
    .updateTable('reviews')
    .set(hidden ? { hidden_at: sql<Date>`now()`, waiting_since: null } : { hidden_at: null, approved_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await announceIn(tx)('review.changed', { ids: [id] })
}

export async function setApproved(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ waiting_since: null, approved_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await announceIn(tx)('review.changed', { ids: [id] })
}

/** Makes whoever reviews the platform at the same time wait, so that each counts those before it. Call it after saving, like the trigger. */
export async function lockPlatformReviews(tx: Tx): Promise<void> {
  await tx.selectFrom('platform_review_counts').select('id').forUpdate().execute()
}

/**
 * Lets the platform's reviews of the last 24 hours wait for an operator if there are more than `most`, except those approved already.
 * @returns the ids of those that wait from now on
 */
export async function holdBurst(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recent as (
      select id, approved_at, waiting_since from reviews
      where reviewed_user_id is null and hidden_at is null and coalesce(edited_at, created_at) > now() - interval '24 hours'
    ), held as (
      select id from reviews
      where id in (select id from recent where approved_at is null and waiting_since is null) and (select count(*) from recent) > ${most}::int
      -- Locked ones are being changed by their author or an operator.
      for no key update skip locked
    )
    update reviews set waiting_since = now() where id in (select id from held) returning id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await announceIn(tx)('review.changed', { ids })
  return ids
}

/** Those who decide about reviews. */
export const moderatorIds = async (reader: Reader): Promise<string[]> =>
  (await reader.selectFrom(members.as('u')).select('u.id').where('u.role', 'in', rolesChanging('moderation')).execute()).map(({ id }) => id)

/** When a member joined, and whether they are connected or have exchanged messages with anybody. */
export async function reviewerOf(reader: Reader, id: string): Promise<{ joined_at: Date; knowsSomebody: boolean }> {
  const me = sql<string>`${id}::uuid`
  return reader
    .selectFrom(members.as('u'))
    .select(['u.created_at as joined_at', sql<boolean>`(exists (${connectedTo(me)}) or ${hasTalkedWithAnybody(me)})`.as('knowsSomebody')])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function deleteReview(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute()
  await announceIn(tx)('review.changed', { ids: [id] })
}

/** The reviews that still exist and are not hidden, with both names. */
export const visibleReviews = (reader: Reader, ids: readonly string[]) =>
  reader
    .selectFrom('reviews as r')
    .innerJoin(members.as('a'), 'a.id', 'r.user_id')
    .innerJoin(members.as('m'), 'm.id', 'r.reviewed_user_id')
    .select(['r.id', 'r.user_id', 'r.reviewed_user_id', 'r.review_text', 'r.reply', 'a.full_name as author', 'm.full_name as member'])
    .where('r.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('r.hidden_at', 'is', null)
    .execute()

/** A member's review of another, unless it is hidden or they are hidden from each other. */
export const openReview = (reader: Reader, author: string, memberId: string) =>
  reader
    .selectFrom('reviews as r')
    .innerJoin(members.as('a'), 'a.id', 'r.user_id')
    .innerJoin(members.as('m'), 'm.id', 'r.reviewed_user_id')
    .select(['r.review_text', 'r.reply', 'a.full_name as author', 'm.full_name as member'])
    .where('r.user_id', '=', author)
    .where('r.reviewed_user_id', '=', memberId)
    .where('r.hidden_at', 'is', null)
    .where((row) => row.not(isHidden(row.ref('r.user_id'), sql<string>`${memberId}::uuid`)))
    .executeTakeFirst()
