import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { dealFacts } from '#features/deals/server/index.ts'
import { removeDocumentsOf } from '#features/documents/server/index.ts'
import type { ChangedInvestment, NewInvestment } from '../ledger-contract.ts'
import { mostInvestments } from '../limits.ts'
import { investmentProblems } from '../problems.ts'
import { changeOwn } from './access.ts'
import { insertEntry } from './entry-queries.ts'
import { tellChanged } from './live.ts'
import { deleteInvestment, insertInvestment, investmentById, lockLedger, updateInvestment } from './queries.ts'

/**
 * Adds an investment with its first cash flow. Missing details are copied from its deal, whose owner is not notified. Repeating it with
 * the same id changes nothing.
 * @throws Refusal dealGone for a deal that the actor cannot see, tooMany, gone for an id that belongs to another member
 */
export async function addInvestment({ database, live }: Services, actor: Actor, { date, amount, ...fields }: NewInvestment): Promise<void> {
  await database.transaction(async (tx) => {
    const count = await lockLedger(tx, actor.id)
    const before = await investmentById(tx, fields.id)
    if (before?.user_id === actor.id) return
    if (before) throw new Refusal(investmentProblems.gone)
    if (count >= mostInvestments) throw new Refusal(investmentProblems.tooMany, { most: mostInvestments })
    const deal = fields.deal_id === null ? undefined : await dealFacts(tx, actor.id, fields.deal_id)
    if (fields.deal_id !== null && !deal) throw new Refusal(investmentProblems.dealGone)
    const isNew = await insertInvestment(tx, {
      ...fields,
      user_id: actor.id,
      industry: fields.industry ?? deal?.industry ?? null,
      funding_stage: fields.funding_stage ?? deal?.funding_stage ?? null,
      country: fields.country ?? deal?.country ?? null,
      sdgs: fields.sdgs.length > 0 ? fields.sdgs : (deal?.sdgs ?? []),
      first_date: date,
    })
    if (!isNew) throw new Refusal(investmentProblems.gone)
    // The first cash flow has the id of the investment, so repeating the request does not add a second one.
    await insertEntry(tx, 'investment_flows', { id: fields.id, investment_id: fields.id, kind: 'investment', date, amount, note: '' })
    tellChanged(live, tx, actor.id, fields.id)
  })
}

/** @throws Refusal gone */
export const changeInvestment = (services: Services, actor: Actor, { id, ...fields }: ChangedInvestment): Promise<void> =>
  changeOwn(services, actor, id, (tx) => updateInvestment(tx, id, fields))

/** Deletes an investment and everything that belongs to it. @throws Refusal gone */
export const removeInvestment = (services: Services, actor: Actor, { id }: { id: string }): Promise<void> =>
  changeOwn(services, actor, id, async (tx) => {
    await removeDocumentsOf(services, tx, id, actor.id)
    await deleteInvestment(tx, id)
  })
