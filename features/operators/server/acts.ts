import * as z from 'zod'
import { sql } from 'kysely'
import type { PageRequest, TextValue } from '#platform/contract.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { members } from '#features/members/server/index.ts'

/** An action of an operator, as a text of the catalogue: 'Added the source {about}'. */
interface Act {
  id: string
  message: string
}

/** Logs an action of an operator, in the transaction that performs it. `about` names its subject for other operators, `reason` is in the operator's words. */
export async function recordAct(
  tx: Tx,
  operatorId: string,
  { id, message }: Act,
  about: string | Exclude<TextValue, string | number>,
  reason = '',
): Promise<void> {
  const what = typeof about === 'string' ? { about } : { about: '', details: JSON.stringify(about) }
  await tx
    .insertInto('operator_acts')
    .values({ operator_id: operatorId, act: id, words: message, reason, ...what })
    .execute()
}

const actsBefore = (reader: Reader, limit: number, before: number | undefined) =>
  reader
    .selectFrom('operator_acts as a')
    .select(['a.id', 'a.act', 'a.words', 'a.about', 'a.details', 'a.reason', 'a.created_at'])
    .select(sql<string | null>`(select u.full_name from ${members.as('u')} where u.id = a.operator_id)`.as('operator'))
    .$if(before !== undefined, (query) => query.where('a.id', '<', before as number))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()

type ActRow = Awaited<ReturnType<typeof actsBefore>>[number]
const newestFirst = keyset(z.object({ id: z.number().int() }), ({ id }: ActRow) => ({ id }))

export const listActs = async (reader: Reader, request: PageRequest) =>
  presentPage(
    await readPage(request, newestFirst, (limit, after) => actsBefore(reader, limit, after?.id)),
    ({ id, act, words, about, details, reason, operator, created_at }) => ({
      id,
      operator,
      reason,
      act: { id: act, message: words, parameters: { about: details ?? about } },
      created_at: created_at.toISOString(),
    }),
  )

export const actsOf = (reader: Reader, operatorId: string) =>
  reader
    .selectFrom('operator_acts')
    .select(['words', 'about', 'details', 'reason', 'created_at'])
    .where('operator_id', '=', operatorId)
    .orderBy('id')
    .execute()
