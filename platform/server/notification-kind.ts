import type { ServerText, TextValue } from '#platform/contract.ts'
import type { Reader, Tx } from './database/index.ts'
import type { DomainEvent, DomainEventType } from './events/index.ts'
import type { Services } from './services.ts'
import type { Speaker } from '#platform/server/texts.ts'
import type { NotificationType, Priority } from '#platform/notifications.ts'

/** What a member is to be told of. Several of one batch about the same key become one; the last one's words stand. */
export interface NewNotification {
  user_id: string
  /** What it is about: while one about the same is unread, that one counts on. */
  key: string
  title: ServerText
  /** What was said or done: words of members, cut to 200 characters, or what is put into the reader's. */
  description: string | Exclude<TextValue, string | number>
  /** The address of what it is about; opening it marks it read. */
  target: string
  /** Who did it. Nobody is told of what they did themselves, or of what members hidden from them did. */
  actor_id: string | null
  /** How far it goes in what it is about, such as the position of the message; given back to `onRead`. 0 if absent. */
  position?: number
  /** How many wait under this key now; absent: one more than before. */
  count?: number
  /** They see it as it happens: it stands in the list as read, and nothing else tells them. */
  seen?: boolean
}

/** Something told before was taken back, such as an unsent message: its words go from wherever they still stand. */
export interface Retraction {
  user_id: string
  key: string
  /** The position it was told with. */
  retracts: number
  /** What still waits under the key; absent if nothing does, and then the notification goes too. */
  left?: { count: number; description: string; position: number }
}

/** A mail about what waits under one key; address, greeting and the way to unsubscribe are added to it. */
export interface NotificationMail {
  subject: string
  /** Plain text. */
  paragraphs: string[]
  /** `target` is an address of the product, from `paths`. */
  button: { label: string; target: string }
}

/** What was marked read in the list, and how far it went. */
interface ReadNotification {
  key: string
  position: number
}

/**
 * A kind of notification, declared in the descriptor of the room whose domain events it follows. Preferences, blocks,
 * badges, live pushes and the course of e-mails are somebody else's.
 */
export interface NotificationKind<Type extends DomainEventType = DomainEventType> {
  /** Such as 'messages.received', at most 60 characters, never changed; its reaction is named after it. */
  name: string
  type: NotificationType
  priority: Priority
  /** The toast's title. */
  toast: ServerText
  on: readonly Type[]
  /** How many events are told of in one transaction at most, as of a reaction. */
  atOnce?: number
  /**
   * What these events are to whom. What may have been read meanwhile is asked of the room's rows under a lock (`for share`), so that
   * whoever reads at the same time finds the notification, or is found. Locks on the room's rows come before those on notifications.
   */
  notify(tx: Tx, events: DomainEvent<Type>[]): Promise<(NewNotification | Retraction)[]>
  /** Its e-mail; absent for a kind without. */
  mail?: {
    /** At once, even if it is read meanwhile; or after more of the same was gathered for a while, unless all of it was read. */
    after: 'at once' | 'a while'
    /** The mail about what still waits under this key, in the member's language; undefined if nothing does any more. */
    compose(reader: Reader, userId: string, key: string, speaker: Speaker): Promise<NotificationMail | undefined>
  }
  /** Notifications of this kind were marked read in the list, up to all at once: what else is read by that, in the same transaction. */
  onRead?(services: Services, tx: Tx, userId: string, read: readonly ReadNotification[]): Promise<void>
}

/** Lets the compiler see that `notify` gets just the events named in `on`; kinds of all events then share one list. */
export function notificationKind<Type extends DomainEventType>(definition: NotificationKind<Type>): NotificationKind {
  return definition
}
