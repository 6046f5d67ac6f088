import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { officeHoursPath } from '../paths.ts'

/** At the top of the member's meetings. */
export const OfficeHoursLink = () => (
  <Link to={officeHoursPath()} className={buttonClass({ size: 'small' })}>
    <Hourglass aria-hidden />
    <Trans>Office hours</Trans>
  </Link>
)
