import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

export function WizardSkeleton({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <div className="mx-auto max-w-180">
      <h1 className="text-20 font-semibold">{title}</h1>
      <SkeletonGroup label={t`Loading form`} className="mt-16 grid gap-6">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-9" />
        ))}
      </SkeletonGroup>
    </div>
  )
}
