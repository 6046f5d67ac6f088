import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined } from 'lucide-react'
import { dealsPath } from '#features/deals/paths.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Select } from '#ui/Select.tsx'
import { receivedPages, senders } from '../data.ts'
import { validUpdatesSearch } from '../search.ts'
import { UpdateRow } from './UpdateRow.tsx'
import { UpdatesSkeleton } from './UpdatesSkeleton.tsx'

const all = 'all'

/** Updates that an investor has received, newest first, filtered by founder in the address. */
export function ReceivedUpdates() {
  const { t } = useLingui()
  const [{ founder }, show] = useScreenSearch(validUpdatesSearch)
  const pages = useInfiniteQuery(receivedPages(founder))
  const { data } = useQuery(senders())
  const known = data?.senders ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 phone:gap-3">
      {(known.length > 1 || founder) && (
        <Select
          className="max-w-80"
          label={t({ message: 'Founder', context: 'filter' })}
          value={founder ?? all}
          onChange={(id) => show(id === all ? {} : { founder: id })}
          options={[
            { id: all, label: t`All founders` },
            ...known.map(({ id, full_name, company_name }) => ({ id, label: full_name, detail: company_name })),
          ]}
        />
      )}
      <PagedList
        pages={pages}
        skeleton={<UpdatesSkeleton />}
        failed={t`Failed to load updates`}
        empty={
          <EmptyState
            icon={ChartNoAxesCombined}
            title={founder ? t`No updates from this founder` : t`No updates yet`}
            action={
              founder ? undefined : (
                <Link to={dealsPath()} className={buttonClass({ variant: 'primary' })}>
                  <Trans>Find Deals</Trans>
                </Link>
              )
            }
          >
            <Trans>
              Founders you are connected with share their progress here every quarter or month, with revenue, cash, team and impact. You can
              reply to each update in chat.
            </Trans>
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {items.map((update) => (
              <li key={update.id}>
                <UpdateRow update={update} withSender />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
