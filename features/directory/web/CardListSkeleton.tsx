import { classNames } from '#ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Columns } from './use-columns.ts'

/** Placeholder while the first cards are loading. */
export function CardListSkeleton({ label, columns, pictures }: { label: string; columns: Columns; pictures: 'round' | 'square' }) {
  return (
    <SkeletonGroup label={label} className={layout[columns]}>
      {Array.from({ length: columns === 1 ? 6 : columns * 3 }, (_, index) => (
        <div key={index} className={columns === 1 ? 'flex min-h-26.5 gap-3 border-b border-line bg-surface px-4 py-3' : 'card h-57.5 p-5'}>
          <div className="flex flex-1 gap-3">
            <Skeleton className={classNames('size-11 shrink-0', pictures === 'round' ? 'rounded-full' : 'rounded-tile')} />
            <div className="grid flex-1 content-center gap-2.5">
              <Skeleton className="w-2/5" />
              <Skeleton className="w-1/4" />
            </div>
          </div>
          {columns > 1 && (
            <div className="grid gap-2.5 pt-5">
              <Skeleton />
              <Skeleton className="w-4/5" />
              <Skeleton className="mt-2 w-1/3" />
            </div>
          )}
        </div>
      ))}
    </SkeletonGroup>
  )
}

const layout = { 1: '-mx-4 border-t border-line', 2: 'grid grid-cols-2 gap-4', 3: 'grid grid-cols-3 gap-4' }
