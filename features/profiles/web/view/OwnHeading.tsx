import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { PageHeading, type PageHeadingProps } from '#ui/PageHeading.tsx'
import { buttonClass } from '#ui/button-class.ts'

/** The heading of the profile tab, with the way back to the dashboard. */
export function OwnHeading(props: Omit<PageHeadingProps, 'back' | 'actions'>) {
  const back = (
    <Link to={paths.dashboard()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
      <ArrowLeft aria-hidden />
      <Trans>Back</Trans>
    </Link>
  )
  return <PageHeading {...props} back={back} />
}
