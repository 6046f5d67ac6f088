import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#platform/contract.ts'
import { itemsOf } from '#platform/web/pages.ts'
import type { Notification, NotificationSummary } from '../contract.ts'

export type NotificationPages = InfiniteData<Page<Notification>, string | undefined>

/** What the screens know of the notifications; either part may not be there yet. */
export interface Known {
  pages: NotificationPages | undefined
  summary: NotificationSummary | undefined
}

/** One of them was read. */
export function withRead({ pages, summary }: Known, id: number): Known {
  const item = itemsOf(pages).find((each) => each.id === id && !each.read)
  if (!item) return { pages, summary }
  return {
    pages: pages && mapItems(pages, (each) => (each.id === id ? { ...each, read: true } : each)),
    summary: summary && {
      ...summary,
      unread: Math.max(0, summary.unread - item.count),
      unseen: { ...summary.unseen, [item.type]: Math.max(0, (summary.unseen[item.type] ?? 0) - 1) },
    },
  }
}

/** All were read, up to a revision; perhaps only those about one address. */
export function withAllRead({ pages, summary }: Known, { up_to, target }: { up_to: number; target?: string | undefined }): Known {
  const isMeant = (item: Notification) => !item.read && item.revision <= up_to && (target === undefined || item.target === target)
  if (target !== undefined) {
    return itemsOf(pages)
      .filter(isMeant)
      .reduce<Known>((known, { id }) => withRead(known, id), { pages, summary })
  }
  return {
    pages: pages && mapItems(pages, (item) => (isMeant(item) ? { ...item, read: true } : item)),
    summary: nothingWaits(summary, up_to),
  }
}

/** All were cleared away, up to a revision. */
export function withoutAll({ pages, summary }: Known, { up_to }: { up_to: number }): Known {
  const left = itemsOf(pages).filter((item) => item.revision > up_to)
  return {
    pages: pages && { pages: [{ items: left, next_cursor: null }], pageParams: [undefined] },
    summary: nothingWaits(summary, up_to),
  }
}

/** What came since is not known to the change: only a summary that is no newer can be told. */
function nothingWaits(summary: NotificationSummary | undefined, upTo: number): NotificationSummary | undefined {
  return summary && summary.revision <= upTo ? { ...summary, unread: 0, unseen: {}, unseen_kinds: {} } : summary
}

function mapItems(pages: NotificationPages, change: (item: Notification) => Notification): NotificationPages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.map(change) })) }
}
