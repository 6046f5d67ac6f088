import type { Notification } from '../contract.ts'
import { priorities } from '#platform/notifications.ts'

/** How many notifications the panel shows. */
const maxItems = 15

/** The panel's selection: unread ones first, by priority, then by time. */
export function panelItems(items: readonly Notification[]): Notification[] {
  return items.toSorted((a, b) => rank(a) - rank(b) || b.revision - a.revision).slice(0, maxItems)
}

const rank = ({ read, priority }: Notification) => (read ? priorities.length : priorities.indexOf(priority))

/** Shortens a text to a number of visible characters, with an ellipsis. */
export function cut(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}
