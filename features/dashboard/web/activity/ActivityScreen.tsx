import { useLingui } from '@lingui/react/macro'
import { PageHeading } from '#ui/PageHeading.tsx'
import { RecentActivity } from './RecentActivity.tsx'

export function ActivityScreen() {
  const { t } = useLingui()
  return (
    <div className="mx-auto max-w-190">
      <PageHeading title={t`Activity`} />
      <RecentActivity />
    </div>
  )
}
