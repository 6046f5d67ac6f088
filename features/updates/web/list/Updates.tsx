import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined, Plus } from 'lucide-react'
import { useMember } from '#features/members/web/index.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { newUpdatePath } from '../../paths.ts'
import { ReceivedUpdates } from './ReceivedUpdates.tsx'
import { SentUpdates } from './SentUpdates.tsx'

/** Received updates for investors, sent updates for founders. */
export function Updates() {
  const { t } = useLingui()
  const type = useMember()?.user_type
  if (!type) return null
  const isFounder = type === 'startup'
  return (
    <div className="mx-auto max-w-200">
      <PageHeading
        title={t`Founder updates`}
        description={isFounder ? t`Updates you have sent to your investors` : t`Updates founders have sent you`}
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
        <EmptyState icon={ChartNoAxesCombined} title={t`Updates are for founders and investors`}>
          <Trans>
            Founders send updates to investors they are connected with. As a mentor or advisor, you can keep in touch with them in messages.
          </Trans>
        </EmptyState>
      )}
    </div>
  )
}
