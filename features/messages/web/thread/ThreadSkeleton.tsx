import { useLingui } from '@lingui/react/macro'
import { classNames } from '#ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** Width and height of some messages, and whose they are. */
const shapes = [
  ['w-3/5 h-15', false],
  ['w-2/5 h-10', true],
  ['w-1/4 h-10', true],
  ['w-1/2 h-10', false],
  ['w-3/5 h-15', true],
  ['w-2/5 h-10', false],
] as const

/** The shape of a conversation, while it is fetched. */
export function ThreadSkeleton() {
  const { t } = useLingui()
  return (
    <div className="min-h-0 flex-1 overflow-hidden">
      <SkeletonGroup
        label={t`Loading the messages`}
        className="mx-auto flex h-full max-w-[808px] flex-col justify-end gap-3 px-6 py-3 phone:px-3"
      >
        {shapes.map(([size, isOwn], index) => (
          <Skeleton key={index} className={classNames('rounded-[16px]!', size, isOwn && 'self-end')} />
        ))}
      </SkeletonGroup>
    </div>
  )
}
