import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { buttonClass } from '#ui/button-class.ts'

/** Before a tab's heading; phones have the tab bar instead. */
export function BackToDashboard() {
  return (
    <Link to={paths.dashboard()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
      <ArrowLeft aria-hidden />
      <Trans>Back</Trans>
    </Link>
  )
}
