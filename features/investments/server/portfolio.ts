import type { Reader } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type Currency, currencies } from '#features/profiles/vocabulary.ts'
import { today } from '../days.ts'
import { type Holding, portfolioOf } from '../portfolio.ts'
import type { Portfolio } from '../portfolio-contract.ts'
import { type DatedRate, converterTo } from '../rates.ts'
import { valueAt } from '../value.ts'
import { isPlanned } from '../vocabulary.ts'
import { entriesOf } from './entry-queries.ts'
import type { Holder } from './holder.ts'
import { holdingsOf } from './queries.ts'
import { ratesToConvert } from './rate-queries.ts'
import { byInvestment } from './read-ledger.ts'

/** The investments of a ledger with their cash flows and valuations, in two statements. */
async function holdings(reader: Reader, holder: Holder): Promise<Holding[]> {
  const rows = await holdingsOf(reader, holder)
  const of = byInvestment(rows.length === 0 ? [] : await entriesOf(reader, { ids: rows.map(({ id }) => id) }))
  return rows.map((row) => ({ ...row, ...of(row.id) }))
}

/** The value and returns of a ledger's investments; also in a base currency, at the ledger's and the community's rates. */
export async function portfolioOfLedger(
  reader: Reader,
  holder: Holder,
  { base, at = today() }: { base?: Currency | undefined; at?: string | undefined },
): Promise<Portfolio> {
  const all = await holdings(reader, holder)
  if (!base) return portfolioOf(all, { at })
  return portfolioOf(all, { at, base: { currency: base, convert: converterTo(base, await neededRates(reader, holder, all, base, at)) } })
}

/** The rates needed to convert holdings into a base currency. */
async function neededRates(reader: Reader, holder: Holder, all: readonly Holding[], base: Currency, at: string): Promise<DatedRate[]> {
  return ratesToConvert(
    reader,
    holder,
    base,
    all
      .filter(({ status }) => !isPlanned(status))
      .flatMap(({ currency, flows }) =>
        [at, ...flows.map(({ date }) => date).filter((date) => date <= at)].map((date) => ({ currency, date })),
      ),
  )
}

/** A summary of a member's own ledger for other rooms: the number of investments, the year of the first one, and the value in each currency. */
export async function portfolioSummary(
  { database }: Pick<Services, 'database'>,
  memberId: string,
): Promise<{ count: number; since_year: number | null; values: { currency: Currency; value: number }[] }> {
  const at = today()
  const all = await holdings(database.kysely, { member: memberId })
  const years = all.filter(({ status }) => !isPlanned(status)).map(({ first_date }) => Number(first_date.slice(0, 4)))
  return {
    count: all.length,
    since_year: years.length === 0 ? null : Math.min(...years),
    values: currencies.flatMap((currency) => {
      const counted = all.filter((holding) => holding.currency === currency && !isPlanned(holding.status))
      if (counted.length === 0) return []
      return [{ currency, value: counted.reduce((sum, { flows, valuations }) => sum + valueAt(flows, valuations, at).value, 0) }]
    }),
  }
}
