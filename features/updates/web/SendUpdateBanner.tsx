import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined } from 'lucide-react'
import { useMember } from '#features/members/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { updatesPath } from '../paths.ts'

/** Shown above a founder's deals, with a link to their updates. */
export function SendUpdateBanner() {
  if (useMember()?.user_type !== 'startup') return null
  return (
    <Banner
      tone="info"
      icon={ChartNoAxesCombined}
      className="mb-4"
      action={
        <Link to={updatesPath()} className={buttonClass({ size: 'small' })}>
          <Trans>Updates</Trans>
        </Link>
      }
    >
      <Trans>Keep your investors up to date with a short report and key figures, every quarter or month.</Trans>
    </Banner>
  )
}
