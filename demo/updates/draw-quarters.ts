import { figuresOf } from '../deals/describe-deal.ts'
import type { DeckCompany } from '../decks/company.ts'
import { monthlyCosts } from '../decks/figures.ts'
import { inEuros, roundPrice } from '../money.ts'
import { randomFrom } from '../random.ts'

interface QuarterFigures {
  revenue: number
  cash: number
  /** Per month. */
  burn: number
  team: number
  customers: number
  /** In kilograms; null if the company does not count them. */
  emissions_saved: number | null
}

/**
 * The last completed quarters, the oldest first, with the revenue that the company's deck shows. The team, the customers and the rest lead up to
 * what profile and deck say.
 */
export function drawQuarters(company: DeckCompany, quarters: number, now: Date): QuarterFigures[] {
  const { name, email, currency, teamSize, date } = company
  const { quarters: shown, customers, impact } = figuresOf(company)
  const random = randomFrom(`quarters of ${name}, ${email}`)
  const saved = impact.find(({ goal }) => goal === 13)
  const sinceDeck = quarterOf(now) - quarterOf(date)
  const [last, before] = [shown.at(-1)?.amount ?? 0, shown.at(-2)?.amount ?? 0]
  const growth = before > 0 ? Math.min(1.3, last / before) : 1.1
  let [cash, newerBurn] = [0, 0]
  return Array.from({ length: quarters }, (_, back): QuarterFigures => {
    const age = back - sinceDeck
    const revenue = shown.at(-1 - Math.max(0, age))?.amount ?? 0
    const sold = age < 0 ? revenue * growth ** -age : revenue
    const team = Math.max(2, Math.round(teamSize * 0.94 ** back))
    const [spent, earned] = [team * monthlyCosts, inEuros(sold, currency) / 3]
    const burn = Math.max(spent * 0.25, earned * 0.1, spent - earned)
    cash = back === 0 ? burn * random.int(7, 15) : cash + newerBurn * 3
    newerBurn = burn
    return {
      revenue: Math.round(sold / 10_000) * 10_000,
      cash: roundPrice(cash, currency),
      burn: roundPrice(burn, currency),
      team,
      customers: Math.max(1, Math.round(customers / growth ** back)),
      emissions_saved: saved ? Math.round((saved.now * 1_000) / 4 / growth ** back / 500) * 500 : null,
    }
  }).toReversed()
}

const quarterOf = (date: Date) => date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3)
