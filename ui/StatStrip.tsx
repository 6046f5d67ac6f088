import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Stat {
  label: string
  /** Formatted; a Skeleton while loading. */
  value: ReactNode
  /** A few words below: '6 this week'. Hidden in the compact form. */
  note?: ReactNode
}

/** Up to four figures in one strip, separated by hairlines. Large ones use two rows on phones, and more if the text is large. */
export function StatStrip({
  stats,
  size = 'large',
  className,
}: {
  stats: readonly Stat[]
  size?: 'large' | 'compact'
  className?: string
}) {
  const isLarge = size === 'large'
  return (
    <dl
      className={classNames(
        'card grid overflow-hidden',
        isLarge
          ? 'grid-cols-4 phone:grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))]'
          : 'grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))]',
        className,
      )}
    >
      {stats.map(({ label, value, note }) => (
        <div key={label} className={isLarge ? largeCell : compactCell}>
          <dt className={isLarge ? 'text-ink-2' : 'text-ink-2 phone:text-12'}>{label}</dt>
          <dd className="text-20 font-semibold proportional-nums">{value}</dd>
          {isLarge && note && <dd className="text-12 text-ink-3">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Each cell draws the hairlines on its left and top; the strip hides those at its edge. */
const largeCell = '-ms-px -mt-px border-s border-t border-line px-5 pt-4 pb-[15px] phone:px-4 phone:py-3'
const compactCell =
  '-ms-px -mt-px flex items-baseline justify-between border-s border-t border-line px-5 py-3 phone:flex-col phone:items-center phone:px-1 phone:py-2.5'
