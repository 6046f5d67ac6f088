import { Plural, Trans } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import { Banner } from '#ui/Banner.tsx'
import type { Portfolio } from '../../portfolio-contract.ts'
import { wholeMoney } from '../figures.ts'

/** Investments that have not been made yet. */
export function PlannedAmounts({ planned }: { planned: Portfolio['planned'] }) {
  const count = planned.reduce((sum, { investments }) => sum + investments, 0)
  const amounts = planned.map(({ amount, currency }) => wholeMoney(amount, currency)).join(' + ')
  return (
    <Banner tone="info" icon={CalendarClock}>
      <Trans>
        Planned: {amounts} in <Plural value={count} one="# investment" other="# investments" /> pending or under review. Not included in the
        figures above.
      </Trans>
    </Banner>
  )
}
