import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ConsoleScreen } from '#features/operators/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { aboutPath } from '../paths.ts'
import { CommunityForm } from './CommunityForm.tsx'
import { communitySettings } from './data.ts'

/** The community's settings, for operators. */
export function CommunityScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="community"
      title={t`Name and texts`}
      description={t`Name, colour and contact details, and the texts of the public page and the legal pages.`}
      actions={
        <a href={aboutPath()} className={buttonClass({ size: 'small' })}>
          <Trans>View public page</Trans>
        </a>
      }
    >
      <Settings />
    </ConsoleScreen>
  )
}

function Settings() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(communitySettings())
  if (data) return <CommunityForm {...data} />
  if (error) {
    return (
      <ErrorState title={t`Failed to load the settings`} retryLabel={t`Retry`} onRetry={() => void refetch()}>
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
