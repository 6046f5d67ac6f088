import { Skeleton } from '#ui/Skeleton.tsx'
import { StatStrip } from '#ui/StatStrip.tsx'
import { formatCount } from './format-count.ts'

/** Counts of the whole community, undefined while they are loading. */
export const CountStrip = ({ counts }: { counts: readonly { label: string; count: number | undefined }[] }) => (
  <StatStrip
    size="compact"
    stats={counts.map(({ label, count }) => ({ label, value: count === undefined ? <FigureSkeleton /> : formatCount(count) }))}
  />
)

/** As tall as a figure, so that nothing moves when the figure is loaded. */
const FigureSkeleton = () => (
  <span className="inline-block w-10">
    <Skeleton className="h-4" />
  </span>
)
