import { daysBetween } from '#platform/web/name-of-day.ts'
import type { Message } from '../../contract.ts'
import type { OutgoingMessage } from '../outbox/outbox.ts'

/** Lines of a conversation, from top to bottom. */
export type Line = { kind: 'day'; key: string; day: Date } | { kind: 'unread'; key: string; count: number } | MessageLine

export interface MessageLine {
  kind: 'message'
  key: string
  message: Message | OutgoingMessage
  isOwn: boolean
  /** Whether another sender or a pause follows: the next message keeps a distance. */
  endsGroup: boolean
}

/** The last message read, and how many unread ones follow. */
export interface UnreadMark {
  after: number
  count: number
}

/** Messages of one sender form a group if no more time than this is between them. */
const groupPause = 5 * 60_000

export const isOutgoing = (message: Message | OutgoingMessage): message is OutgoingMessage => 'isTried' in message

export const timeOf = (message: Message | OutgoingMessage): Date => new Date(isOutgoing(message) ? message.at : message.created_at)

/** The lines of a conversation, with outgoing messages at the end unless they have arrived already. */
export function linesOf(
  messages: readonly Message[],
  { self, outgoing, unread }: { self: string; outgoing: readonly OutgoingMessage[]; unread?: UnreadMark | undefined },
): Line[] {
  const arrived = new Set(messages.map((message) => message.id))
  const lines: Line[] = []
  let before: MessageLine | undefined
  let isMarked = unread === undefined || unread.count === 0

  for (const message of [...messages, ...outgoing.filter((each) => !arrived.has(each.id))]) {
    const time = timeOf(message)
    const isOwn = isOutgoing(message) || message.sender_id === self
    const isNewDay = !before || daysBetween(timeOf(before.message), time) !== 0
    if (isNewDay) lines.push({ kind: 'day', key: `day ${time.toDateString()}`, day: time })
    const isFirstUnread = !isMarked && !isOwn && !isOutgoing(message) && message.position > (unread?.after ?? 0)
    if (isFirstUnread) {
      lines.push({ kind: 'unread', key: 'unread', count: unread?.count ?? 0 })
      isMarked = true
    }
    if (before) {
      const pause = time.getTime() - timeOf(before.message).getTime()
      before.endsGroup = isNewDay || isFirstUnread || before.isOwn !== isOwn || pause > groupPause
    }
    before = { kind: 'message', key: message.id, message, isOwn, endsGroup: true }
    lines.push(before)
  }
  return lines
}

/**
 * Position of the unread line. It appears for messages that arrive while the member is away, counts up as more arrive, and stays in place
 * while they are read.
 */
export function nextUnreadMark(
  mark: UnreadMark | undefined,
  { read_position, unread }: { read_position: number; unread: number },
  isReading: boolean,
): UnreadMark | undefined {
  if (unread === 0 || isReading) return mark
  if (mark && mark.after === read_position) return mark.count === unread ? mark : { ...mark, count: unread }
  const isBeingRead = mark !== undefined && read_position > mark.after && unread < mark.count
  return isBeingRead ? mark : { after: read_position, count: unread }
}
