import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarHeart, Plus } from 'lucide-react'
import { useState } from 'react'
import { dateRange } from '#platform/date-range.ts'
import { ForStaff } from '#features/operators/web/index.ts'
import { cityName } from '#features/places/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { newId } from '#platform/web/new-id.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { CuratedEvent } from '../../contract.ts'
import { curatedEvents, eventSources } from '../data.ts'
import { CuratedDialog } from './CuratedDialog.tsx'
import { useOperate } from './use-operate.ts'

const blank = (): CuratedEvent => ({
  id: newId(),
  title: '',
  description: '',
  starts: '',
  ends: '',
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  is_confirmed: true,
  format: 'on-site',
  venue: '',
  address: '',
  city: '',
  country: null,
  category: 102,
  type: 'conference',
  topics: [],
  organizer: '',
  website: '',
  min_price: null,
  max_price: null,
  currency: null,
  attendees: null,
  is_featured: false,
})

/** The events that operators select, worldwide. */
export function CuratedEvents() {
  const { t } = useLingui()
  const [edited, setEdited] = useState<{ event: CuratedEvent; isNew: boolean }>()
  const { data, error, refetch } = useQuery(curatedEvents())
  const edit = (event: CuratedEvent) => {
    setEdited({ event, isNew: false })
    // A colleague may have changed it since the list was fetched.
    void refetch()
  }
  const confirmDate = async (event: CuratedEvent) => {
    const latest = (await refetch()).data?.items.find(({ id }) => id === event.id)
    // Otherwise the row shows by now what a colleague has changed, to be confirmed anew.
    if (latest === event) await eventSources.call.saveCurated({ ...event, is_confirmed: true, is_new: false })
  }
  return (
    <SettingsGroup
      title={t`Curated events`}
      description={t`Well-known events around the world. Unconfirmed dates are estimates based on the week in which the event usually takes place.`}
      actions={
        <ForStaff area="programme" changing>
          <Button size="small" onPress={() => setEdited({ event: blank(), isNew: true })}>
            <Plus aria-hidden />
            <Trans>Add event</Trans>
          </Button>
        </ForStaff>
      }
    >
      {!data && error && <LoadFailed title={t`Failed to load the curated events`} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup label={t`Loading the curated events`}>
          <Skeleton className="my-5 w-60" />
        </SkeletonGroup>
      )}
      {data?.items.length === 0 && <EmptyState icon={CalendarHeart} title={t`No upcoming curated events`} />}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map((event) => (
            <CuratedRow key={event.id} event={event} onEdit={() => edit(event)} onConfirm={() => confirmDate(event)} />
          ))}
        </ul>
      )}
      {edited && (
        <CuratedDialog
          event={data?.items.find(({ id }) => id === edited.event.id) ?? edited.event}
          isNew={edited.isNew}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SettingsGroup>
  )
}

interface CuratedRowProps {
  event: CuratedEvent
  onEdit: () => void
  onConfirm: () => Promise<void>
}

function CuratedRow({ event, onEdit, onConfirm }: CuratedRowProps) {
  const { t } = useLingui()
  const confirm = useOperate(onConfirm, t`Failed to confirm the date`)
  const { title, starts, ends, city, is_confirmed, is_featured } = event
  const day = new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
  const days = dateRange(day, new Date(starts), new Date(ends))
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="font-medium wrap-anywhere">
            {title}
          </span>
          {is_featured && <Badge tone="accent">{t({ message: 'Featured', context: 'event' })}</Badge>}
          {!is_confirmed && <Badge tone="warning">{t`Date not confirmed`}</Badge>}
        </p>
        <p className="text-12 text-ink-2">{[days, city && cityName(city)].filter(Boolean).join(' · ')}</p>
      </div>
      <ForStaff area="programme" changing>
        <div className="flex gap-2">
          {!is_confirmed && (
            <Button
              size="small"
              aria-label={t`Confirm date of ${title}`}
              pending={confirm.isPending}
              onPress={() => confirm.mutate(undefined)}
            >
              <Trans>Confirm date</Trans>
            </Button>
          )}
          <Button size="small" aria-label={t`Edit ${title}`} onPress={onEdit}>
            <Trans>Edit</Trans>
          </Button>
        </div>
      </ForStaff>
    </li>
  )
}
