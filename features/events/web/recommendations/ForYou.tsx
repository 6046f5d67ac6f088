import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Sparkles, X } from 'lucide-react'
import { useRef } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { formatPercent } from '#features/profiles/web/index.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Tag } from '#ui/Tag.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { RecommendedEvent } from '../../finding-contract.ts'
import { eventsPath } from '../../paths.ts'
import { EventRow } from '../card/EventRow.tsx'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { EventsSkeleton } from '../card/EventList.tsx'
import { events, recommended } from '../data.ts'

const inWords = textsOf('events.reason', 'events.topic', 'city')

/** Up to ten recommended events, with reasons. */
export function ForYou() {
  const { data, error, refetch } = useQuery(recommended())
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, data?.items.map(({ event }) => event.id).join())
  if (!data) return error ? <EventsFailed error={error} onRetry={() => void refetch()} /> : <EventsSkeleton />
  return (
    <div ref={box} tabIndex={-1} className="outline-none" {...keptFocus}>
      {data.items.length > 0 ? <Recommendations items={data.items} /> : <NoRecommendations />}
    </div>
  )
}

function NoRecommendations() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={Sparkles}
      title={t`No recommendations yet`}
      action={
        <Link to={eventsPath('preferences')} className={buttonClass()}>
          <Trans>Set preferences</Trans>
        </Link>
      }
    >
      <Trans>Events that match your preferences will appear here.</Trans>
    </EmptyState>
  )
}

function Recommendations({ items }: { items: readonly RecommendedEvent[] }) {
  return (
    <>
      <p className="mb-4 text-ink-2">
        <Trans>
          Based on your{' '}
          <Link to={eventsPath('preferences')} className="link">
            settings
          </Link>
          . Only you can see your recommendations and what you dismiss.
        </Trans>
      </p>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 phone:gap-3">
        {items.map((each) => (
          <li key={each.event.id} className="min-w-0">
            <Recommendation recommendation={each} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Recommendation({ recommendation: { event, score, reasons } }: { recommendation: RecommendedEvent }) {
  const { t } = useLingui()
  const dismiss = useDismiss()
  return (
    <EventRow event={event}>
      <div className="mt-auto flex items-center gap-3 pt-1">
        <ul aria-label={t`Why we recommend it`} className="flex min-w-0 flex-1 flex-wrap gap-1.5">
          <li>
            <Badge tone="accent">{t`${formatPercent(score)} fit`}</Badge>
          </li>
          {reasons.filter(isUnsaid).map((reason) => (
            <li key={reason.id}>
              <Tag>{inWords(reason)}</Tag>
            </li>
          ))}
        </ul>
        <div className="relative">
          <IconButton
            icon={X}
            size="small"
            label={t`Dismiss ${event.title}`}
            onPress={() => dismiss.mutate({ id: event.id, isDismissed: true })}
          />
        </div>
      </div>
    </EventRow>
  )
}

/** Connections are already shown with their pictures. */
const isUnsaid = ({ id }: { id: string }) => !id.startsWith('events.reason.connection')

/** Dismisses an event immediately, with an undo. */
function useDismiss() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { queryKey } = recommended()
  const change = useMutation({
    mutationFn: (input: { id: string; isDismissed: boolean }) => events.call.dismiss(input),
    onMutate({ id, isDismissed }) {
      if (isDismissed) queryClient.setQueryData(queryKey, (data) => data && { items: data.items.filter((each) => each.event.id !== id) })
    },
    onSuccess(_, { id, isDismissed }) {
      if (!isDismissed) return
      toast.info(t`We won’t recommend this event again`, {
        id: `dismissed-${id}`,
        action: { label: t`Undo`, onPress: () => change.mutate({ id, isDismissed: false }) },
      })
    },
    onError: (error) => toast.error(t`Failed to dismiss the event`, { description: problemOf(error).text }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return change
}
