import type { Notification } from '../contract.ts'
import { priorities } from '#platform/notifications.ts'

/** How many the panel shows. */
const mostItems = 15

/** What the panel shows of the list: unread ones first, the most urgent of them first of all, and the newest of what is equal. */
export function panelItems(items: readonly Notification[]): Notification[] {
  return items.toSorted((a, b) => rank(a) - rank(b) || b.revision - a.revision).slice(0, mostItems)
}

const rank = ({ read, priority }: Notification) => (read ? priorities.length : priorities.indexOf(priority))

/** Shortens a text to a number of characters, as a reader counts them, with an ellipsis for the rest. */
export function cut(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}
