import type { Investor, Startup } from './dataset.ts'

/** The investor's profile at a given time: derived from earlier deals only, with the data's own method. */
export function profileAt(now: string, investor: Investor, startups: ReadonlyMap<string, Startup>): Investor {
  const deals = investor.history.filter(([month]) => month < now)
  if (deals.length === investor.history.length) return investor
  const companies = [...new Set(deals.map(([, id]) => id))].flatMap((id) => startups.get(id) ?? [])
  const sizes = deals.flatMap(([, , , usd]) => usd ?? []).toSorted((a, b) => a - b)
  const quantile = (part: number) => sizes[Math.floor(part * sizes.length)] ?? null
  return {
    ...investor,
    history: deals,
    focus_industries: sharesOf(companies.flatMap(({ industries }) => industries.slice(0, 3))),
    focus_markets: sharesOf(companies.map(({ market }) => market)),
    stages: sharesOf(deals.map(([, , stage]) => stage)),
    geography: sharesOf(companies.map(({ country }) => country)),
    round_usd_p10: quantile(0.1),
    round_usd_p90: quantile(0.9),
  }
}

/** The three largest shares, and all others of a tenth or more. */
function sharesOf(values: readonly (string | null)[]): Record<string, number> {
  const known = values.filter((value) => value !== null && value !== '')
  const counts = [...Map.groupBy(known, (value) => value as string)].map(([value, same]): [string, number] => [
    value,
    same.length / known.length,
  ])
  return Object.fromEntries(counts.toSorted((a, b) => b[1] - a[1]).filter(([, share], index) => index < 3 || share >= 0.1))
}
