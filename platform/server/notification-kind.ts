import type { ServerText, TextValue } from '#platform/contract.ts'
import type { Reader, Tx } from './database/index.ts'
import type { DomainEvent, DomainEventType } from './events/index.ts'
import type { Services } from './services.ts'
import type { Speaker } from '#platform/server/texts.ts'
import type { NotificationType, Priority } from '#platform/notifications.ts'

/** A new notification. Several of one batch with the same key become one, with the text of the last. */
export interface NewNotification {
  user_id: string
  /** What it is about: while a notification with this key is unread, new ones increase its count. */
  key: string
  title: ServerText
  /** What was written or done: text of members, cut to 200 characters, or a text with values in the reader's language. */
  description: string | Exclude<TextValue, string | number>
  /** The URL it leads to; opening it marks the notification as read. */
  target: string
  /** Who did it. Members are not notified about their own actions, or those of members hidden from them. */
  actor_id: string | null
  /** How far it goes within its subject, such as the position of a message; passed to `onRead`. 0 by default. */
  position?: number
  /** How many are unread with this key; absent: one more than before. */
  count?: number
  /** The member sees it happen: it is listed as read, with no other alert. */
  seen?: boolean
}

/** Something was taken back, such as an unsent message: its text is removed wherever it is still shown. */
export interface Retraction {
  user_id: string
  key: string
  /** The position of the notification to retract; null if it shows nothing that was taken back. */
  retracts: number | null
  /** The rest that is still unread with this key; absent if there is none, and then the notification is deleted as well. */
  left?: { count: number; description: string; position: number }
}

/** An email about everything unread with a key; recipient, greeting and unsubscribe link are added. */
export interface NotificationMail {
  subject: string
  /** Plain text. */
  paragraphs: string[]
  /** `target` is a path from `paths`. */
  button: { label: string; target: string }
}

/** A notification that was marked as read in the list, and how far it went. */
interface ReadNotification {
  key: string
  position: number
}

/**
 * A kind of notification, declared by the room whose domain events it follows. Preferences, blocks, badges, live pushes and email delivery
 * are handled elsewhere.
 */
export interface NotificationKind<Type extends DomainEventType = DomainEventType> {
  /** For example 'messages.received', at most 60 characters; never changes, because its reaction is named after it. */
  name: string
  type: NotificationType
  priority: Priority
  /** The title of the toast. */
  toast: ServerText
  on: readonly Type[]
  /** The most events per transaction, as for a reaction. */
  atOnce?: number
  /**
   * Turns events into notifications. Whether something has been read meanwhile is checked in the room's rows under a lock (`for share`), so
   * that a concurrent read is not missed. Lock the room's rows before notifications.
   */
  notify(tx: Tx, events: DomainEvent<Type>[]): Promise<(NewNotification | Retraction)[]>
  /** Its email; absent for kinds without one. */
  mail?: {
    /** 'at once' even if it has been read meanwhile; 'a while' collects more of the same, and skips the email if all of it was read. */
    after: 'at once' | 'a while'
    /** Members who are leaving or suspended get it, too. They can't open what most others are about. */
    toAbsent?: boolean
    /** The email about everything unread with this key, in the member's language; undefined if nothing is. */
    compose(reader: Reader, userId: string, key: string, speaker: Speaker): Promise<NotificationMail | undefined>
  }
  /** Notifications of this kind were marked as read in the list, one or all: marks what else is read by that, in the same transaction. */
  onRead?(services: Services, tx: Tx, userId: string, read: readonly ReadNotification[]): Promise<void>
}

/** Types `notify` by the events named in `on`, so that kinds of all events fit into one list. */
export function notificationKind<Type extends DomainEventType>(definition: NotificationKind<Type>): NotificationKind {
  return definition
}
