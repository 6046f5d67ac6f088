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
import { decoded } from '#platform/decode-text.ts'
import { investmentProblems } from '../problems.ts'
import type { DatedRate } from '../rates.ts'
import type { ImportedRates } from '../rates-contract.ts'
import { ratesIn } from '../rates-file.ts'
import { ledgerFor } from './access.ts'
import type { Holder } from './holder.ts'
import { tellChanged } from './live.ts'
import { type RateOwner, deleteRate, daysOfRates, putRates, ratesBefore } from './rate-queries.ts'

interface OfLedger {
  organisation_id?: string | undefined
}

const latestFirst = keyset(
  z.object({ date: z.iso.date().regex(/^(19|20|21)/), currency: z.enum(currencies) }),
  ({ date, currency }: DatedRate) => ({
    date,
    currency,
  }),
)

interface Asked extends PageRequest, OfLedger {
  source: 'own' | 'community'
  currency?: Currency | undefined
}

/** A page of a ledger's or the community's rates. @throws Refusal investorsOnly, notIn; invalidInput for a cursor that is not valid */
export async function listRates(reader: Reader, actor: Actor, asked: Asked): Promise<Page<DatedRate>> {
  const { source, currency, organisation_id, ...request } = asked
  const holder = await ledgerFor(reader, actor, organisation_id)
  const owner = source === 'own' ? holder : null
  return readPage(request, latestFirst, (limit, after) => ratesBefore(reader, { owner, currency, limit, after }))
}

/** Changes the rates of a ledger and updates the pages of those who have it. @throws Refusal investorsOnly, notIn, noSharedLedger */
const changeRates = <Result>(
  { database, live }: Services,
  actor: Actor,
  { organisation_id }: OfLedger,
  change: (tx: Tx, holder: Holder) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    const holder = await ledgerFor(tx, actor, organisation_id, 'act')
    const result = await change(tx, holder)
    await tellChanged(live, tx, holder, null)
    return result
  })

export const setRate = (services: Services, actor: Actor, rate: DatedRate & OfLedger): Promise<void> =>
  changeRates(services, actor, rate, async (tx, holder) => {
    await putRates(tx, holder, [rate])
  })

/** Does nothing if the rate has already been deleted. */
export const removeRate = (services: Services, actor: Actor, rate: Pick<DatedRate, 'currency' | 'date'> & OfLedger): Promise<void> =>
  changeRates(services, actor, rate, (tx, holder) => deleteRate(tx, holder, rate))

/** Imports a file of rates for one ledger alone. @throws Refusal noRates, badRate; investorsOnly, notIn, noSharedLedger */
export async function importRates(services: Services, actor: Actor, { file, ...of }: OfLedger & { file: File }): Promise<ImportedRates> {
  await ledgerFor(services.database.kysely, actor, of.organisation_id, 'act')
  const rates = await readRates(file)
  return changeRates(services, actor, of, (tx, holder) => importInto(tx, holder, rates))
}

/** Imports a file of rates for the community and records that the operator did. @throws Refusal noRates, badRate */
export async function importCommunityRates({ database }: Services, operator: Actor, file: File): Promise<ImportedRates> {
  const rates = await readRates(file)
  return database.transaction(async (tx) => {
    const imported = await importInto(tx, null, rates)
    await recordAct(tx, operator.id, investmentActs.ratesImported, wholeDays(imported))
    return imported
  })
}

/** From the start of the first day to the end of the last, to be formatted for the reader. */
const wholeDays = ({ from, until }: ImportedRates) => ({
  from: new Date(from).toISOString(),
  until: new Date(Date.parse(until) + 86_400_000).toISOString(),
  zone: 'UTC',
})

async function readRates(file: File): Promise<DatedRate[]> {
  const rates = ratesIn(decoded(new Uint8Array(await file.arrayBuffer())))
  if (!Array.isArray(rates)) throw new Refusal(investmentProblems.badRate, { ...rates, given: rates.given.slice(0, 40).toWellFormed() })
  if (rates.length === 0) throw new Refusal(investmentProblems.noRates)
  // If a day occurs twice, its last line counts.
  return [...new Map(rates.map((rate) => [rate.currency + rate.date, rate])).values()]
}

async function importInto(tx: Tx, owner: RateOwner, rates: readonly DatedRate[]): Promise<ImportedRates> {
  const changed = await putRates(tx, owner, rates)
  let [from, until] = [rates[0]?.date ?? '', '']
  for (const { date } of rates) {
    if (date < from) from = date
    if (date > until) until = date
  }
  return { rates: rates.length, changed, from, until }
}

/** The first and last day of the community's rates, by currency. */
export const communityRates = (reader: Reader): Promise<{ currency: Currency; from: string; until: string }[]> =>
  daysOfRates(
    reader,
    null,
    currencies.filter((currency) => currency !== 'EUR'),
  )
