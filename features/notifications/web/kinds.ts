import { Briefcase, Calendar, CircleUserRound, type LucideIcon, MessageCircle, Newspaper, Sparkles } from 'lucide-react'
import type { Notification } from '../contract.ts'
import type { NotificationType } from '#platform/notifications.ts'

/** What stands at the corner of an avatar, or in its place. */
export const typeIcons: Record<NotificationType, LucideIcon> = {
  messages: MessageCircle,
  matches: Sparkles,
  deals: Briefcase,
  events: Calendar,
  profiles: CircleUserRound,
  content: Newspaper,
}

/**
 * Conversations tell the server themselves how far they were read, and show where the unread part begins: nothing else may mark them read
 * when one goes there.
 */
export const isReadByItsScreen = ({ type }: Notification): boolean => type === 'messages'
