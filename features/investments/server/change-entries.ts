import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { requireRepeat } from '#platform/server/require-repeat.ts'
import type { Services } from '#platform/server/services.ts'
import type { FlowInput, ValuationInput } from '../entries-contract.ts'
import { largestAmount, mostEntries } from '../limits.ts'
import { investmentProblems } from '../problems.ts'
import { changeOne } from './access.ts'
import { countValuations, deleteEntry, entryById, flowTotals, insertEntry, updateEntry, valuationOfDay } from './entry-queries.ts'
import { updateFirstDate, updateInvestment } from './queries.ts'

/**
 * Repeating it with the same id changes nothing.
 * @throws Refusal gone, entryGone for an id of another investment, idTaken for one of another cash flow, tooManyEntries, tooMuch
 */
export const addFlow = (services: Services, actor: Actor, { id, flow_id, ...fields }: FlowInput): Promise<void> =>
  changeOne(services, actor, id, async (tx, { by }) => {
    if (await insertEntry(tx, 'investment_flows', { ...fields, id: flow_id, investment_id: id, updated_by: by })) {
      await checkFlows(tx, id, by)
      return
    }
    const before = await entryById(tx, 'investment_flows', flow_id)
    if (before?.investment_id !== id) throw new Refusal(investmentProblems.entryGone)
    requireRepeat(before, fields)
  })

/** @throws Refusal gone, entryGone, tooMuch */
export const changeFlow = (services: Services, actor: Actor, { id, flow_id, ...fields }: FlowInput): Promise<void> =>
  changeOne(services, actor, id, async (tx, { by }) => {
    const isFound = await updateEntry(tx, 'investment_flows', { ...fields, id: flow_id, investment_id: id, updated_by: by })
    if (!isFound) throw new Refusal(investmentProblems.entryGone)
    await checkFlows(tx, id, by)
  })

/** Does nothing if the cash flow has already been deleted. @throws Refusal gone */
export const removeFlow = (services: Services, actor: Actor, { id, flow_id }: Pick<FlowInput, 'id' | 'flow_id'>): Promise<void> =>
  changeOne(services, actor, id, async (tx, { by }) => {
    await deleteEntry(tx, 'investment_flows', { id: flow_id, investment_id: id })
    await updateFirstDate(tx, id, by)
  })

/** Enforces the limits after a change, and updates the investment's first date. */
async function checkFlows(tx: Tx, id: string, by: string | null): Promise<void> {
  const { count, amount } = await flowTotals(tx, id)
  if (count > mostEntries) throw new Refusal(investmentProblems.tooManyEntries, { most: mostEntries })
  if (amount > largestAmount) throw new Refusal(investmentProblems.tooMuch)
  await updateFirstDate(tx, id, by)
}

/**
 * Repeating it with the same id changes nothing.
 * @throws Refusal gone, entryGone for an id of another investment, idTaken for one of another valuation, valuedThatDay, tooManyEntries
 */
export const addValuation = (services: Services, actor: Actor, { id, valuation_id, ...fields }: ValuationInput): Promise<void> =>
  changeOne(services, actor, id, async (tx, { by }) => {
    if (!(await insertEntry(tx, 'investment_valuations', { ...fields, id: valuation_id, investment_id: id, updated_by: by }))) {
      const before = await entryById(tx, 'investment_valuations', valuation_id)
      if (!before) throw new Refusal(investmentProblems.valuedThatDay)
      if (before.investment_id !== id) throw new Refusal(investmentProblems.entryGone)
      requireRepeat(before, fields)
      return
    }
    if ((await countValuations(tx, id)) > mostEntries) throw new Refusal(investmentProblems.tooManyEntries, { most: mostEntries })
    await updateInvestment(tx, id, by)
  })

/** @throws Refusal gone, entryGone, valuedThatDay */
export const changeValuation = (services: Services, actor: Actor, { id, valuation_id, ...fields }: ValuationInput): Promise<void> =>
  changeOne(services, actor, id, async (tx, { by }) => {
    const sameDay = await valuationOfDay(tx, id, fields.date)
    if (sameDay && sameDay.id !== valuation_id) throw new Refusal(investmentProblems.valuedThatDay)
    const isFound = await updateEntry(tx, 'investment_valuations', { ...fields, id: valuation_id, investment_id: id, updated_by: by })
    if (!isFound) throw new Refusal(investmentProblems.entryGone)
    await updateInvestment(tx, id, by)
  })

/** Does nothing if the valuation has already been deleted. @throws Refusal gone */
export const removeValuation = (
  services: Services,
  actor: Actor,
  { id, valuation_id }: Pick<ValuationInput, 'id' | 'valuation_id'>,
): Promise<void> =>
  changeOne(services, actor, id, async (tx, { by }) => {
    await deleteEntry(tx, 'investment_valuations', { id: valuation_id, investment_id: id })
    await updateInvestment(tx, id, by)
  })
