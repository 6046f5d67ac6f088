import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { communityPath } from '../paths.ts'

/** Back to the hub, on phones too: their bottom bar has no link to it. */
export const HubLink = () => (
  <Link to={communityPath()} className={buttonClass({ variant: 'quiet', size: 'small', className: '-ms-2.5 print:hidden' })}>
    <ArrowLeft aria-hidden />
    <Trans>Knowledge hub</Trans>
  </Link>
)
