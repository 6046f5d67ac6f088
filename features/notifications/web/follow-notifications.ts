import type { QueryClient } from '@tanstack/react-query'
import type { ServerText } from '#platform/contract.ts'
import { delay } from '#platform/web/delay.ts'
import { throttle } from '#platform/web/throttle.ts'
import { onResync } from '#platform/web/live/index.ts'
import { mayShow } from '#platform/web/shown-once.ts'
import { itemsOf } from '#platform/web/pages.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { Notification } from '../contract.ts'
import { changesUnderWay, live, notificationPages, notifications, preferences, refresh, summary } from './data.ts'
import { isAt } from './is-at.ts'
import { isReadByItsScreen } from './kinds.ts'
import { withAllRead } from './list-changes.ts'
import { moveStoredPreference } from './move-kept-preference.ts'
import { pushPermission } from './push-permission.ts'
import { showPush, showToast } from './show-notification.ts'

/** The minimum time between refreshes of the list, in milliseconds. */
const refreshInterval = 500
/** How long hidden tabs wait for a visible one to show a notification, in milliseconds. */
const pushDelay = 500

/** While the page is open: keeps the list, badges and toasts up to date. */
export const followNotifications: Follow = ({ queryClient, memberId, here, go, onArrive, isToldElsewhere }) => {
  const mayShowHere = ({ revision }: Notification) => mayShow(`notifications-shown-${memberId}`, String(revision))
  const update = throttle(refreshInterval, () => {
    // A mutation under way refetches at its end; an earlier answer might lack its change.
    if (changesUnderWay(queryClient) === 0) void refresh(queryClient)
  })
  // Older notifications are in the list already; a new connection repeats the last of them.
  const initialRevision = queryClient.fetchQuery(summary()).then(
    ({ revision }) => revision,
    () => 0,
  )
  const isSeen = () => document.visibilityState === 'visible'
  const readHere = () => isSeen() && void markReadHere(queryClient, here())

  async function announce(notification: Notification, title: ServerText) {
    const { revision, target } = notification
    if (revision <= (await initialRevision)) return
    const open = () => go(target)
    if (isSeen()) {
      const isHere = isAt(target, here())
      const isKnown = isHere || isToldElsewhere(notification.title.id) || wasSavedHere(queryClient, notification)
      if ((await mayShowHere(notification)) && !isKnown) showToast(notification, title, open)
      if (isHere && !isReadByItsScreen(notification)) await notifications.call.markRead({ id: notification.id })
      return
    }
    if (pushPermission() !== 'granted') return
    const { push } = await queryClient.fetchQuery(preferences())
    if (!push) return
    await delay(pushDelay)
    if (await mayShowHere(notification)) await showPush(notification, title, open)
  }

  const ends = [
    live.on('notifications.new', ({ notification, toast }) => {
      update()
      // If it can't be shown, it is still in the list.
      announce(notification, toast).catch(() => {})
    }),
    live.on('notifications.changed', update),
    onResync(update),
    onArrive(readHere),
  ]
  readHere()
  void moveStoredPreference(memberId)
  return ends
}

/** Quietly marks notifications that link to the current screen as read. */
async function markReadHere(queryClient: QueryClient, here: string): Promise<void> {
  try {
    const counts = await queryClient.fetchQuery(summary())
    if (counts.unread === 0) return
    const pages = await queryClient.fetchInfiniteQuery(notificationPages())
    const about = itemsOf(pages).filter((item) => !item.read && !isReadByItsScreen(item) && isAt(item.target, here))
    for (const target of new Set(about.map((item) => item.target))) {
      const which = { up_to: Math.max(...about.map(({ revision }) => revision)), target }
      const changed = withAllRead({ pages, summary: counts }, which)
      queryClient.setQueryData(notificationPages().queryKey, changed.pages)
      queryClient.setQueryData(summary().queryKey, changed.summary)
      await notifications.call.markAllRead(which)
    }
    if (about.length > 0) await refresh(queryClient)
  } catch {
    // They stay unread, as the list shows.
  }
}

/** The maximum time between starting a save, including a picture's upload, and its notification; in milliseconds. */
const saveWindow = 60_000

/** Whether it is about a profile change saved in this tab, which has already confirmed it. */
function wasSavedHere(queryClient: QueryClient, { type, actor }: Notification): boolean {
  if (type !== 'profiles' || actor !== null) return false
  const saves = queryClient.getMutationCache().findAll({ mutationKey: [[type]] })
  return saves.some(({ state }) => state.status === 'pending' || Date.now() - state.submittedAt < saveWindow)
}
