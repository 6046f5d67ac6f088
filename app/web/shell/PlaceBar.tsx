import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useIsPhone } from '#platform/web/phone.ts'
import { classNames } from '#ui/class-names.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { hrefOf } from '../rooms.ts'
import { useCurrentTab } from './current-tab.ts'
import { usePlaces } from './use-places.ts'
import { useWaiting } from './Waiting.tsx'

/** The tabs of the current place, below the header; nothing if it has only one. On phones only on the tabs' own screens. */
export function PlaceBar() {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  const waiting = useWaiting()
  const isPhone = useIsPhone()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const place = usePlaces().find(({ id }) => id === current.place)
  if (!place || place.tabs.length < 2 || (isPhone && !place.tabs.some((tab) => hrefOf(tab) === path))) return null
  return (
    <nav aria-label={i18n._(place.label)} className="overflow-x-auto border-b border-line bg-surface [scrollbar-width:none]">
      <div className="mx-auto flex max-w-[calc(var(--container-page)+48px)] gap-2 px-4 phone:px-2">
        {place.tabs.map((tab) => {
          const isCurrent = tab.id === current.id
          const badge = waiting(tab.id)
          return (
            <Link
              key={tab.id}
              to={hrefOf(tab)}
              aria-current={isCurrent ? 'page' : undefined}
              activeOptions={{ exact: true }}
              className={classNames(
                'inline-flex h-10 items-center gap-1.5 px-2 whitespace-nowrap outline-offset-[-3px] phone:h-11',
                isCurrent ? 'font-medium text-accent-ink forced-colors:underline' : 'text-ink-2 hover:text-ink',
              )}
            >
              {i18n._(tab.shortLabel ?? tab.label)}
              {badge && (
                <CountBadge>
                  {badge}
                  <span className="sr-only"> {t`unread`}</span>
                </CountBadge>
              )}
            </Link>
          )
        })}
      </div>
    </nav>
  )
}
