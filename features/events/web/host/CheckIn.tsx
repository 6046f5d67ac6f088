import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { readerZone } from '#platform/web/reader.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Form } from '#ui/Form.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { TextField } from '#ui/TextField.tsx'
import { attendeesPath, eventPath } from '../../paths.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { EventsSkeleton } from '../card/EventList.tsx'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { eventById, events, refreshEvents } from '../data.ts'
import { NoEvent, useEventId } from '../event/EventPage.tsx'
import { Scanner } from './Scanner.tsx'

/** Checks guests in by their tickets: scanned, typed, or opened as an address. */
export function CheckIn() {
  const id = useEventId()
  return id ? <Known id={id} /> : <NoEvent />
}

function Known({ id }: { id: string }) {
  const { data: event, error, refetch } = useQuery(eventById(id))
  if (event) return event.can.read ? <Desk event={event} /> : <GuestsOwn event={event} />
  if (error) return problemOf(error).code === 'NOT_FOUND' ? <NoEvent /> : <EventsFailed error={error} onRetry={() => void refetch()} />
  return <EventsSkeleton count={2} />
}

/** What somebody else sees who opens the address of a ticket. */
function GuestsOwn({ event }: { event: EventDetails }) {
  const { t } = useLingui()
  usePageTitle('subject', t({ message: 'Ticket', context: 'event' }))
  return (
    <EmptyState
      isPage
      icon={Ticket}
      title={t`This is a ticket`}
      action={
        <Link to={eventPath(event.id)} className={buttonClass({ variant: 'primary' })}>
          <Trans>Open event</Trans>
        </Link>
      }
    >
      <Trans>Show it to the host at the entrance. Only hosts can check people in.</Trans>
    </EmptyState>
  )
}

function Desk({ event }: { event: EventDetails }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [{ ticket }, show] = useScreenSearch(searchOf)
  const [code, setCode] = useState('')
  usePageTitle('subject', t`Check in`)
  const check = useMutation({
    mutationFn: (given: string) => events.call.checkInTicket({ id: event.id, code: given }),
    onSuccess(_answer, given) {
      // The next code may be half typed by then.
      setCode((typed) => (typed === given ? '' : typed))
      return refreshEvents(queryClient)
    },
  })
  const { mutate } = check
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (ticket === undefined || opened.current === ticket) return
    opened.current = ticket
    mutate(ticket)
    // So that the ticket is not checked again when the page is reloaded.
    show({})
  }, [ticket, mutate, show])
  return (
    <div className="mx-auto grid max-w-120 gap-5">
      <PageHeading back={{ href: attendeesPath(event.id), label: t`Attendees` }} title={t`Check in`} description={event.title} />
      <Outcome check={check} />
      <Scanner isBusy={check.isPending} onFound={mutate} />
      <div>
        <Form onSubmit={() => code.trim() && mutate(code)} aria-label={t`Check in by code`} className="flex items-end gap-2">
          <TextField
            className="min-w-0 flex-1"
            label={t`Ticket code`}
            placeholder="7F3A-91C2"
            autoComplete="off"
            maxLength={100}
            value={code}
            onChange={setCode}
          />
          <Button type="submit" variant="primary" pending={check.isPending} pendingLabel={t`Checking`}>
            <Trans>Check in</Trans>
          </Button>
        </Form>
        <p className="mt-1.5 text-12 text-ink-3">
          <Trans>The eight characters under the QR code.</Trans>
        </p>
      </div>
    </div>
  )
}

interface OutcomeProps {
  check: {
    data: { member: { full_name: string }; before: string | null } | undefined
    error: Error | null
  }
}

/** What came of the last ticket; read out by screen readers. */
function Outcome({ check: { data, error } }: OutcomeProps) {
  if (error) return <Banner tone="danger">{problemOf(error).text}</Banner>
  if (!data) return null
  const name = data.member.full_name
  if (data.before === null) {
    return (
      <Banner tone="success">
        <Trans>{name} is checked in.</Trans>
      </Banner>
    )
  }
  const time = new Intl.DateTimeFormat(readerLocale(), { timeZone: readerZone(), timeStyle: 'short' }).format(new Date(data.before))
  return (
    <Banner tone="warning">
      <Trans>
        {name} has already been checked in, at {time}.
      </Trans>
    </Banner>
  )
}

function searchOf(raw: Record<string, unknown>): { ticket?: string } {
  const { ticket } = raw
  return typeof ticket === 'string' && /^[\w-]{1,100}$/.test(ticket) ? { ticket } : {}
}
