import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { BriefcaseBusiness } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { dealsPath } from '../../paths.ts'
import { dealById } from '../data.ts'
import { DealSkeleton } from './DealSkeleton.tsx'
import { DealView } from './DealView.tsx'

/** A deal, for its owners or another member. */
export function DealPage() {
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  return id ? <KnownDeal key={id} id={id} /> : <NoDeal />
}

function KnownDeal({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: deal, error, refetch } = useQuery(dealById(id))
  usePageTitle('subject', deal?.company_name)
  const code = error && problemOf(error).code
  // The deal may have been deleted while it was shown.
  if (code === 'NOT_FOUND') return <NoDeal />
  if (deal) return <DealView deal={deal} />
  if (!error) return <DealSkeleton />
  return (
    <>
      <BackLink href={dealsPath()} label={t`Deals`} />
      <h1 className="sr-only">{t`Deal`}</h1>
      <LoadFailed title={t`Error loading deals`} error={error} onRetry={() => void refetch()} />
    </>
  )
}

function NoDeal() {
  const { t } = useLingui()
  usePageTitle('subject', t`No deal found`)
  return (
    <EmptyState
      isPage
      icon={BriefcaseBusiness}
      title={t`No deal found`}
      action={
        <Link to={dealsPath()} className={buttonClass({ variant: 'primary' })}>
          {t`See all deals`}
        </Link>
      }
    >
      {t`It may have been removed, or you don’t have access to it.`}
    </EmptyState>
  )
}
