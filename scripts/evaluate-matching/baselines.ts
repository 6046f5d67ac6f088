import { askedUsd } from './adapter.ts'
import type { Dataset } from './dataset.ts'
import { getOrThrow } from './get-or-throw.ts'
import { type Score, profilesEnd } from './protocol.ts'
import { randomFrom } from './random.ts'

/** Simple baselines that the engine has to beat. */
export function baselinesOf(data: Dataset): Readonly<Record<string, Score>> {
  const investors = new Map(data.investors.map((investor) => [investor.id, investor]))
  const deals = new Map(data.investors.map(({ id, history }) => [id, history.filter(([month]) => month < profilesEnd).length]))
  const chance = randomFrom(1)
  const industry: Score = (investor, startup) => {
    const { focus_industries } = getOrThrow(investors, investor)
    return getOrThrow(data.startups, startup).industries.reduce((sum, name) => sum + (focus_industries[name] ?? 0), 0)
  }
  return {
    random: () => chance(),
    popularity: (investor, startup) => getOrThrow(deals, investor) + getOrThrow(data.startups, startup).prior_investors.length,
    'industry only': industry,
    rule: (investor, startup, view) => {
      const { geography, stages, round_usd_p10: low, round_usd_p90: high } = getOrThrow(investors, investor)
      const { country, raise } = getOrThrow(data.startups, startup)
      const usd = askedUsd(raise?.amount_usd ?? null)
      const inCountry = country === null ? 0 : (geography[country] ?? 0)
      const inStage = raise ? (stages[raise.stage] ?? 0) : 0
      const inRange = usd !== null && low !== null && high !== null && usd >= low && usd <= high ? 1 : 0
      return 0.35 * Math.min(1, industry(investor, startup, view)) + 0.25 * inCountry + 0.2 * inStage + 0.2 * inRange
    },
  }
}
