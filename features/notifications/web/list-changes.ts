import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#platform/contract.ts'
import { itemsOf } from '#platform/web/pages.ts'
import type { Notification, NotificationSummary } from '../contract.ts'

export type NotificationPages = InfiniteData<Page<Notification>, string | undefined>

/** The cached list and counts; either may not be loaded yet. */
export interface Known {
  pages: NotificationPages | undefined
  summary: NotificationSummary | undefined
}

/** Marks one notification as read. */
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

/** Marks all as read up to a revision, optionally only those that link to an address. */
export function withAllRead({ pages, summary }: Known, { up_to, target }: { up_to: number; target?: string | undefined }): Known {
  const isMeant = (item: Notification) => !item.read && item.revision <= up_to && (target === undefined || item.target === target)
  if (target !== undefined) {
    return itemsOf(pages)
      .filter(isMeant)
      .reduce<Known>((known, { id }) => withRead(known, id), { pages, summary })
  }
  return {
    pages: pages && mapItems(pages, (item) => (isMeant(item) ? { ...item, read: true } : item)),
    summary: countsWithoutUnread(summary, up_to),
  }
}

/** Clears all up to a revision. */
export function withoutAll({ pages, summary }: Known, { up_to }: { up_to: number }): Known {
  const left = itemsOf(pages).filter((item) => item.revision > up_to)
  return {
    pages: pages && { pages: [{ items: left, next_cursor: null }], pageParams: [undefined] },
    summary: countsWithoutUnread(summary, up_to),
  }
}

/** The counts after a change, which can be known only if they include nothing newer. */
function countsWithoutUnread(summary: NotificationSummary | undefined, upTo: number): NotificationSummary | undefined {
  return summary && summary.revision <= upTo ? { ...summary, unread: 0, unseen: {}, unseen_kinds: {} } : summary
}

function mapItems(pages: NotificationPages, change: (item: Notification) => Notification): NotificationPages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.map(change) })) }
}
