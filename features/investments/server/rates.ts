import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { type Currency, currencies } from '#features/profiles/vocabulary.ts'
import { investmentActs } from '../acts.ts'
import { decoded } from '../csv/decode.ts'
import { investmentProblems } from '../problems.ts'
import type { DatedRate } from '../rates.ts'
import { ratesIn } from '../rates-file.ts'
import { tellChanged } from './live.ts'
import { deleteRate, daysOfRates, putRates, ratesBefore } from './rate-queries.ts'

const latestFirst = keyset(
  z.object({ date: z.iso.date().regex(/^(19|20|21)/), currency: z.enum(currencies) }),
  ({ date, currency }: DatedRate) => ({
    date,
    currency,
  }),
)

interface Asked extends PageRequest {
  source: 'own' | 'community'
  currency?: Currency | undefined
}

/** A page of rates: the actor's, or the community's. @throws Refusal invalidInput for a cursor that is none of ours */
export const listRates = (reader: Reader, actor: Actor, { source, currency, ...request }: Asked): Promise<Page<DatedRate>> =>
  readPage(request, latestFirst, (limit, after) =>
    ratesBefore(reader, { owner: source === 'own' ? actor.id : null, currency, limit, after }),
  )

export const setRate = ({ database, live }: Services, actor: Actor, rate: DatedRate): Promise<void> =>
  database.transaction(async (tx) => {
    await putRates(tx, actor.id, [rate])
    tellChanged(live, tx, actor.id, null)
  })

/** One that is gone already stays so. */
export const removeRate = ({ database, live }: Services, actor: Actor, rate: Pick<DatedRate, 'currency' | 'date'>): Promise<void> =>
  database.transaction(async (tx) => {
    await deleteRate(tx, actor.id, rate)
    tellChanged(live, tx, actor.id, null)
  })

export interface TakenRates {
  rates: number
  changed: number
  from: string
  until: string
}

/** Takes a file of rates in for the actor alone. @throws Refusal noRates, badRate */
export async function importRates({ database, live }: Services, actor: Actor, file: File): Promise<TakenRates> {
  const rates = await readRates(file)
  return database.transaction(async (tx) => {
    const taken = await take(tx, actor.id, rates)
    tellChanged(live, tx, actor.id, null)
    return taken
  })
}

/** Takes a file of rates in for the community, and writes down that an operator did. @throws Refusal noRates, badRate */
export async function importCommunityRates({ database }: Services, operator: Actor, file: File): Promise<TakenRates> {
  const rates = await readRates(file)
  return database.transaction(async (tx) => {
    const taken = await take(tx, null, rates)
    await recordAct(tx, operator.id, investmentActs.ratesTaken, wholeDays(taken))
    return taken
  })
}

/** As its reader writes them: from the beginning of the first day to the end of the last. */
const wholeDays = ({ from, until }: TakenRates) => ({
  from: new Date(from).toISOString(),
  until: new Date(Date.parse(until) + 86_400_000).toISOString(),
  zone: 'UTC',
})

async function readRates(file: File): Promise<DatedRate[]> {
  const rates = ratesIn(decoded(new Uint8Array(await file.arrayBuffer())))
  if (!Array.isArray(rates)) throw new Refusal(investmentProblems.badRate, { ...rates, given: rates.given.slice(0, 40).toWellFormed() })
  if (rates.length === 0) throw new Refusal(investmentProblems.noRates)
  // Of a day that stands there twice the last line holds.
  return [...new Map(rates.map((rate) => [rate.currency + rate.date, rate])).values()]
}

async function take(tx: Tx, owner: string | null, rates: readonly DatedRate[]): Promise<TakenRates> {
  const changed = await putRates(tx, owner, rates)
  let [from, until] = [rates[0]?.date ?? '', '']
  for (const { date } of rates) {
    if (date < from) from = date
    if (date > until) until = date
  }
  return { rates: rates.length, changed, from, until }
}

/** Of which days the community has rates of each currency. */
export const communityRates = (reader: Reader): Promise<{ currency: Currency; from: string; until: string }[]> =>
  daysOfRates(
    reader,
    null,
    currencies.filter((currency) => currency !== 'EUR'),
  )
