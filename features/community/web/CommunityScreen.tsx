import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { StaffOnly } from '#features/operators/web/index.ts'
import { operatorsPath } from '#features/operators/paths.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { CommunityForm } from './CommunityForm.tsx'
import { communitySettings } from './data.ts'

/** The community's settings, for operators. */
export function CommunityScreen() {
  const { t } = useLingui()
  usePageTitle('subject', t`The community`)
  return (
    <StaffOnly area="community">
      <div className="settles mx-auto max-w-240">
        <PageHeading back={{ href: operatorsPath(), label: t`Operators` }} title={t`The community`} />
        <Settings />
      </div>
    </StaffOnly>
  )
}

function Settings() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(communitySettings())
  if (data) return <CommunityForm key={data.version} {...data} />
  if (error) {
    return (
      <ErrorState title={t`Failed to load the settings`} retryLabel={t`Retry`} pending={isFetching} onRetry={() => void refetch()}>
        {problemOf(error).text}
      </ErrorState>
    )
  }
  return (
    <SkeletonGroup label={t`Loading the settings`}>
      <Skeleton className="mb-4 h-10 w-full" />
      <Skeleton className="mb-4 h-10 w-full" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}
