import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { ChartPie } from 'lucide-react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { investmentsPath } from '../../paths.ts'

/** The id in the address, if it is valid. */
export const useInvestmentId = (): string | undefined => givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))

export function NoInvestment() {
  const { t } = useLingui()
  usePageTitle('subject', t`Investment not found`)
  return (
    <EmptyState
      isPage
      icon={ChartPie}
      title={t`Investment not found`}
      action={
        <Link to={investmentsPath()} className={buttonClass({ variant: 'primary' })}>
          {t`View all investments`}
        </Link>
      }
    >
      {t`It may have been deleted, or the link may be incomplete.`}
    </EmptyState>
  )
}
