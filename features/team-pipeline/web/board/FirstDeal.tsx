import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness } from 'lucide-react'
import { dealsPath } from '#features/deals/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { addIcon as AddIcon } from '../add/add-icon.ts'

/** Shown instead of empty columns. */
export function FirstDeal() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={t`Add the first deal`}
      action={
        <Link to={dealsPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Browse deals</Trans>
        </Link>
      }
    >
      <Trans>
        Open a deal and choose <AddIcon className="icon-sm inline align-text-bottom" aria-hidden /> “Add to a pipeline”.
      </Trans>
    </EmptyState>
  )
}
