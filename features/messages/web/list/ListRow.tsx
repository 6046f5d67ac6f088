import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useToday } from '#platform/web/use-today.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { lastTime } from '../times.ts'
import type { Partner } from '../../contract.ts'
import { useMessagesRoute } from '../use-messages-route.ts'
import { usePartnerName } from '../use-partner-name.ts'

interface ListRowProps {
  member: Pick<Partner, 'id' | 'full_name' | 'profile_picture'> & Partial<Pick<Partner, 'standing'>>
  /** Position of a message to scroll to. */
  at?: number
  /** At the end of the first line. */
  time?: ReactNode
  isUnread?: boolean
  /** The second line. */
  children: ReactNode
}

/** A member in the list; the whole row links to the conversation. */
export function ListRow({ member, at, time, isUnread = false, children }: ListRowProps) {
  const route = useMessagesRoute()
  const name = usePartnerName(member)
  const isCurrent = route.with === member.id && (at === undefined || at === route.at)
  return (
    <li className="[contain-intrinsic-size:auto_64px] [content-visibility:auto]">
      <Link
        to="/dashboard/tab/messages"
        search={{ with: member.id, at, q: route.q }}
        state={{ isFromList: route.with === undefined }}
        preload={false}
        resetScroll={false}
        data-row
        className={classNames(
          'flex min-h-16 items-center gap-3 rounded-tile p-2.5 -outline-offset-2 phone:px-2',
          isCurrent ? 'bg-selected' : 'hover:bg-hover',
        )}
      >
        <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={44} />
        <div className="min-w-0 flex-1">
          <div className="flex items-center justify-between gap-2">
            <span dir="auto" className={classNames('truncate', isUnread ? 'font-semibold' : 'font-medium')}>
              {name}
            </span>
            {time && (
              <span className={classNames('shrink-0 text-12 tabular-nums', isUnread ? 'font-medium text-accent-ink' : 'text-ink-3')}>
                {time}
              </span>
            )}
          </div>
          <div className="mt-px flex min-h-5 items-center gap-2 text-ink-2">{children}</div>
        </div>
      </Link>
    </li>
  )
}

/** A part of the list with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-2.5 pt-4 pb-1.5 text-12 font-medium text-ink-3 phone:px-2">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

/** Time of the last message, as short as a list needs it. */
export function LastTime({ time }: { time: string }) {
  const { t } = useLingui()
  const shown = lastTime(new Date(time), useToday())
  return <time dateTime={time}>{shown === 'yesterday' ? t`Yesterday` : shown}</time>
}
