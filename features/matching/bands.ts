/** How a score reads: 95 and over a super match; green from 90, yellow from 75, orange below; who has none is unknown. */
const scoreBands = ['super', 'strong', 'good', 'possible', 'unknown'] as const
export type ScoreBand = (typeof scoreBands)[number]

export function bandOf(score: number | null): ScoreBand {
  if (score === null) return 'unknown'
  return score >= 95 ? 'super' : score >= 90 ? 'strong' : score >= 75 ? 'good' : 'possible'
}
