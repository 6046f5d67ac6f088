import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { requireRepeat } from '#platform/server/require-repeat.ts'
import type { Services } from '#platform/server/services.ts'
import { dealFacts } from '#features/deals/server/index.ts'
import { removeDocumentsOf, takeSubjects } from '#features/documents/server/index.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import type { ChangedInvestment, NewInvestment } from '../ledger-contract.ts'
import { mostInvestments } from '../limits.ts'
import { investmentProblems } from '../problems.ts'
import { authorIn, changeOne, ledgerToChange } from './access.ts'
import { entryById, insertEntry } from './entry-queries.ts'
import { isHeldBy, organisationOf } from './holder.ts'
import { tellChanged } from './live.ts'
import { investmentKind } from './searchables.ts'
import { deleteInvestment, insertInvestment, investmentById, updateInvestment } from './queries.ts'

/**
 * Adds an investment with its first cash flow. Missing details are copied from its deal, whose owner is not notified. Repeating it with
 * the same id changes nothing.
 * @throws Refusal dealGone for a deal that the actor cannot see, tooMany, gone for an id that is in another ledger or room, idTaken for one of
 * another investment; investorsOnly, notIn, noSharedLedger
 */
export async function addInvestment({ events, live }: Services, actor: Actor, added: NewInvestment): Promise<void> {
  const { date, amount, organisation_id, ...fields } = added
  await events.change(async (tx, announce) => {
    const { holder, count } = await ledgerToChange(tx, actor, organisation_id)
    const { id } = fields
    const before = await investmentById(tx, id)
    if (before && !isHeldBy(before, holder)) throw new Refusal(investmentProblems.gone)
    const deal = fields.deal_id === null ? undefined : await dealFacts(tx, actor.id, fields.deal_id)
    const details = {
      ...fields,
      industry: fields.industry ?? deal?.industry ?? null,
      funding_stage: fields.funding_stage ?? deal?.funding_stage ?? null,
      country: fields.country ?? deal?.country ?? null,
      sdgs: fields.sdgs.length > 0 ? fields.sdgs : (deal?.sdgs ?? []),
    }
    // The first cash flow has the id of the investment, so repeating the request does not add a second one.
    const flow = { id, investment_id: id, kind: 'investment' as const, date, amount, note: '' }
    if (before) {
      requireRepeat(before, details)
      requireRepeat((await entryById(tx, 'investment_flows', id)) ?? {}, flow)
      return
    }
    if (count >= mostInvestments) throw new Refusal(investmentProblems.tooMany, { most: mostInvestments })
    if (fields.deal_id !== null && !deal) throw new Refusal(investmentProblems.dealGone)
    if (!(await takeSubjects(tx, 'investments', [id]))) throw new Refusal(investmentProblems.gone)
    const by = authorIn(holder, actor)
    const isNew = await insertInvestment(tx, {
      ...details,
      user_id: actor.id,
      organisation_id: organisationOf(holder),
      updated_by: by,
      first_date: date,
    })
    if (!isNew) throw new Refusal(investmentProblems.gone)
    await insertEntry(tx, 'investment_flows', { ...flow, updated_by: by })
    await announce('search.sourcesChanged', { kind: investmentKind, ids: [id] })
    await tellChanged(live, tx, holder, id)
  })
}

/** @throws Refusal gone */
export const changeInvestment = (services: Services, actor: Actor, { id, ...fields }: ChangedInvestment): Promise<void> =>
  changeOne(services, actor, id, (tx, { by }) => updateInvestment(tx, id, by, fields))

/** Deletes an investment and everything that belongs to it. @throws Refusal gone, notYourRole */
export const removeInvestment = (services: Services, actor: Actor, { id }: { id: string }): Promise<void> =>
  changeOne(services, actor, id, async (tx, { row, can }) => {
    if (!can.remove) throw new Refusal(organisationProblems.notYourRole)
    await removeDocumentsOf(services, tx, id, row.user_id)
    await deleteInvestment(tx, id)
  })
