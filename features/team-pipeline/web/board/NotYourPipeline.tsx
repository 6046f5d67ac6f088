import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SquareKanban } from 'lucide-react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { dealsPath } from '#features/deals/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

/** The same for every address, so that nobody else learns which organisations share a pipeline. */
export function NotYourPipeline() {
  const { t } = useLingui()
  usePageTitle('subject', t`No pipeline found`)
  return (
    <EmptyState
      isPage
      icon={SquareKanban}
      title={t`No pipeline found`}
      action={
        <Link to={dealsPath()} className={buttonClass({ variant: 'primary' })}>
          {t`See all deals`}
        </Link>
      }
    >
      <Trans>Only people of an organisation can see its pipeline. If you’ve just joined, reload the page.</Trans>
    </EmptyState>
  )
}
