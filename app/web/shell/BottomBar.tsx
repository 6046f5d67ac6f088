import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { classNames } from '#ui/class-names.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { hrefOf, tabs } from '../rooms.ts'
import { useCurrentTab } from './use-current-tab.ts'
import { useTabBadges } from './Waiting.tsx'

const onPhones = tabs.flatMap((tab) => (tab.phone ? [{ ...tab, phone: tab.phone }] : []))
/** It has an order of its own. */
const phoneTabs = [...onPhones.filter(({ phone }) => !phone.isLast), ...onPhones.filter(({ phone }) => phone.isLast)]

/** The phone's lower bar: one link a room, 44 px wide at least (40 px on the narrowest screens). */
export function BottomBar() {
  const { t, i18n } = useLingui()
  const current = useCurrentTab()
  const badges = useTabBadges()
  return (
    <>
      <div aria-hidden className="h-[calc(var(--tabbar)+env(safe-area-inset-bottom))]" />
      <nav
        aria-label={t`Sections`}
        className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface px-0.5 pb-[env(safe-area-inset-bottom)]"
      >
        {phoneTabs.map((tab) => {
          const { id, phone } = tab
          const Icon = phone.icon
          const isCurrent = id === current.id
          return (
            <Link
              key={id}
              to={hrefOf(tab)}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'relative grid h-tabbar min-w-11 flex-auto content-center justify-items-center gap-[3px] text-10 font-medium tracking-[-0.02em] max-[359px]:min-w-10',
                isCurrent ? 'font-semibold text-accent-ink' : 'text-ink-2',
              )}
            >
              <Icon className="size-[21px]" aria-hidden />
              {i18n._(phone.label)}
              {badges[id] && (
                <CountBadge className="absolute start-[calc(50%+3px)] top-[5px] h-4 min-w-4 px-1 text-10 ring-2 ring-surface">
                  {badges[id]}
                  <span className="sr-only"> {t`unread`}</span>
                </CountBadge>
              )}
            </Link>
          )
        })}
      </nav>
    </>
  )
}
