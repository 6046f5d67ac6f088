import { useLingui } from '@lingui/react/macro'
import { classNames } from '#ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** Placeholder while a profile is loading. */
export function ProfileSkeleton() {
  const { t } = useLingui()
  return <HeaderSkeleton label={t`Loading the profile`} picture="rounded-full" />
}

/** Placeholder of a page with a header card and a text. @param picture the corners of the picture */
export function HeaderSkeleton({ label, picture }: { label: string; picture: 'rounded-full' | 'rounded-tile' }) {
  return (
    <SkeletonGroup label={label}>
      <div className="card overflow-clip phone:-mx-4 phone:-mt-4 phone:rounded-none phone:border-x-0 phone:border-t-0">
        <Skeleton className="h-40 rounded-none phone:h-33" />
        <div className="-mt-10 flex items-end gap-5 px-7 pb-6 phone:-mt-9 phone:block phone:px-4">
          <Skeleton className={classNames('relative size-26 ring-4 ring-surface phone:size-21', picture)} />
          <div className="grid flex-1 gap-3 pt-13 pb-2 phone:pt-5">
            <Skeleton className="h-5 w-56" />
            <Skeleton className="w-80 max-w-full" />
          </div>
        </div>
      </div>
      <div className="grid max-w-read gap-3 pt-9">
        <Skeleton className="h-4 w-20" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
    </SkeletonGroup>
  )
}
