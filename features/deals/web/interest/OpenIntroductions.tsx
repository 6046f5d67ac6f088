import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePolling } from '#platform/web/live/index.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Unsettled } from '#ui/Unsettled.tsx'
import { dealsPath } from '../../paths.ts'
import { introductionPages } from '../data.ts'
import { IntroductionRequest } from './IntroductionRequests.tsx'

/** How many stand on the dashboard; each deal has its own. */
const shown = 3

/** On the dashboard: who asks for an introduction; nothing while nobody does. */
export function OpenIntroductions() {
  const { data, isLoading, failureCount } = useInfiniteQuery({ ...introductionPages(), refetchInterval: usePolling() })
  const [first] = data?.pages ?? []
  if (isLoading && failureCount === 0) return <Unsettled />
  if (!first || first.items.length === 0) return null
  const count = `${first.items.length}${first.next_cursor ? '+' : ''}`
  return (
    <section aria-labelledby="open-introductions" className="lg:mb-7">
      <div className="mb-2 flex min-h-8 items-center gap-2">
        <h2 id="open-introductions" className="text-16 font-semibold">
          <Trans>Requests for introductions</Trans>
        </h2>
        <CountBadge>{count}</CountBadge>
        <Link to={dealsPath('my-deals')} className="link ms-auto phone:-my-3 phone:py-3">
          <Trans>See your deals</Trans>
        </Link>
      </div>
      <ul className="card px-5 phone:px-4">
        {first.items.slice(0, shown).map((request) => (
          <IntroductionRequest isOfMany key={`${request.deal_id} ${request.member.id}`} request={request} />
        ))}
      </ul>
    </section>
  )
}
