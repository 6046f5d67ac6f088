import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Eye, Printer } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useIsPhone } from '#platform/web/phone.ts'
import { lazily } from '#platform/web/lazily.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { DocumentPanel } from '#features/documents/web/index.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { Deal } from '../../deal-contract.ts'
import { SustainabilityStrip } from '#features/sustainability/web/index.ts'
import { dealsPath, editDealPath, readingPath } from '../../paths.ts'
import { AccessList } from '../access/AccessList.tsx'
import { ReadingAccess } from '../access/ReadingAccess.tsx'
import { deals } from '../data.ts'
import { DealActions } from '../interest/DealActions.tsx'
import { IntroductionRequests } from '../interest/IntroductionRequests.tsx'
import { OwnerActions } from '../owner/OwnerActions.tsx'
import { DealDetails, Note } from './DealDetails.tsx'
import { DealHeading } from './DealHeading.tsx'
import { DealFacts, DealRound } from './DealFacts.tsx'

const DealInterest = lazily(async () => (await import('../analytics/DealInterest.tsx')).DealInterest)

/** A deal with all details, for its owners with the activity on it. */
export function DealView({ deal }: { deal: Deal }) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const isPhone = useIsPhone()
  const isOwn = deal.standing === null
  const organisation = deal.organisation?.name
  useCountedView(deal)
  return (
    <>
      <div className="flex items-center justify-between gap-3 phone:hidden">
        <BackLink href={isOwn ? dealsPath('my-deals') : dealsPath()} label={isOwn ? t`My deals` : t`Deals`} />
        <IconButton icon={Printer} label={t`Print`} onPress={() => print()} />
      </div>
      <header className="mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 phone:mt-0">
        <DealHeading deal={deal} />
        {deal.standing
          ? !isPhone && (
              <div className="min-w-96">
                <DealActions isOnPage deal={deal} standing={deal.standing} />
              </div>
            )
          : deal.can.edit && <OwnerActions deal={deal} onDeleted={() => void navigate({ href: dealsPath('my-deals') })} />}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="min-w-0">
          <DealRound deal={deal} />
          {deal.standing && isPhone && (
            <div className="mt-4">
              <DealActions isOnPage deal={deal} standing={deal.standing} />
            </div>
          )}
          {deal.organisation && <SustainabilityStrip organisation={deal.organisation} className="my-5" />}
          {isOwn && (
            <>
              <IntroductionRequests dealId={deal.id} />
              <AccessList dealId={deal.id} />
              <Suspense>
                <DealInterest dealId={deal.id} />
              </Suspense>
            </>
          )}
          <DealDetails deal={deal} />
          {!isOwn && (
            <Note icon={Eye} isForScreens>
              {organisation ? (
                <Trans>
                  The people of {organisation} can see the names of members who viewed this deal and who read or downloaded its documents.
                </Trans>
              ) : (
                <Trans>The founder can see the names of members who viewed this deal and who read or downloaded its documents.</Trans>
              )}
            </Note>
          )}
        </div>
        <aside className="min-w-0 border-t border-line pt-5 phone:mt-6 max-lg:mt-8">
          <ReadingAccess deal={deal} />
          <DocumentPanel
            subjectId={deal.id}
            readingPath={(documentId) => readingPath(deal.id, documentId)}
            mayRead={deal.reading === 'allowed'}
            {...(deal.can.edit && { onAdd: () => void navigate({ href: editDealPath(deal.id, 'files') }) })}
          />
          <DealFacts deal={deal} />
        </aside>
      </div>
    </>
  )
}

/** Counts a view of another member's deal once it is shown. */
function useCountedView({ id, standing }: Deal): void {
  const { mutate: count } = useMutation({ mutationFn: (viewed: string) => deals.call.view({ id: viewed }), retry: 2 })
  const isOwn = standing === null
  useEffect(() => {
    if (!isOwn) count(id)
  }, [id, isOwn, count])
}
