import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, type LucideIcon, MapPin, Ticket, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { cityName, countryName } from '#features/places/web/index.ts'
import { formatMoney, formatMoneyRange } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { EventCard } from '../../shared-contract.ts'
import { whenOf } from '../when.ts'

/** Time, location, price and attendance, line by line. */
export function EventFacts({ event }: { event: EventCard }) {
  const { t } = useLingui()
  const place = usePlace(event)
  const cost = useCost(event)
  return (
    <ul className="grid gap-1.5">
      <Fact icon={Clock} label={t`When`}>
        {whenOf(event)}
        {event.more_dates > 0 && (
          <span className="text-ink-3"> · {t`${plural(event.more_dates, { one: '# more date', other: '# more dates' })}`}</span>
        )}
        {!event.is_confirmed && (
          <>
            {' '}
            <span className="text-ink-3">
              <Trans>(date to be confirmed)</Trans>
            </span>
          </>
        )}
      </Fact>
      {place && (
        <Fact icon={event.format === 'online' ? Video : MapPin} label={t`Where`}>
          {place}
        </Fact>
      )}
      {cost && (
        <Fact icon={Ticket} label={t`Price and attendance`}>
          {cost}
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2.5">
      <Icon className="icon-sm mt-0.5 shrink-0 text-ink-3" aria-hidden />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

/** 'Telliskivi Creative City, Tallinn, Estonia', or as much as is known. */
export function usePlace({ format, venue, city, country }: Pick<EventCard, 'format' | 'venue' | 'city' | 'country'>): string {
  const { t } = useLingui()
  if (format === 'online') return t`Online`
  const place = [...new Set([venue, city && cityName(city), country && countryName(country)])].filter(Boolean).join(', ')
  return format === 'hybrid' ? t`${place}, and online` : place
}

/** 'Free · 340 attending', or as much as is known. */
function useCost({ min_price, max_price, currency, going, capacity, source }: EventCard): string {
  const { t } = useLingui()
  const attending = !going
    ? ''
    : source === 'curated'
      ? t`${plural(going, { one: 'About # person', other: 'About # people' })}`
      : t`${plural(going, { one: '# attending', other: '# attending' })}`
  const left = source === 'community' && capacity !== null && going !== null ? capacity - going : undefined
  const places = left === undefined ? '' : left > 0 ? t`${plural(left, { one: '# place left', other: '# places left' })}` : t`Fully booked`
  return [usePrice({ min_price, max_price, currency }), attending, places].filter(Boolean).join(' · ')
}

/** The price: 'Free', '€120', 'From €20'. Empty if unknown. */
export function usePrice({ min_price, max_price, currency }: Pick<EventCard, 'min_price' | 'max_price' | 'currency'>): string {
  const { t } = useLingui()
  if (min_price === null) return ''
  if (min_price === 0 && !max_price) return t`Free`
  const unit = currency ?? 'EUR'
  if (max_price === null || max_price === min_price) return formatMoney(min_price, unit)
  return formatMoneyRange(min_price, max_price, unit)
}

/** Up to three connections who attend, and their number. */
export function GoingConnections({ connections: { count, some } }: Pick<EventCard, 'connections'>) {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <p className="flex items-center gap-2 text-12 text-ink-2">
      <span className="flex -space-x-2">
        {some.map((member) => (
          <Avatar
            key={member.id}
            id={member.id}
            name={member.full_name}
            picture={member.profile_picture}
            size={24}
            className="ring-2 ring-surface"
          />
        ))}
      </span>
      {t`${plural(count, { one: '# of your connections is attending', other: '# of your connections are attending' })}`}
    </p>
  )
}
