import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { joiningRules } from '../data.ts'
import { RulesForm } from './RulesForm.tsx'

/** How people join. */
export function RulesTab() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(joiningRules())
  if (data) return <RulesForm {...data} />
  if (error) {
    return <LoadFailed title={t`Failed to load the settings`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading the settings`}>
      <Skeleton className="mb-4 h-10 w-full" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}
