import type { Holding } from '#features/investments/portfolio.ts'
import type { DatedRate } from '#features/investments/rates.ts'

/** A portfolio of ten years in three currencies, the same each time, and a weekly exchange rate. */
export function syntheticPortfolio({ investments, flows }: { investments: number; flows: number }): {
  holdings: Holding[]
  rates: DatedRate[]
} {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const below = (most: number) => Math.floor(random() * most)
  const one = <Value>(values: readonly Value[]) => values[below(values.length)] as Value
  const last = Date.UTC(2025, 11, 31) / 86_400_000
  const date = (daysAgo: number) => new Date((last - daysAgo) * 86_400_000).toISOString().slice(0, 10)

  const holdings = Array.from({ length: investments }, (): Holding => {
    const age = 60 + below(3_600)
    const moved = Array.from({ length: flows }, (_, index): Holding['flows'][number] => ({
      kind: index === 0 ? 'investment' : index < flows / 4 ? 'follow-on' : random() < 0.1 ? 'fee' : 'distribution',
      date: date(Math.floor(age * (1 - index / flows))),
      amount: 100_000 + below(10_000_000),
    }))
    return {
      currency: one(['EUR', 'GBP', 'SEK']),
      status: 'active',
      first_date: date(age),
      industry: one(['CleanTech', 'SaaS', 'Healthcare', 'FinTech', 'AI/ML', 'Biotech']),
      funding_stage: one(['pre-seed', 'seed', 'series-a', 'series-b']),
      country: one(['DE', 'FR', 'SE', 'PL', 'GB', 'NL', 'ES']),
      sdgs: [1 + below(8), 9 + below(9)],
      flows: moved,
      valuations: [0, 1].map((index) => ({ date: date(index * 30), value: below(60_000_000) })),
    }
  })
  const rates = Array.from({ length: 560 }, (_, week) => date(week * 7)).flatMap((day): DatedRate[] => [
    { currency: 'GBP', date: day, rate: (0.8 + below(1_000) / 10_000).toFixed(4) },
    { currency: 'SEK', date: day, rate: (10 + below(10_000) / 10_000).toFixed(4) },
  ])
  return { holdings, rates }
}
