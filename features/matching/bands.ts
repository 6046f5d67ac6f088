/** How a score reads: 95 and over a super match; green from 90, yellow from 75, orange below. */
const scoreBands = ['super', 'strong', 'good', 'possible'] as const
export type ScoreBand = (typeof scoreBands)[number]

export const bandOf = (score: number): ScoreBand => (score >= 95 ? 'super' : score >= 90 ? 'strong' : score >= 75 ? 'good' : 'possible')
