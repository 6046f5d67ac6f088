import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ConsoleScreen } from '#features/operators/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
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
    return <LoadFailed title={t`Failed to load the settings`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading the settings`}>
      <Skeleton className="mb-4 h-10 w-full" />
      <Skeleton className="mb-4 h-10 w-full" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}
