import { type Expression, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { IntroductionState } from '../introductions.ts'
import { ownDealsOf } from './access.ts'

export const lockIntroduction = (tx: Tx, dealId: string, investorId: string) =>
  tx
    .selectFrom('deal_introductions')
    .select(['state', 'note'])
    .where('deal_id', '=', dealId)
    .where('investor_id', '=', investorId)
    .forUpdate()
    .executeTakeFirst()

export async function putIntroduction(tx: Tx, request: { deal_id: string; investor_id: string; note: string }): Promise<void> {
  await tx
    .insertInto('deal_introductions')
    .values(request)
    .onConflict((conflict) => conflict.columns(['deal_id', 'investor_id']).doUpdateSet({ note: request.note }))
    .execute()
}

export async function removeIntroduction(tx: Tx, dealId: string, investorId: string): Promise<void> {
  await tx.deleteFrom('deal_introductions').where('deal_id', '=', dealId).where('investor_id', '=', investorId).execute()
}

interface Answer {
  deal_id: string
  investor_id: string
  state: IntroductionState
  reason: string
  answered_by: string
}

export async function setAnswer(tx: Tx, { deal_id, investor_id, ...answer }: Answer): Promise<void> {
  await tx
    .updateTable('deal_introductions')
    .set({ ...answer, answered_at: sql<Date>`now()` })
    .where('deal_id', '=', deal_id)
    .where('investor_id', '=', investor_id)
    .execute()
}

interface After {
  requested_at: string
  deal_id: string
  investor_id: string
}

/** Unanswered introduction requests for the viewer's own deals, oldest first, without those of members hidden from them. */
export const introductionsFor = (reader: Reader, viewer: string, dealId: string | undefined, limit: number, after?: After) =>
  reader
    .selectFrom(ownDealsOf(sql`${viewer}::uuid`).as('d'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('deal_introductions')
          .selectAll()
          .whereRef('deal_id', '=', 'd.id')
          .where('state', 'in', ['waiting', 'later'])
          .offset(sql.lit(0))
          .as('i'),
      (join) => join.onTrue(),
    )
    .innerJoin(members.as('u'), 'u.id', 'i.investor_id')
    .select(briefColumns('u'))
    .select(['i.deal_id', 'i.investor_id', 'i.note', 'i.state', 'i.requested_at', 'd.title'])
    .where('i.investor_id', '<>', viewer)
    .$if(dealId !== undefined, (query) => query.where('d.id', '=', dealId as string))
    .where(sql<boolean>`i.investor_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(i.requested_at, i.deal_id, i.investor_id) > (${after?.requested_at}::timestamptz, ${after?.deal_id}::uuid, ${after?.investor_id}::uuid)`,
      ),
    )
    .orderBy('i.requested_at')
    .orderBy('i.deal_id')
    .orderBy('i.investor_id')
    .limit(limit)
    .execute()
export type IntroductionRow = Awaited<ReturnType<typeof introductionsFor>>[number]

/** Condition: whether a member has accepted an introduction that another one requested. */
export const hasAcceptedIntroduction = (answerer: Expression<string>, investor: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (
    select from deal_introductions i where i.investor_id = ${investor} and i.state = 'accepted' and i.answered_by = ${answerer})`
