/** Bands of scores: super from 95; green from 90, yellow from 75, orange below; unknown without a score. */
const scoreBands = ['super', 'strong', 'good', 'possible', 'unknown'] as const
export type ScoreBand = (typeof scoreBands)[number]

export function bandOf(score: number | null): ScoreBand {
  if (score === null) return 'unknown'
  return score >= 95 ? 'super' : score >= 90 ? 'strong' : score >= 75 ? 'good' : 'possible'
}

/** From here on a score helps to choose among many; lower ones are shown only where they are explained. */
const worthShowing = 60

export const isWorthShowing = (score: number | null): score is number => score !== null && score >= worthShowing
