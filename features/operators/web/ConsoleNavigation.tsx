import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ConsolePage, consoleGroups } from '#platform/web/rooms/room.ts'
import { operatorsPath } from '../paths.ts'
import { WaitingCount } from './WaitingCount.tsx'
import { useConsolePages, useConsoleWaiting, useGroupNames } from './console-pages.ts'

/** The console's pages in their groups, with how much waits on each. */
export function ConsoleNavigation() {
  const { t } = useLingui()
  const pages = useConsolePages()
  const waiting = useConsoleWaiting()
  const names = useGroupNames()
  return (
    <nav aria-label={t`Operators`} className="grid gap-5">
      <div className="max-lg:hidden">
        <ConsoleLink href={operatorsPath()} label={t`Overview`} isExact />
      </div>
      {consoleGroups.map((group) => {
        const inGroup = pages.filter((page) => page.group === group)
        return inGroup.length === 0 ? null : <Group key={group} title={names[group]} pages={inGroup} waiting={waiting} />
      })}
    </nav>
  )
}

interface GroupProps {
  title: string
  pages: readonly ConsolePage[]
  waiting: ReadonlyMap<string, number>
}

function Group({ title, pages, waiting }: GroupProps) {
  const { i18n } = useLingui()
  return (
    <section aria-label={title}>
      <h2 className="mb-1 px-2.5 text-12 font-medium text-ink-3">{title}</h2>
      <ul className="grid gap-0.5">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <ConsoleLink href={href} label={i18n._(label)} count={waiting.get(href)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ConsoleLinkProps {
  href: string
  label: string
  count?: number | undefined
  /** Not current on the pages below its address. */
  isExact?: boolean
}

const ConsoleLink = ({ href, label, count, isExact = false }: ConsoleLinkProps) => (
  <Link
    to={href}
    activeOptions={{ exact: isExact, includeSearch: false }}
    className="flex min-h-9 items-center justify-between gap-2 rounded-control px-2.5 py-1 text-ink-2 hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-medium aria-[current=page]:text-accent-ink max-lg:min-h-11"
  >
    <span className="min-w-0 wrap-anywhere">{label}</span>
    {count ? <WaitingCount>{count}</WaitingCount> : null}
  </Link>
)
