import type { Message } from '../../contract.ts'
import { unsendMinutes } from '../../limits.ts'

/** A part of a conversation without gaps, in its order; what a page holds of one, however long that is. */
export interface ThreadWindow {
  items: readonly Message[]
  /** Whether messages follow that are not here; what comes in is then not put behind these. */
  hasNewer: boolean
}

/** The most messages that are kept: a good deal more than any screen shows, and few enough to lay out at once. */
export const longestWindow = 300

export const emptyWindow: ThreadWindow = { items: [], hasNewer: false }

export const firstPosition = (window: ThreadWindow): number => window.items[0]?.position ?? 1
export const lastPosition = (window: ThreadWindow): number => window.items.at(-1)?.position ?? 0

/** Whether messages stand before these; positions are counted from 1. */
export const hasOlder = (window: ThreadWindow): boolean => firstPosition(window) > 1

/** Adds the messages before these, at the price of the last ones if they are too many. Those of another place are left out. */
export function withOlder(window: ThreadWindow, items: readonly Message[]): ThreadWindow {
  if ((items.at(-1)?.position ?? 0) < firstPosition(window) - 1) return window
  const all = merged(window.items, items)
  return { items: all.slice(0, longestWindow), hasNewer: window.hasNewer || all.length > longestWindow }
}

/** Adds the messages after these, or newer news of them, at the price of the first ones. Those of another place are left out. */
export function withNewer(window: ThreadWindow, items: readonly Message[], hasNewer: boolean, longest = longestWindow): ThreadWindow {
  const isElsewhere = window.items.length > 0 && (items[0]?.position ?? 0) > lastPosition(window) + 1
  if (isElsewhere) return window
  return { items: merged(window.items, items).slice(-longest), hasNewer }
}

/** One message as it came in. Undefined: some before it are missing and have to be asked for. */
export function withMessage(window: ThreadWindow, message: Message): ThreadWindow | undefined {
  const place = message.position - lastPosition(window)
  if (place > 1) return window.hasNewer ? window : undefined
  if (place === 1) return window.hasNewer ? window : { ...window, items: [...window.items, message] }
  if (message.position < firstPosition(window)) return window
  return withChanged(window, (each) => (each.id === message.id ? newest(each, message) : each))
}

export interface Ticks {
  /** Who had sent what is ticked. */
  sender: string
  state: 'delivered' | 'read'
  /** Up to which position. */
  position: number
  at: string
}

/** Marks what somebody has received or read. */
export const withTicks = (window: ThreadWindow, ticks: Ticks): ThreadWindow => withChanged(window, (message) => ticked(message, ticks))

/** What is read was received; the first time counts. */
export function ticked(message: Message, { sender, state, position, at }: Ticks): Message {
  if (message.sender_id !== sender || message.position > position) return message
  const delivered_at = message.delivered_at ?? at
  const read_at = state === 'read' ? (message.read_at ?? at) : message.read_at
  return delivered_at === message.delivered_at && read_at === message.read_at ? message : { ...message, delivered_at, read_at }
}

export const withUnsent = (window: ThreadWindow, id: string): ThreadWindow =>
  withChanged(window, (message) => (message.id === id && !message.unsent ? { ...message, unsent: true, content: '' } : message))

/** Puts a message back as it was, after it could not be unsent. */
export const withRestored = (window: ThreadWindow, message: Message): ThreadWindow =>
  withChanged(window, (each) => (each.id === message.id ? { ...each, unsent: message.unsent, content: message.content } : each))

/** Two pieces of news of one message, which may have overtaken each other: nothing that has happened is taken back. */
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

/** Clocks of devices are not the server's; this much they may differ. */
const clockTolerance = 10 * 60_000
const unsendTime = unsendMinutes * 60_000

/**
 * The position after which to ask for news: everything before it has come to rest. Own messages may still be ticked, and all may be
 * unsent for a while; of those, only the last page is looked at again.
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

function merged(one: readonly Message[], other: readonly Message[]): Message[] {
  const byPosition = new Map(one.map((message) => [message.position, message]))
  for (const message of other) {
    const known = byPosition.get(message.position)
    byPosition.set(message.position, known ? newest(known, message) : message)
  }
  return [...byPosition.values()].toSorted((a, b) => a.position - b.position)
}

/** The same window if nothing changes, so that nothing is drawn anew. */
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
