import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Briefcase, Calendar, type LucideIcon, MessageCircle, Sparkles, Star } from 'lucide-react'
import { RelativeTime } from '#features/notifications/web/index.ts'
import type { ActivityItem, ActivityType } from '#platform/home.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { Avatar } from '#ui/Avatar.tsx'

const textOf = textsOf('activity')

const icons: Record<ActivityType, LucideIcon> = {
  message: MessageCircle,
  match: Sparkles,
  deal: Briefcase,
  event: Calendar,
  review: Star,
}

export const ActivityList = ({ labelledBy, items }: { labelledBy: string; items: readonly ActivityItem[] }) => (
  <ul aria-labelledby={labelledBy} className="card">
    {items.map((item) => (
      <ActivityRow key={`${item.type} ${item.id}`} item={item} />
    ))}
  </ul>
)

function ActivityRow({ item: { type, title, text, at, is_new, href, member } }: { item: ActivityItem }) {
  const { t } = useLingui()
  const Icon = icons[type]
  return (
    <li className="relative mx-5 flex min-h-16 items-center gap-3 border-t border-line py-2.5 first:border-t-0 phone:mx-4">
      {member ? (
        <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} kind={Icon} />
      ) : (
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
          <Icon />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link
            to={href}
            dir="auto"
            className="min-w-0 rounded-badge font-medium outline-offset-2 wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {is_new && <span className="sr-only">{t`Unread:`} </span>}
            {textOf(title)}
          </Link>
          {is_new && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-accent-mark" />}
        </p>
        {text && (
          <p dir="auto" className="truncate text-ink-2">
            {text}
          </p>
        )}
      </div>
      <span className="shrink-0">
        <RelativeTime at={at} inFeed />
      </span>
    </li>
  )
}
