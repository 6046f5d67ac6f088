import { selectOrdinal } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PlannedMeeting } from '../../../contract.ts'

/** Shared topics that are named. */
const mostNamed = 3

/** Why two meet, in words. */
export function useReasonText(): (reason: PlannedMeeting['reason'], names: { mentor: string; founder: string }) => string {
  const { t } = useLingui()
  const ordinal = (rank: number | null) => t`${selectOrdinal(rank ?? 0, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`
  return ({ kind, mentor_rank, founder_rank, topics }, { mentor, founder }) => {
    const [ofMentor, ofFounder] = [ordinal(mentor_rank), ordinal(founder_rank)]
    const named = topics.slice(0, mostNamed).join(', ')
    return {
      both: t`Both chose each other (${ofFounder} and ${ofMentor} choice)`,
      founder: t`${founder} chose ${mentor} (${ofFounder} choice)`,
      mentor: t`${mentor} chose ${founder} (${ofMentor} choice)`,
      topics: t`Shared topics: ${named}`,
      hand: t`Placed by hand`,
      free: t`To fill a free round`,
    }[kind]
  }
}
