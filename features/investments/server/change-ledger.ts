import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { dealFacts } from '#features/deals/server/index.ts'
import type { InvestmentFields } from '../contract.ts'
import { mostInvestments } from '../limits.ts'
import { investmentProblems } from '../problems.ts'
import { holdOwn } from './access.ts'
import { tellChanged } from './live.ts'
import { deleteInvestment, holdLedger, insertFlow, insertInvestment, investmentById, updateInvestment } from './queries.ts'

interface Added extends InvestmentFields {
  id: string
  deal_id: string | null
  date: string
  amount: number
}

/**
 * Writes an investment down with its first flow. What was not said of its company is taken from the deal it was made in; the deal's owner
 * hears nothing of it. Again under the same id it changes nothing.
 * @throws Refusal dealGone for a deal that the actor does not see, tooMany; gone for an id that is somebody else's
 */
export async function addInvestment({ database, live }: Services, actor: Actor, { date, amount, ...fields }: Added): Promise<void> {
  await database.transaction(async (tx) => {
    const count = await holdLedger(tx, actor.id)
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
    // Its first flow bears its own id: the same request, sent again, makes no second one.
    await insertFlow(tx, { id: fields.id, investment_id: fields.id, kind: 'investment', date, amount, note: '' })
    tellChanged(live, tx, actor.id, fields.id)
  })
}

/** @throws Refusal gone */
export async function changeInvestment(
  { database, live }: Services,
  actor: Actor,
  { id, ...fields }: Omit<InvestmentFields, 'currency'> & { id: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    await holdOwn(tx, actor, id)
    await updateInvestment(tx, id, fields)
    tellChanged(live, tx, actor.id, id)
  })
}

/** Deletes an investment with all that belongs to it. @throws Refusal gone */
export async function removeInvestment({ database, live }: Services, actor: Actor, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await holdOwn(tx, actor, id)
    await deleteInvestment(tx, id)
    tellChanged(live, tx, actor.id, id)
  })
}
