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
  const figure = (count: number | undefined) => (count === undefined ? <FigureSkeleton /> : formatCount(count))
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

/** Stands on the line as a figure does, so that nothing moves when that comes. */
const FigureSkeleton = () => (
  <span className="inline-block w-10">
    <Skeleton className="h-4" />
  </span>
)
