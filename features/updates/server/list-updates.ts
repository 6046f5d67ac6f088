import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { wordPatterns } from '#platform/server/database/contains-words.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { isStorable } from '#platform/server/http/storable-input.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { type BriefRow, presentBrief } from '#features/members/server/index.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import type { SentUpdate, Update } from '../contract.ts'
import { presentSent, presentUpdate } from './present.ts'
import { type UpdateRow, reachableCount, reachableInvestors, receivedUpdates, sendersTo, sentUpdates } from './queries.ts'

const newestFirst = keyset(z.object({ at: givenTimestamp, id: z.uuid() }), ({ sent_at, id }: UpdateRow) => ({
  at: sent_at.toISOString(),
  id,
}))

/** A page of received updates, from one founder or all. @throws Refusal invalidInput for an invalid cursor */
export async function listReceived(
  reader: Reader,
  viewer: string,
  { sender_id: sender, ...request }: PageRequest & { sender_id?: string | undefined },
): Promise<Page<Update>> {
  const page = await readPage(request, newestFirst, (limit, after) =>
    receivedUpdates(reader, { viewer, limit, ...(sender && { sender }), ...after }),
  )
  return presentPage(page, presentUpdate(viewer))
}

/** A page of sent updates. @throws Refusal invalidInput for an invalid cursor */
export const listSent = async (reader: Reader, viewer: string, request: PageRequest): Promise<Page<SentUpdate>> =>
  presentPage(await readPage(request, newestFirst, (limit, after) => sentUpdates(reader, { viewer, limit, ...after })), presentSent)

const mostSenders = 50

export const listSenders = async (reader: Reader, viewer: string): Promise<MemberBrief[]> =>
  (await sendersTo(reader, { viewer, limit: mostSenders })).map(presentBrief)

const byName = keyset(z.object({ name: z.string().max(400).refine(isStorable), id: z.uuid() }), ({ full_name, member_id }: BriefRow) => ({
  name: full_name,
  id: member_id,
}))

/** A page of connected investors, and their total number. @throws Refusal invalidInput for an invalid cursor */
export async function listInvestors(
  reader: Reader,
  founder: string,
  { query, ...request }: PageRequest & { query?: string | undefined },
): Promise<Page<MemberBrief> & { count: number }> {
  const [page, count] = await Promise.all([
    readPage(request, byName, (limit, after) =>
      reachableInvestors(reader, { founder, limit, ...(query && { patterns: wordPatterns(query) }), ...after }),
    ),
    reachableCount(reader, founder),
  ])
  return { ...presentPage(page, presentBrief), count }
}
