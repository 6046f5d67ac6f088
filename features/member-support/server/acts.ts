import * as z from 'zod'
import { sql } from 'kysely'
import type { Page, PageRequest } from '#platform/contract.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { members } from '#features/members/server/index.ts'
import { decisionAbout } from '#features/reports/server/index.ts'
import type { MemberAct } from '../contract.ts'
import { actsKeptDays } from '../limits.ts'
import type { SupportAct } from '../vocabulary.ts'

interface NewAct {
  member_id: string
  operator_id: string | null
  act: SupportAct
  reason: string
  change_id?: string
}

/** @returns its id */
export async function insertAct(tx: Tx, act: NewAct): Promise<number> {
  const { id } = await tx
    .insertInto('support_acts')
    .values({ change_id: null, ...act, operator_id: idIfPresent(act.operator_id) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An operator may have left since. */
const idIfPresent = (id: string | null) => sql<string | null>`(select u.id from ${members.as('u')} where u.id = ${id}::uuid)`

/** Adds what other rooms' operators did about a member, and the member's objections. */
export const followActs = reaction({
  name: 'memberSupport.followActs',
  on: ['operators.roleChanged', 'reports.decided', 'account.correctionRefused', 'account.factorResetRefused'],
  fromNow: true,
  async react(tx: Tx, events) {
    for (const { type, payload } of events) {
      const act = type === 'reports.decided' ? await decisionAs(tx, payload.decision_id) : actOf(type, payload)
      if (act && (await isThere(tx, act.member_id))) await insertAct(tx, act)
    }
  },
})

async function decisionAs(tx: Tx, id: string): Promise<NewAct | undefined> {
  const decision = await decisionAbout(tx, id)
  if (!decision) return undefined
  const { member_id, operator_id, member_act, reason } = decision
  return { member_id, operator_id, reason, act: member_act === 'suspend' ? 'suspend' : 'decided' }
}

const names = {
  'operators.roleChanged': 'role',
  'account.correctionRefused': 'objected',
  'account.factorResetRefused': 'keptFactor',
} as const satisfies Record<string, SupportAct>

const actOf = (type: keyof typeof names, payload: { member_id: string; by?: string }): NewAct => ({
  member_id: payload.member_id,
  operator_id: payload.by ?? null,
  act: names[type],
  reason: '',
})

async function isThere(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom(members.as('u')).select('u.id').where('u.id', '=', id).executeTakeFirst()) !== undefined
}

const actsBefore = (reader: Reader, memberId: string, before: number | undefined, limit: number) =>
  reader
    .selectFrom('support_acts as a')
    .select(['a.id', 'a.act', 'a.reason', 'a.created_at'])
    .select(sql<string | null>`(select u.full_name from ${members.as('u')} where u.id = a.operator_id)`.as('operator'))
    .where('a.member_id', '=', memberId)
    .$if(before !== undefined, (query) => query.where('a.id', '<', before as number))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()

type ActRow = Awaited<ReturnType<typeof actsBefore>>[number]
const newestFirst = keyset(z.object({ id: z.number().int() }), ({ id }: ActRow) => ({ id }))

/** A page of what was done about a member, newest first. */
export const listActs = async (reader: Reader, { id, ...request }: PageRequest & { id: string }): Promise<Page<MemberAct>> =>
  presentPage(await readPage(request, newestFirst, (limit, after) => actsBefore(reader, id, after?.id, limit)), (row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
  }))

/** What was done about a member, for their copy. */
export const actsAbout = (reader: Reader, memberId: string) =>
  reader.selectFrom('support_acts').select(['act', 'reason', 'created_at']).where('member_id', '=', memberId).orderBy('id').execute()

export const actById = (reader: Reader, id: number) => reader.selectFrom('support_acts').selectAll().where('id', '=', id).executeTakeFirst()

export async function deleteOldActs(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('support_acts')
    .where(sql<boolean>`created_at < now() - ${sql.lit(actsKeptDays)} * interval '1 day'`)
    .execute()
}
