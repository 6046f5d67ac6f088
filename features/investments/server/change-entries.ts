import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { FlowFields, ValuationFields } from '../contract.ts'
import { largestAmount, mostEntries } from '../limits.ts'
import { investmentProblems } from '../problems.ts'
import { holdOwn } from './access.ts'
import { tellChanged } from './live.ts'
import {
  countValuations,
  deleteFlow,
  deleteValuation,
  flowById,
  flowTotals,
  insertFlow,
  insertValuation,
  keepFirstDate,
  updateFlow,
  updateInvestment,
  updateValuation,
  valuationById,
  valuationOfDay,
} from './queries.ts'

/** Runs a change of one of the actor's investments, alone, and tells their other pages. @throws Refusal gone */
const changing = ({ database, live }: Services, actor: Actor, id: string, change: (tx: Tx) => Promise<void>): Promise<void> =>
  database.transaction(async (tx) => {
    await holdOwn(tx, actor, id)
    await change(tx)
    tellChanged(live, tx, actor.id, id)
  })

type Flow = FlowFields & { id: string; flow_id: string }

/** Again under the same id it changes nothing. @throws Refusal gone, entryGone for an id of elsewhere, tooManyEntries, tooMuch */
export const addFlow = (services: Services, actor: Actor, { id, flow_id, ...fields }: Flow): Promise<void> =>
  changing(services, actor, id, async (tx) => {
    if (!(await insertFlow(tx, { ...fields, id: flow_id, investment_id: id }))) {
      if ((await flowById(tx, flow_id))?.investment_id !== id) throw new Refusal(investmentProblems.entryGone)
      return
    }
    await checkFlows(tx, id)
    await keepFirstDate(tx, id)
  })

/** @throws Refusal gone, entryGone, tooMuch */
export const changeFlow = (services: Services, actor: Actor, { id, flow_id, ...fields }: Flow): Promise<void> =>
  changing(services, actor, id, async (tx) => {
    if (!(await updateFlow(tx, { ...fields, id: flow_id, investment_id: id }))) throw new Refusal(investmentProblems.entryGone)
    await checkFlows(tx, id)
    await keepFirstDate(tx, id)
  })

/** One that is gone already stays so. @throws Refusal gone */
export const removeFlow = (services: Services, actor: Actor, id: string, flowId: string): Promise<void> =>
  changing(services, actor, id, async (tx) => {
    await deleteFlow(tx, id, flowId)
    await keepFirstDate(tx, id)
  })

async function checkFlows(tx: Tx, id: string): Promise<void> {
  const { count, amount } = await flowTotals(tx, id)
  if (count > mostEntries) throw new Refusal(investmentProblems.tooManyEntries, { most: mostEntries })
  if (amount > largestAmount) throw new Refusal(investmentProblems.tooMuch)
}

type Valuation = ValuationFields & { id: string; valuation_id: string }

/** Again under the same id it changes nothing. @throws Refusal gone, entryGone for an id of elsewhere, valuedThatDay, tooManyEntries */
export const addValuation = (services: Services, actor: Actor, { id, valuation_id, ...fields }: Valuation): Promise<void> =>
  changing(services, actor, id, async (tx) => {
    if (!(await insertValuation(tx, { ...fields, id: valuation_id, investment_id: id }))) {
      const before = await valuationById(tx, valuation_id)
      if (before?.investment_id === id) return
      throw new Refusal(before ? investmentProblems.entryGone : investmentProblems.valuedThatDay)
    }
    if ((await countValuations(tx, id)) > mostEntries) throw new Refusal(investmentProblems.tooManyEntries, { most: mostEntries })
    await updateInvestment(tx, id, {})
  })

/** @throws Refusal gone, entryGone, valuedThatDay */
export const changeValuation = (services: Services, actor: Actor, { id, valuation_id, ...fields }: Valuation): Promise<void> =>
  changing(services, actor, id, async (tx) => {
    const sameDay = await valuationOfDay(tx, id, fields.date)
    if (sameDay && sameDay.id !== valuation_id) throw new Refusal(investmentProblems.valuedThatDay)
    if (!(await updateValuation(tx, { ...fields, id: valuation_id, investment_id: id }))) throw new Refusal(investmentProblems.entryGone)
    await updateInvestment(tx, id, {})
  })

/** One that is gone already stays so. @throws Refusal gone */
export const removeValuation = (services: Services, actor: Actor, id: string, valuationId: string): Promise<void> =>
  changing(services, actor, id, async (tx) => {
    await deleteValuation(tx, id, valuationId)
    await updateInvestment(tx, id, {})
  })
