import { Briefcase, Calendar, CircleUserRound, type LucideIcon, MessageCircle, Newspaper, Sparkles } from 'lucide-react'
import type { Notification } from '../contract.ts'
import type { NotificationType } from '#platform/notifications.ts'

/** The icon at the corner of an avatar, or in its place. */
export const typeIcons: Record<NotificationType, LucideIcon> = {
  messages: MessageCircle,
  matches: Sparkles,
  deals: Briefcase,
  events: Calendar,
  profiles: CircleUserRound,
  content: Newspaper,
}

/**
 * Conversations report their read position themselves, and show where the unread part begins: opening one must not mark all of it as
 * read.
 */
export const isReadByItsScreen = ({ type }: Notification): boolean => type === 'messages'
