import type { Message } from '../../contract.ts'
import { unsendMinutes } from '../../limits.ts'

/** The loaded part of a conversation: in order, without gaps, and of limited length. */
export interface ThreadWindow {
  items: readonly Message[]
  /** Whether newer messages are not loaded; arriving messages are then not appended. */
  hasNewer: boolean
}

/** How many messages are held: a good deal more than a screen shows, and few enough to lay out quickly. */
export const longestWindow = 300

export const emptyWindow: ThreadWindow = { items: [], hasNewer: false }

export const firstPosition = (window: ThreadWindow): number => window.items[0]?.position ?? 1
export const lastPosition = (window: ThreadWindow): number => window.items.at(-1)?.position ?? 0

/** Whether there are earlier messages; positions start at 1. */
export const hasOlder = (window: ThreadWindow): boolean => firstPosition(window) > 1

/** Prepends messages, dropping the last ones beyond the limit. Messages that don't adjoin the window are ignored. */
export function withOlder(window: ThreadWindow, items: readonly Message[]): ThreadWindow {
  if (!adjoins(window, items)) return window
  const all = merged(window.items, items)
  return { items: all.slice(0, longestWindow), hasNewer: window.hasNewer || all.length > longestWindow }
}

/** Appends messages or updates them, dropping the first ones beyond the limit. Messages that don't adjoin the window are ignored. */
export function withNewer(window: ThreadWindow, items: readonly Message[], hasNewer: boolean, longest = longestWindow): ThreadWindow {
  if (!adjoins(window, items)) return window
  return { items: merged(window.items, items).slice(-longest), hasNewer }
}

/** Appends the page after a window, unless a jump has replaced that window meanwhile. */
export const withPageAfter = (current: ThreadWindow, asked: ThreadWindow, items: readonly Message[], hasNewer: boolean): ThreadWindow =>
  lastPosition(current) === lastPosition(asked) ? withNewer(current, items, hasNewer) : current

/** Appends what is new since the end was loaded, unless the window does not reach the end any more, as after a jump. */
export const withNews = (window: ThreadWindow, items: readonly Message[], hasNewer: boolean): ThreadWindow =>
  window.hasNewer ? window : withNewer(window, items, hasNewer, 2 * longestWindow)

/** Adds a message that just arrived. Returns undefined if earlier ones are missing and have to be fetched. */
export function withMessage(window: ThreadWindow, message: Message): ThreadWindow | undefined {
  const place = message.position - lastPosition(window)
  if (place > 1) return window.hasNewer ? window : undefined
  if (place === 1) return window.hasNewer ? window : { ...window, items: [...window.items, message] }
  if (message.position < firstPosition(window)) return window
  return withChanged(window, (each) => (each.id === message.id ? newest(each, message) : each))
}

export interface Ticks {
  /** The sender of the messages. */
  sender: string
  state: 'delivered' | 'read'
  /** The last position affected. */
  position: number
  at: string
}

/** Marks messages as delivered or read. */
export const withTicks = (window: ThreadWindow, ticks: Ticks): ThreadWindow => withChanged(window, (message) => ticked(message, ticks))

/** A read message is delivered too; the first times count. */
export function ticked(message: Message, { sender, state, position, at }: Ticks): Message {
  if (message.sender_id !== sender || message.position > position) return message
  const delivered_at = message.delivered_at ?? at
  const read_at = state === 'read' ? (message.read_at ?? at) : message.read_at
  return delivered_at === message.delivered_at && read_at === message.read_at ? message : { ...message, delivered_at, read_at }
}

export const withUnsent = (window: ThreadWindow, id: string): ThreadWindow =>
  withChanged(window, (message) => (message.id === id && !message.unsent ? { ...message, unsent: true, content: '' } : message))

/** Restores a message that could not be unsent. */
export const withRestored = (window: ThreadWindow, message: Message): ThreadWindow =>
  withChanged(window, (each) => (each.id === message.id ? { ...each, unsent: message.unsent, content: message.content } : each))

/** Merges two versions of a message, in any order: delivery, reading and unsending are never undone. */
export function newest(one: Message, other: Message): Message {
  const unsent = one.unsent || other.unsent
  const both: Message = {
    ...one,
    delivered_at: earliest(one.delivered_at, other.delivered_at),
    read_at: earliest(one.read_at, other.read_at),
    unsent,
    content: unsent ? '' : one.content,
  }
  return isSame(one, both) ? one : both
}

/** How far a device's clock may differ from the server's. */
const clockTolerance = 10 * 60_000
const unsendTime = unsendMinutes * 60_000

/**
 * The position after which to ask for changes: nothing before it can change any more. Own messages may still be delivered and read, and all
 * may be unsent for a while; of those, only the last page is checked again.
 * @param since when the window was last known to be up to date, in milliseconds
 */
export function settledPosition(window: ThreadWindow, self: string, since: number, page = 50): number {
  const last = lastPosition(window)
  const changeable = window.items.find(
    (message) =>
      message.position > last - page &&
      !message.unsent &&
      ((message.sender_id === self && message.read_at === null) || Date.parse(message.created_at) > since - unsendTime - clockTolerance),
  )
  return changeable ? changeable.position - 1 : last
}

/** Whether messages can be merged into the window without a gap. */
function adjoins(window: ThreadWindow, items: readonly Message[]): boolean {
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || window.items.length === 0) return true
  return first.position <= lastPosition(window) + 1 && last.position >= firstPosition(window) - 1
}

function merged(one: readonly Message[], other: readonly Message[]): Message[] {
  const byPosition = new Map(one.map((message) => [message.position, message]))
  for (const message of other) {
    const known = byPosition.get(message.position)
    byPosition.set(message.position, known ? newest(known, message) : message)
  }
  return [...byPosition.values()].toSorted((a, b) => a.position - b.position)
}

/** The same object if nothing changes, to avoid a render. */
function withChanged(window: ThreadWindow, change: (message: Message) => Message): ThreadWindow {
  const items = window.items.map(change)
  return items.every((message, index) => message === window.items[index]) ? window : { ...window, items }
}

function earliest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) <= Date.parse(other) ? one : other
}

const isSame = (one: Message, other: Message) =>
  one.delivered_at === other.delivered_at && one.read_at === other.read_at && one.unsent === other.unsent && one.content === other.content
