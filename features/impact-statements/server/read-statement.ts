import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { ledgerFor } from '#features/investments/server/index.ts'
import type { ImpactStatement } from '../contract.ts'
import { mostMissingRates } from '../limits.ts'
import { latestYear, quarterEnds } from '../quarters.ts'
import { statementOf, totalValue } from '../statement.ts'
import { type LedgerYear, type OfLedger, companiesInLedger, readYears } from './ledger-year.ts'

function statementIn({ input, missingRates }: LedgerYear): ImpactStatement['statement'] {
  if (missingRates.length > 0) return null
  return { value: Math.round(totalValue(input.companies) * 100), companies: input.companies.length, parts: statementOf(input) }
}

/** A ledger's statement of a year, by default the latest full one with investments: companies report after its end. @throws Refusal investorsOnly, notIn, noSharedLedger */
export async function readStatement(
  reader: Reader,
  actor: Actor,
  asked: OfLedger & { year?: number | undefined },
): Promise<ImpactStatement> {
  const holder = await ledgerFor(reader, actor, asked.organisation_id)
  const ledger = await companiesInLedger(reader, actor, holder)
  const latest = latestYear(ledger.today)
  const full = ledger.years.find((each) => quarterEnds(each, ledger.today).length === 4)
  const year = asked.year ?? full ?? latest
  const [now, before] = await readYears(reader, actor, holder, ledger, [year, year - 1])
  if (!now || !before) throw new Error('a year was not read')
  const statement = statementIn(now)
  const earlier = before.input.companies.length === 0 ? null : statementIn(before)
  const missing = [now, before].flatMap(({ missingRates, missingForFigures }) => [...missingRates, ...missingForFigures.values()])
  return {
    year,
    years: ledger.years,
    quarters: now.quarters,
    statement,
    before: earlier,
    missing_rates: [...new Map(missing.map((rate) => [rate.currency + rate.date, rate])).values()].slice(0, mostMissingRates),
  }
}
