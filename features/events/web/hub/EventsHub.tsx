import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { readerLocale } from '#platform/web/i18n.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { readerZone } from '#platform/web/reader.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { lazily } from '#platform/web/lazily.ts'
import { useToday } from '#platform/web/use-today.ts'
import { buttonClass } from '#ui/button-class.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { newEventPath } from '../../paths.ts'
import { Calendar, shownDays } from '../calendar/Calendar.tsx'
import { addDays, firstDayOf, todayIn } from '../calendar/calendar-dates.ts'
import { type HubTab, validHubSearch } from '../search.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Slot: actions for the events shown in the calendar. `from` and `to` are dates; `to` is exclusive. */
    'events.calendar': { from: string; to: string; category: number | undefined }
    /** Slot: the hub's tab 'referrals'. */
    'events.referrals': object
  }
}

const LiveSearch = lazily(async () => (await import('../live/LiveSearch.tsx')).LiveSearch)
const ForYou = lazily(async () => (await import('../recommendations/ForYou.tsx')).ForYou)
const GlobalEvents = lazily(async () => (await import('../global/GlobalEvents.tsx')).GlobalEvents)
const History = lazily(async () => (await import('../history/History.tsx')).History)
const EventSettings = lazily(async () => (await import('../settings/EventSettings.tsx')).EventSettings)
const Referrals = () => <Slot name="events.referrals" />

const panels = {
  calendar: Calendar,
  live: LiveSearch,
  recommendations: ForYou,
  global: GlobalEvents,
  referrals: Referrals,
  history: History,
  preferences: EventSettings,
}

/** The events hub. Its tab and filters are kept in the address. */
export function EventsHub() {
  const { t } = useLingui()
  const [search, show] = useScreenSearch(validHubSearch)
  const tab: HubTab = search.tab ?? 'calendar'
  const tabs = [
    { id: 'calendar', label: t`Calendar` },
    { id: 'live', label: t`Live` },
    { id: 'recommendations', label: t`For You` },
    { id: 'global', label: t`Global` },
    { id: 'referrals', label: t`Referrals` },
    { id: 'history', label: t`History` },
    { id: 'preferences', label: t`Settings` },
  ] as const satisfies { id: HubTab; label: string }[]
  const Panel = panels[tab]
  usePageTitle('subject', tab === 'calendar' ? undefined : tabs.find(({ id }) => id === tab)?.label)

  return (
    <>
      <PageHeading title={t`Events`} actions={<HubActions />} />
      <Tabs
        label={t`Event sections`}
        tabs={tabs}
        value={tab}
        onChange={(chosen) => show(chosen === 'calendar' ? {} : { tab: chosen }, { fromTop: true })}
      >
        <Suspense>
          <Panel />
        </Suspense>
      </Tabs>
    </>
  )
}

/** Actions for the calendar, and the button to host an event. */
function HubActions() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [search] = useScreenSearch(validHubSearch)
  const { from, days } = shownDays(search, todayIn(readerZone(), useToday()), firstDayOf(readerLocale()))
  return (
    <>
      {!search.tab && <Slot name="events.calendar" from={from} to={addDays(from, days)} category={search.category} />}
      <Link to={newEventPath()} aria-label={t`Host an event`} className={buttonClass({ variant: 'primary' })}>
        <Plus aria-hidden />
        {isPhone ? <Trans context="button">Host</Trans> : <Trans>Host an event</Trans>}
      </Link>
    </>
  )
}
