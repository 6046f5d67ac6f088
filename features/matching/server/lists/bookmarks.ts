import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import type { Bookmark } from '../../contract.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { deleteBookmark, insertBookmark } from './bookmark-queries.ts'
import { type BookmarkRow, bookmarksOf } from './list-queries.ts'
import { changed } from '../deciding/live.ts'

const lastFirst = keyset(z.object({ created_at: givenTimestamp, member: z.uuid() }), ({ created_at, member_id }: BookmarkRow) => ({
  created_at: created_at.toISOString(),
  member: member_id,
}))

/** A page of a member's bookmarks, newest first. @throws Refusal invalidInput for an invalid cursor */
export async function listBookmarks(reader: Reader, viewer: string, request: PageRequest): Promise<Page<Bookmark>> {
  const page = await readPage(request, lastFirst, (limit, after) => bookmarksOf(reader, { viewer, limit, ...after }))
  return presentPage(page, (row) => ({
    member: presentBrief(row),
    standing: row.standing,
    bookmarked_at: row.created_at.toISOString(),
  }))
}

/** @throws Refusal notFound for an unknown or hidden member, and for oneself */
export async function bookmarkMember({ events, live }: Services, actor: Actor, other: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const put = await insertBookmark(tx, actor.id, other)
    if (put === 'nobody') throw new Refusal(problems.notFound)
    if (put === 'known') return
    await announce('match.bookmarked', { user_id: actor.id, member_id: other, is_bookmarked: true })
    live.tellAfter(tx, changed(actor.id))
  })
}

/** Removes a bookmark; does nothing if there is none. */
export async function unbookmarkMember({ events, live }: Services, actor: Actor, other: string): Promise<void> {
  await events.change(async (tx, announce) => {
    if (!(await deleteBookmark(tx, actor.id, other))) return
    await announce('match.bookmarked', { user_id: actor.id, member_id: other, is_bookmarked: false })
    live.tellAfter(tx, changed(actor.id))
  })
}
