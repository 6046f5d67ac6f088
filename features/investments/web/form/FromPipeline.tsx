import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { itemsOf } from '#platform/web/pages.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { PipelineStep } from '#features/deals/pipeline-steps.ts'
import { pipelinePages } from '#features/deals/web/index.ts'
import { ComboBox } from '#ui/ComboBox.tsx'
import { newInvestmentPath } from '../../paths.ts'
import { useHasOwnLedger } from '../ledger/ledger.ts'

/** Fills in the form from a deal in the member's own pipeline, which only investors have. */
export function FromPipeline({ organisationId }: { organisationId: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const enabled = useHasOwnLedger()
  const invested = useDeals('invested', enabled)
  const talks = useDeals('talks', enabled)
  const items = [...invested, ...talks].map(({ deal }) => ({
    id: deal.id,
    label: deal.company_name,
    detail: deal.title,
  }))
  if (items.length === 0) return null
  return (
    <div className="mb-6 border-b border-line pb-6">
      <ComboBox
        label={t`From your pipeline`}
        mark={t`Optional`}
        hint={t`Choose a deal to fill in the company’s details.`}
        placeholder={t`Type to search`}
        items={items}
        value={null}
        onChange={(chosen) => chosen && void navigate({ href: newInvestmentPath(chosen.id, organisationId) })}
        emptyText={t`No deals with this name in your pipeline`}
      />
    </div>
  )
}

/** All deals of a step, because the field searches what is loaded. */
function useDeals(step: PipelineStep, enabled: boolean) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({ ...pipelinePages(step), enabled })
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  return itemsOf(data)
}
