import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined, UserSearch } from 'lucide-react'
import { directoryPath } from '#features/directory/paths.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { newUpdatePath } from '../../paths.ts'
import { investorPages, sentPages } from '../data.ts'
import { Reach } from '../Reach.tsx'
import { UpdateRow } from './UpdateRow.tsx'
import { UpdatesSkeleton } from './UpdatesSkeleton.tsx'

/** A founder's sent updates, newest first, with their reach. */
export function SentUpdates() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(sentPages())
  const investors = useInfiniteQuery(investorPages(''))
  const count = investors.data?.pages[0]?.count
  return (
    <PagedList
      pages={pages}
      skeleton={<UpdatesSkeleton />}
      failed={t`Failed to load updates`}
      empty={
        count === 0 ? (
          <NoInvestors />
        ) : (
          <EmptyState
            icon={ChartNoAxesCombined}
            title={t`No updates sent yet`}
            action={
              <Link to={newUpdatePath()} className={buttonClass({ variant: 'primary' })}>
                <Trans>Write Your First Update</Trans>
              </Link>
            }
          >
            <Trans>
              A short update every quarter keeps your investors engaged: a few words and the figures you want to share. You choose who
              receives it.
            </Trans>
          </EmptyState>
        )
      }
    >
      {(items) => (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {items.map((update) => (
            <li key={update.id}>
              <UpdateRow update={update}>
                <Reach reach={update.reach} />
              </UpdateRow>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** Shown to founders without connected investors. */
export function NoInvestors() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={UserSearch}
      title={t`You aren’t connected with any investors yet`}
      action={
        <Link to={`${directoryPath()}?role=investor`} className={buttonClass({ variant: 'primary' })}>
          <Trans>Find Investors</Trans>
        </Link>
      }
    >
      <Trans>
        Updates go to investors you are connected with. Find investors who are interested in what you build. Once they accept, you can send
        them updates here.
      </Trans>
    </EmptyState>
  )
}
