import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { welcomeSettings } from '../data.ts'
import { WelcomeForm } from './WelcomeForm.tsx'

/** What new members are told. */
export function WelcomeTab() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(welcomeSettings())
  if (data) return <WelcomeForm {...data} />
  if (error) {
    return <LoadFailed title={t`Failed to load the welcome`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading the welcome`}>
      <Skeleton className="mb-4 h-10 w-full" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}
