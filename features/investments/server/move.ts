import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { documentReadersChanged } from '#features/documents/server/index.ts'
import { mostInvestments } from '../limits.ts'
import { investmentProblems } from '../problems.ts'
import { authorIn, investmentToChange, ledgerToChange } from './access.ts'
import { investmentKind } from './searchables.ts'
import { type Holder, holderOf, isHeldBy, organisationOf } from './holder.ts'
import { tellChanged } from './live.ts'

/**
 * Moves an investment with everything that belongs to it to another ledger of the actor's. Those who have that ledger see it as added now:
 * not when, or in which steps, it was recorded before.
 * @param organisation_id none for the actor's own ledger
 * @throws Refusal gone, notMovable, tooMany, investorsOnly, notIn, noSharedLedger
 */
export async function moveInvestment(
  { events, live }: Services,
  actor: Actor,
  { id, organisation_id }: { id: string; organisation_id?: string | undefined },
): Promise<void> {
  await events.change(async (tx, announce) => {
    const { holder, count } = await ledgerToChange(tx, actor, organisation_id)
    const { row, can } = await investmentToChange(tx, actor, id)
    if (!can.move) throw new Refusal(investmentProblems.notMovable)
    if (isHeldBy(row, holder)) return
    if (count >= mostInvestments) throw new Refusal(investmentProblems.tooMany, { most: mostInvestments })
    await setHolder(tx, id, holder, authorIn(holder, actor))
    await announce('search.sourcesChanged', { kind: investmentKind, ids: [id] })
    await documentReadersChanged(tx, [id])
    for (const each of [holderOf(row), holder]) await tellChanged(live, tx, each, id)
  })
}

async function setHolder(tx: Tx, id: string, holder: Holder, by: string | null): Promise<void> {
  const changed = { updated_by: by, updated_at: sql<Date>`now()` }
  await tx
    .updateTable('investments')
    .set({ ...changed, organisation_id: organisationOf(holder) })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('investment_flows').set(changed).where('investment_id', '=', id).execute()
  await tx.updateTable('investment_valuations').set(changed).where('investment_id', '=', id).execute()
}
