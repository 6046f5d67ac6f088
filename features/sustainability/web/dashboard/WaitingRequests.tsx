import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { OrganisationLogo } from '#features/organisations/web/index.ts'
import { ownOrganisationsPath } from '#features/organisations/paths.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { usePolling } from '#platform/web/live/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { readersPath } from '../../paths.ts'
import type { WaitingRequests as Waiting } from '../../requests-contract.ts'
import { waitingRequests } from '../data.ts'

/** On the dashboard: organisations of the member's whose sustainability answers somebody waits for. */
export function WaitingRequests({ children }: Slots['dashboard.waiting']) {
  const { t } = useLingui()
  const { data, isLoading, failureCount } = useQuery({ ...waitingRequests(), refetchInterval: usePolling() })
  const items = data?.items ?? []
  return children({
    count: items.length,
    hasMore: false,
    isUnsettled: isLoading && failureCount === 0,
    all: { href: ownOrganisationsPath(), label: t`Your organisations` },
    rows: items.map((each) => ({ id: `sustainability ${each.organisation.id}`, row: <Row waiting={each} /> })),
  })
}

function Row({ waiting: { organisation, requests, due_on } }: { waiting: Waiting }) {
  const { t } = useLingui()
  const { slug, name } = organisation
  const asked = plural(requests, { one: '# request for sustainability answers', other: '# requests for sustainability answers' })
  return (
    <ActionRow
      picture={<OrganisationLogo organisation={organisation} size={40} />}
      title={
        <Link to={readersPath(slug)} dir="auto" className={actionLink}>
          {name}
        </Link>
      }
      actions={
        <Link
          to={readersPath(slug)}
          aria-label={t`Answer the requests for sustainability answers of ${name}`}
          className={buttonClass({ size: 'small' })}
        >
          <Trans>Answer</Trans>
        </Link>
      }
    >
      {due_on ? t`${asked}, the first by ${formatDate(due_on)}` : asked}
    </ActionRow>
  )
}
