import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'
import { editProfilePath } from '#features/profiles/paths.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { toast } from '#ui/toast.ts'

/** Tells members without a ledger how to get one. */
export function InvestorAccessOnly() {
  const { t } = useLingui()
  usePageTitle('subject', t`Investments`)
  useEffect(() => {
    toast.error(t`Access Restricted`, {
      id: 'investments.restricted',
      description: t`Investment section is only available for investors.`,
    })
  }, [t])
  return (
    <EmptyState
      isPage
      icon={LockKeyhole}
      title={t`Investor Access Only`}
      action={
        <Link to={editProfilePath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Update Profile Type</Trans>
        </Link>
      }
    >
      <Trans>Investors can record their investments here and follow their returns. If you invest too, change your profile type.</Trans>
    </EmptyState>
  )
}
