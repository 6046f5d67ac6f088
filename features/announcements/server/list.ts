import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { ListedAnnouncement } from '../contract.ts'
import type { AnnouncementList } from '../vocabulary.ts'
import { presentListed } from './present.ts'
import { type PresentedRow, announcementsBefore } from './queries.ts'

const newestFirst = keyset(z.object({ created_at: givenTimestamp, id: z.uuid() }), ({ created_at, id }: PresentedRow) => ({
  created_at: created_at.toISOString(),
  id,
}))

/** @throws Refusal invalidInput for an unknown cursor */
export const listAnnouncements = async (
  reader: Reader,
  { show, ...request }: PageRequest & { show?: AnnouncementList | undefined },
): Promise<Page<ListedAnnouncement>> =>
  presentPage(await readPage(request, newestFirst, (limit, after) => announcementsBefore(reader, show, limit, after)), presentListed)
