import { useLingui } from '@lingui/react/macro'
import type { Obstacle } from '../../../choices.ts'

/** Why a meeting cannot take place, in words. */
export function useObstacleText(): (obstacle: Obstacle, names: { mentor: string; founder: string }) => string {
  const { t } = useLingui()
  return (obstacle, { mentor, founder }) =>
    ({
      mentorBusy: t`${mentor} has another meeting then`,
      founderBusy: t`${founder} has another meeting then`,
      mentorOut: t`${mentor} can’t take part`,
      founderOut: t`${founder} can’t take part`,
      apart: t`These two can’t meet`,
    })[obstacle]
}
