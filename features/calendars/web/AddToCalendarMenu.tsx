import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, CalendarX, Download, ExternalLink, Link as LinkIcon } from 'lucide-react'
import { eventPath, eventsPath } from '#features/events/paths.ts'
import type { CalendarProvider } from '#features/events/vocabulary.ts'
import { cityName } from '#features/places/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { MenuItem, MenuSeparator, OpenMenu, type OpenMenuProps } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import { googleLink, outlookLink, placeOf } from '../event-links.ts'
import { calendars, eventFile, eventStanding } from './data.ts'

interface AddToCalendarMenuProps extends Pick<OpenMenuProps, 'anchor' | 'onClose'>, Pick<Slots['event.actions'], 'event'> {
  /** The calendar to list first. */
  preferred: CalendarProvider
  onCopy: (text: string, said: string) => void
}

/** Calendars, with the member's preferred one first, then file, feed and link. */
export function AddToCalendarMenu({ event, preferred, anchor, onClose, onCopy }: AddToCalendarMenuProps) {
  const { t } = useLingui()
  const { data: standing } = useQuery(eventStanding(event.id))
  const setIn = useSetIn(event.id)
  const url = location.origin + eventPath(event.id)
  const details = {
    title: event.title,
    description: event.excerpt,
    starts_at: new Date(event.starts_at),
    ends_at: new Date(event.ends_at),
    time_zone: event.time_zone,
    all_day: event.all_day,
    place: placeOf({ ...event, city: event.city && cityName(event.city) }, t`Online`),
    url,
  }
  const links = {
    google: [{ label: t`Add to Google`, href: googleLink(details) }],
    outlook: [
      { label: t`Add to Outlook`, href: outlookLink(details, 'personal') },
      { label: t`Add to Outlook (work or school)`, href: outlookLink(details, 'work') },
    ],
    apple: [{ label: t`Apple and other calendars (.ics)`, href: eventFile(event.id), isFile: true }],
  } satisfies Record<CalendarProvider, { label: string; href: string; isFile?: true }[]>
  const order = [preferred, ...(['google', 'outlook', 'apple'] as const).filter((provider) => provider !== preferred)]
  const items = order.flatMap((provider): { label: string; href: string; isFile?: true }[] => links[provider])

  return (
    <OpenMenu label={t`Add to a calendar`} anchor={anchor} onClose={onClose} placement="bottom end" className="min-w-68">
      {items.map(({ label, href, isFile }) =>
        isFile ? (
          <MenuItem key={label} label={label} icon={Download} href={href} download />
        ) : (
          <MenuItem key={label} label={label} icon={ExternalLink} href={href} target="_blank" rel="noopener noreferrer" />
        ),
      )}
      <MenuSeparator />
      {standing?.has_feed === false && !standing.is_in ? (
        <MenuItem label={t`Subscribe in your calendar…`} icon={CalendarCheck} href={eventsPath('preferences')} />
      ) : (
        <MenuItem
          label={standing?.is_in ? t`Remove from my calendar feed` : t`Add to my calendar feed`}
          icon={standing?.is_in ? CalendarX : CalendarCheck}
          isDisabled={!standing}
          onAction={() => setIn.mutate(!standing?.is_in)}
        />
      )}
      <MenuItem label={t`Copy link`} icon={LinkIcon} onAction={() => onCopy(url, t`Calendar link copied to clipboard!`)} />
    </OpenMenu>
  )
}

function useSetIn(id: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isIn: boolean) => (isIn ? calendars.call.add({ id }) : calendars.call.remove({ id })),
    onSuccess(_answer, isIn) {
      toast.success(isIn ? t`Added to your calendar feed` : t`Removed from your calendar feed`)
      return queryClient.invalidateQueries({ queryKey: calendars.query.standing.key() })
    },
    onError: (error) => toast.error(t`Failed to update your calendar feed`, { description: problemOf(error).text }),
  })
}
