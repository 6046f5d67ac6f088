import { useLingui } from '@lingui/react/macro'
import { useIsPhone } from '#platform/web/phone.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatStrip } from '#ui/StatStrip.tsx'
import type { MemberCounts } from '../contract.ts'
import { formatCount } from './counts.ts'

/** The whole community in figures. */
export function DirectoryStats({ counts }: { counts: MemberCounts | undefined }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const figure = (count: number | undefined) => (count === undefined ? <Skeleton className="my-2 w-12" /> : formatCount(count))
  return (
    <StatStrip
      size="compact"
      stats={[
        { label: isPhone ? t`Members` : t`Total Members`, value: figure(counts?.all) },
        { label: t`Startups`, value: figure(counts?.startup) },
        { label: t`Investors`, value: figure(counts?.investor) },
        { label: t`Mentors`, value: figure(counts?.mentor) },
      ]}
    />
  )
}
