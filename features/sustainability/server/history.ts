import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { AnswerVersion } from '../answers-contract.ts'
import { requireTeam } from './access.ts'
import { type AnswerKey, type VersionRow, versionsOf } from './answer-queries.ts'

const newestFirst = keyset(z.object({ id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }), ({ id }: VersionRow) => ({ id }))

/** What an answer was, for the organisation's people. @throws Refusal notIn; invalidInput for an invalid cursor */
export async function listHistory(
  reader: Reader,
  actor: Actor,
  { id, cursor, limit, ...at }: PageRequest & Omit<AnswerKey, 'organisation_id'> & { id: string },
): Promise<Page<AnswerVersion>> {
  await requireTeam(reader, actor, id)
  const key = { organisation_id: id, ...at }
  const page = await readPage({ cursor, limit }, newestFirst, (most, after) => versionsOf(reader, key, { limit: most, ...after }))
  return presentPage(page, ({ id: version, author, written_at, ...row }) => ({
    ...row,
    id: String(version),
    author: author && presentBrief(author),
    written_at: written_at.toISOString(),
  }))
}
