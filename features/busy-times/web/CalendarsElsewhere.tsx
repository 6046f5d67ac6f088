import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { daysAhead, mostCalendars } from '../limits.ts'
import { CalendarDialog } from './CalendarDialog.tsx'
import { CalendarRow } from './CalendarRow.tsx'
import { ownCalendars } from './data.ts'

/** On the availability settings: the member's calendars elsewhere, and how reading them went. */
export function CalendarsElsewhere() {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery({ ...ownCalendars(), refetchInterval: usePolling() })
  const calendars = data?.items ?? []
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, calendars.length)
  const isFull = calendars.length >= mostCalendars
  return (
    <div ref={box} tabIndex={-1} className="mt-8 outline-none" {...keptFocus}>
      <SettingsGroup
        title={t`Calendars elsewhere`}
        description={t`Times when you are busy in another calendar can’t be booked. We only store from when until when you are busy, for the next ${daysAhead} days: no titles, places or people.`}
        actions={
          data && (
            <Button size="small" isDisabled={isFull} onPress={() => setAdding(true)}>
              <Plus aria-hidden />
              <Trans>Add calendar</Trans>
            </Button>
          )
        }
      >
        {data ? (
          calendars.length > 0 ? (
            <ul className="divide-y divide-line">
              {calendars.map((calendar) => (
                <CalendarRow key={calendar.id} calendar={calendar} />
              ))}
            </ul>
          ) : (
            <p className="py-4 text-ink-2">
              <Trans>You haven’t added a calendar yet. It works with Google, Apple, Outlook, Nextcloud, Fastmail and many others.</Trans>
            </p>
          )
        ) : error ? (
          <LoadFailed title={t`Failed to load your calendars`} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup label={t`Loading your calendars`} className="py-4">
            <Skeleton className="w-60" />
          </SkeletonGroup>
        )}
        {isFull && (
          <p className="py-3 text-12 text-ink-2">
            <Trans>You can add up to {mostCalendars} calendars.</Trans>
          </p>
        )}
      </SettingsGroup>
      {isAdding && <CalendarDialog onClose={() => setAdding(false)} />}
    </div>
  )
}
