import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff } from 'lucide-react'
import { useWatched } from '#platform/web/live/index.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { formatMoment } from '#platform/web/format-day.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { eventMessages, events, refreshEvents } from '../data.ts'

/** What the host wrote to those who registered; nothing for others, or if there is nothing. */
export function Messages({ event }: { event: EventDetails }) {
  const { id, standing, can } = event
  const isAttending = standing !== null && ['registered', 'attended', 'no_show', 'waiting'].includes(standing)
  useWatched(isAttending ? [`event-messages:${id}`] : [])
  const pages = useInfiniteQuery({ ...eventMessages(id), enabled: isAttending || can.read })
  const items = isAttending || can.read ? itemsOf(pages.data) : []
  if (items.length === 0) return null
  return (
    <section aria-labelledby="from-the-host" className="card mt-6 grid gap-4 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="from-the-host" className="font-semibold">
          <Trans>From the host</Trans>
        </h2>
        {isAttending && <Mute event={event} />}
      </div>
      <ul className="grid gap-4">
        {items.map(({ id: key, author, text, sent_at }) => (
          <li key={key}>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <p className="mt-1 text-12 text-ink-3">
              <bdi>{author.full_name}</bdi> · <time dateTime={sent_at}>{formatMoment(sent_at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </section>
  )
}

function Mute({ event: { id, is_muted } }: { event: EventDetails }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const mute = useMutation({
    mutationFn: () => events.call.mute({ id, isMuted: !is_muted }),
    onSuccess: () => refreshEvents(queryClient),
    onError: (error) => toast.error(t`Failed to save the change`, { description: problemOf(error).text }),
  })
  return (
    <Button size="small" variant="quiet" pending={mute.isPending} onPress={() => mute.mutate()}>
      {is_muted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
      {is_muted ? <Trans>Turn notifications on</Trans> : <Trans>Turn notifications off</Trans>}
    </Button>
  )
}
