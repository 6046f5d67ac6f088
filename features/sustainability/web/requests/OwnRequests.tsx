import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailQuestion } from 'lucide-react'
import { useRef } from 'react'
import { OrganisationLogo } from '#features/organisations/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { formatDate } from '#platform/web/format-day.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { ActionRow } from '#ui/ActionRow.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { sustainabilityPath } from '../../paths.ts'
import type { SentRequest } from '../../requests-contract.ts'
import { sentPages, sustainability } from '../data.ts'
import { frameworkLabels } from '../labels.ts'
import { useChange } from '../use-change.ts'
import { RequestBadge } from './RequestBadge.tsx'

/** The answers that the reader asked organisations for. */
export function OwnRequests() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(sentPages())
  const box = useRef<HTMLDivElement>(null)
  // A withdrawn request loses its button.
  const keptFocus = useKeptFocus(
    box,
    itemsOf(pages.data)
      .map(({ id, state }) => `${id} ${state}`)
      .join(),
  )
  return (
    <div ref={box} tabIndex={-1} className="mx-auto max-w-190 outline-none" {...keptFocus}>
      <PageHeading title={t`Your requests`} description={<Trans>Sustainability answers that you asked companies for.</Trans>} />
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading your requests`} className="grid gap-3">
            <Skeleton className="h-16 rounded-card" />
            <Skeleton className="h-16 rounded-card" />
          </SkeletonGroup>
        }
        failed={t`Failed to load your requests`}
        empty={
          <EmptyState icon={MailQuestion} title={t`You have asked nobody yet`}>
            <Trans>Open the page of a company and ask for its sustainability answers.</Trans>
          </EmptyState>
        }
      >
        {(requests) => (
          <ul className="card divide-y divide-line px-5 phone:px-4">
            {requests.map((request) => (
              <Sent key={request.id} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

function Sent({ request: { id, organisation, framework, year, due_on, state, reason } }: { request: SentRequest }) {
  const { t, i18n } = useLingui()
  const withdraw = useChange({
    send: () => sustainability.call.withdraw({ request_id: id }),
    failed: t`Failed to withdraw your request`,
  })
  return (
    <ActionRow
      heading="h2"
      picture={<OrganisationLogo organisation={organisation} size={40} />}
      title={
        <Link to={sustainabilityPath(organisation.slug)} dir="auto" className="font-medium hover:underline">
          {organisation.name}
        </Link>
      }
      actions={
        state === 'granted' ? (
          <Link to={sustainabilityPath(organisation.slug)} search={{ year }} className={buttonClass({ variant: 'soft', size: 'small' })}>
            <Trans>Read</Trans>
          </Link>
        ) : (
          state === 'open' && (
            <Button
              size="small"
              pending={withdraw.isPending}
              pendingLabel={t`Withdrawing`}
              aria-label={t`Withdraw the request to ${organisation.name}`}
              onPress={() => withdraw.mutate()}
            >
              <Trans>Withdraw</Trans>
            </Button>
          )
        )
      }
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <RequestBadge state={state} />
        {i18n._(frameworkLabels[framework])}, {year}
        {due_on && state === 'open' && (
          <span>
            <Trans>needed by {formatDate(due_on)}</Trans>
          </span>
        )}
        {reason && <span className="w-full wrap-anywhere">{reason}</span>}
      </span>
    </ActionRow>
  )
}
