import { startupName } from '../companies.ts'
import { inEuros } from '../money.ts'
import type { DemoOrganisation, DemoPerson } from '../organisations/plan-organisations.ts'
import { type Random, randomFrom } from '../random.ts'
import { type DemoHolding, trades } from './holdings.ts'
import { type LedgerRows, drawCourse, rowsOf } from './plan-investments.ts'
import { sharedSkerryHoldings } from './shared-holdings.ts'

/** How many funds share a ledger besides the printed investor's. */
const others = 5
const day = 24 * 60 * 60 * 1000

export interface PortfolioCompany {
  fund_id: string
  company_id: string
}

/** Ledgers that the people of a fund share: of the printed investor's fund, and of some others with several people. */
export function planSharedLedgers(
  organisations: readonly DemoOrganisation[],
  portfolios: readonly PortfolioCompany[],
  now: Date,
): LedgerRows[] {
  const funds = organisations.filter(({ fields, people }) => fields.kind === 'fund' && people.length > 1)
  const isPrinted = ({ people }: DemoOrganisation) => people.some(({ member }) => member.email === 'investor@demo.example')
  // The first to have been founded have had time to keep one.
  const oldest = funds.filter((fund) => !isPrinted(fund)).toSorted((one, other) => one.foundedAt.getTime() - other.foundedAt.getTime())
  return [...funds.filter(isPrinted), ...oldest.slice(0, others)].flatMap((fund) => {
    const random = randomFrom(`ledger of ${fund.id}`)
    const companies = portfolios.flatMap(({ fund_id, company_id }) =>
      fund_id === fund.id ? (organisations.find(({ id }) => id === company_id) ?? []) : [],
    )
    const known = companies.slice(0, 3).map((company) => holdingIn(random, fund, company, now))
    const invented = isPrinted(fund) ? sharedSkerryHoldings : inventHoldings(random, fund, Math.max(1, random.int(3, 5) - known.length))
    return [...known, ...invented].map((holding, index) => sharedRows(fund, holding, index, now))
  })
}

/** An investment of a fund in the previous round of a company of its portfolio. */
function holdingIn(random: Random, fund: DemoOrganisation, { fields }: DemoOrganisation, now: Date): DemoHolding {
  const { name, countries, industries, sdgs, currency, founded_year, raising_amount } = fields
  const age = founded_year === null ? 5 : now.getUTCFullYear() - founded_year
  return {
    company_name: name,
    country: countries[0] ?? null,
    industry: industries[0] ?? null,
    funding_stage: fields.funding_stage === 'pre-seed' || fields.funding_stage === 'seed' ? 'pre-seed' : 'seed',
    currency,
    instrument: 'shares',
    sdgs: sdgs.slice(0, 3),
    ...drawCourse(random, currency, {
      ...ticketsOf(fund, raising_amount === null ? 1_000 : inEuros(raising_amount, currency) / 1_000),
      oldest: Math.max(16, Math.min(40, age * 12 - 4)),
      isHeld: true,
    }),
  }
}

function inventHoldings(random: Random, fund: DemoOrganisation, count: number): DemoHolding[] {
  const { currency, industries, countries, sdgs } = fund.fields
  const names = random.sample(trades, count).map((trade) => startupName(random, [trade]))
  return [...new Set(names)].map((company_name) => ({
    company_name,
    country: countries[0] ?? null,
    industry: random.pick(industries.length > 0 ? industries : ['CleanTech' as const]),
    funding_stage: random.pick(['seed', 'seed', 'series-a'] as const),
    currency,
    instrument: random.weighted([
      ['shares' as const, 4],
      ['preferred' as const, 2],
      ['convertible' as const, 1],
    ]),
    sdgs: random.sample(sdgs.length > 0 ? sdgs : [7, 9, 13], 2).toSorted((one, other) => one - other),
    ...drawCourse(random, currency, { ...ticketsOf(fund, 6_000), oldest: 56 }),
  }))
}

/** First tickets of a fund in a round, in thousands of euros: within its limits, and at most a third of the round. */
function ticketsOf({ fields: { min_ticket, max_ticket, currency } }: DemoOrganisation, round: number): { least: number; most: number } {
  const thousands = (amount: number | null, usual: number) => (amount === null ? usual : inEuros(amount, currency) / 1_000)
  const most = Math.min(thousands(max_ticket, 500), round / 3)
  return { least: Math.min(thousands(min_ticket, 100), most / 2), most }
}

/** Rows of an investment for which a colleague is responsible, with whoever recorded each entry a few days after its date. */
function sharedRows(fund: DemoOrganisation, holding: DemoHolding, index: number, now: Date): LedgerRows {
  const responsible = fund.people[index % fund.people.length] as DemoPerson
  const { investment, flows, valuations } = rowsOf(responsible.member.id, holding, now)
  const recorded = <Entry extends { id: string; date: string }>(entry: Entry) => ({ ...entry, ...recordOf(fund, responsible, entry, now) })
  const [recordedFlows, recordedValuations] = [flows.map(recorded), valuations.map(recorded)]
  const entries = [...recordedFlows, ...recordedValuations].toSorted((one, other) => one.updated_at.getTime() - other.updated_at.getTime())
  const last = entries.at(-1)
  return {
    investment: {
      ...investment,
      organisation_id: fund.id,
      created_at: entries[0]?.updated_at ?? now,
      updated_at: last?.updated_at ?? now,
      updated_by: last?.updated_by ?? responsible.member.id,
    },
    flows: recordedFlows,
    valuations: recordedValuations,
  }
}

/** Who recorded an entry, and when: what happened before anybody had joined, the first of them entered. */
function recordOf({ people }: DemoOrganisation, responsible: DemoPerson, { id, date }: { id: string; date: string }, now: Date) {
  const random = randomFrom(`record of ${id}`)
  const happened = new Date(date).getTime() + random.int(1, 9) * day + random.int(8 * 60, 16 * 60) * 60_000
  const there = people.filter(({ joinedAt }) => joinedAt.getTime() < happened)
  const first = people[0] ?? responsible
  const by = there.includes(responsible) && random.chance(0.6) ? responsible : there.length > 0 ? random.pick(there) : first
  const entered = Math.max(happened, by.joinedAt.getTime() + random.int(30, 600) * 60_000)
  return { updated_by: by.member.id, updated_at: new Date(Math.min(entered, now.getTime() - random.int(60, 600) * 60_000)) }
}
