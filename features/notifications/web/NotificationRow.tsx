import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-aria-components/Link'
import { wordsOf } from '#platform/web/server-text.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { Notification } from '../contract.ts'
import { typeIcons } from './kinds.ts'
import { titleInWords } from './notification-texts.ts'
import { cut } from './panel-items.ts'
import { RelativeTime } from './RelativeTime.tsx'

interface NotificationRowProps {
  notification: Notification
  /** The maximum length of the description, in characters. */
  length?: number
  onOpen?: () => void
  /** Absent in the activity list, where the read state does not matter. */
  onMarkRead?: () => void
}

/** A notification: the actor and what they did, an excerpt, and the time. The whole row is a link. */
export function NotificationRow({ notification, length, onOpen, onMarkRead }: NotificationRowProps) {
  const { t } = useLingui()
  const link = useRef<HTMLAnchorElement>(null)
  const titleId = useId()
  const { type, actor, target, count, created_at } = notification
  const description = wordsOf(notification.description)
  const title = titleInWords(notification.title)
  const isUnread = !notification.read && onMarkRead !== undefined
  const Icon = typeIcons[type]

  return (
    <li className="relative flex items-start gap-3 border-t border-line py-3 ps-5 pe-3 first:border-t-0 hover:bg-hover-raised phone:py-3.5 phone:ps-4.5 phone:pe-1">
      {isUnread && <span aria-hidden className="absolute start-[7px] top-7 size-1.5 rounded-full bg-accent-mark" />}
      {actor ? (
        <Avatar id={actor.id} name={actor.full_name} picture={actor.profile_picture} size={40} kind={Icon} />
      ) : (
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2 dark:bg-pressed">
          <Icon />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <Link
          ref={link}
          id={titleId}
          href={target}
          onPress={onOpen}
          dir="auto"
          className={classNames(
            'block truncate rounded-badge outline-offset-2 after:absolute after:inset-0 phone:line-clamp-2 phone:whitespace-normal phone:after:end-11',
            isUnread ? 'font-semibold' : 'font-medium',
          )}
        >
          {isUnread && <span className="sr-only">{t`Unread:`} </span>}
          {title}
        </Link>
        <p dir="auto" className="truncate text-ink-2">
          {length === undefined ? description : cut(description, length)}
        </p>
        <div className="flex gap-2 text-12">
          <RelativeTime at={created_at} inFeed={!onMarkRead} />
          {isUnread && count > 1 && <span className="text-accent-ink">{t`${plural(count, { one: '# new', other: '# new' })}`}</span>}
        </div>
      </div>
      {isUnread && (
        <IconButton
          icon={Check}
          size="small"
          label={t`Mark as read`}
          aria-describedby={titleId}
          className="relative phone:-my-2"
          onPress={() => {
            // The button disappears when pressed, so the focus moves to the row.
            link.current?.focus()
            onMarkRead()
          }}
        />
      )}
    </li>
  )
}
