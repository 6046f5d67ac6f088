import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined } from 'lucide-react'
import { useMember } from '#features/members/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { updatesPath } from '../paths.ts'

/** Above a founder's deals: the way to report to investors. */
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
      <Trans>Tell your investors how it goes: words and figures, each quarter or month.</Trans>
    </Banner>
  )
}
