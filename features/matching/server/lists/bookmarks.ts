import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { Bookmark } from '../../contract.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { deleteBookmark, putBookmark } from './bookmark-queries.ts'
import { bookmarkCursor } from './cursor.ts'
import { bookmarksOf } from './list-queries.ts'
import { changed } from '../deciding/live.ts'

/** A page of a member's bookmarks, last first. @throws Refusal invalidInput for a cursor that is none of ours */
export async function listBookmarks(
  reader: Reader,
  viewer: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: Bookmark[]; next_cursor: string | null }> {
  const [created_at, member] = cursor === undefined ? [] : bookmarkCursor.decode(cursor)
  const rows = await bookmarksOf(reader, { viewer, limit: limit + 1, created_at, member })
  const items = rows.slice(0, limit).map((row) => ({
    member: presentBrief(row),
    standing: row.standing,
    bookmarked_at: row.created_at.toISOString(),
  }))
  const last = items.at(-1)
  return { items, next_cursor: rows.length > limit && last ? bookmarkCursor.encode([last.bookmarked_at, last.member.id]) : null }
}

/** @throws Refusal notFound for nobody, oneself, or a member who is hidden */
export async function bookmarkMember({ events, live }: Services, actor: Actor, other: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const put = await putBookmark(tx, actor.id, other)
    if (put === 'nobody') throw new Refusal(problems.notFound)
    if (put === 'known') return
    await announce('match.bookmarked', { user_id: actor.id, member_id: other, is_bookmarked: true })
    live.tellAfter(tx, changed(actor.id))
  })
}

/** Takes a bookmark away; without one, nothing happens. */
export async function unbookmarkMember({ events, live }: Services, actor: Actor, other: string): Promise<void> {
  await events.change(async (tx, announce) => {
    if (!(await deleteBookmark(tx, actor.id, other))) return
    await announce('match.bookmarked', { user_id: actor.id, member_id: other, is_bookmarked: false })
    live.tellAfter(tx, changed(actor.id))
  })
}
