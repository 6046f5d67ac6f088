import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined, Plus } from 'lucide-react'
import { useMember } from '#features/members/web/index.ts'
import { dashboardPath } from '#platform/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { newUpdatePath } from '../../paths.ts'
import { ReceivedUpdates } from './ReceivedUpdates.tsx'
import { SentUpdates } from './SentUpdates.tsx'

/** For investors, what founders reported to them; for founders, what they have reported. */
export function Updates() {
  const { t } = useLingui()
  const type = useMember()?.user_type
  if (!type) return null
  const isFounder = type === 'startup'
  return (
    <div className="mx-auto max-w-200">
      <PageHeading
        back={{ href: dashboardPath(), label: t`Back` }}
        title={t`Founder updates`}
        description={isFounder ? t`What you have reported to your investors` : t`What founders have reported to you`}
        actions={
          isFounder && (
            <Link to={newUpdatePath()} className={buttonClass({ variant: 'primary' })}>
              <Plus aria-hidden />
              <Trans>New Update</Trans>
            </Link>
          )
        }
      />
      {isFounder && <SentUpdates />}
      {type === 'investor' && <ReceivedUpdates />}
      {(type === 'mentor' || type === 'advisor') && (
        <EmptyState icon={ChartNoAxesCombined} title={t`Between founders and investors`}>
          <Trans>Founders report here to investors they are connected with. As a mentor or advisor you hear from them in messages.</Trans>
        </EmptyState>
      )}
    </div>
  )
}
