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
import { moveKeptPreference } from './move-kept-preference.ts'
import { pushPermission } from './push-permission.ts'
import { showPush, showToast } from './show-notification.ts'

/** At most so often a stream of changes refreshes the list, in milliseconds. */
const refreshInterval = 500
/** So long hidden tabs leave it to a visible one to show something, in milliseconds. */
const pushDelay = 500

/** Keeps list, badges and toasts up with the server while the page stands. @returns ends it */
export const followNotifications: Follow = ({ queryClient, memberId, here, go, onArrive, isToldElsewhere }) => {
  const isOurs = ({ revision }: Notification) => mayShow(`notifications-shown-${memberId}`, String(revision))
  const update = throttle(refreshInterval, () => {
    // A change of ours asks once it is through; before that, the answer could be one without it.
    if (changesUnderWay(queryClient) === 0) void refresh(queryClient)
  })
  // What was there when the page came stands in its list; a connection tells the last of it again.
  const beginning = queryClient.fetchQuery(summary()).then(
    ({ revision }) => revision,
    () => 0,
  )
  const isSeen = () => document.visibilityState === 'visible'
  const readHere = () => isSeen() && void markReadHere(queryClient, here())

  async function tell(notification: Notification, title: ServerText) {
    const { revision, target } = notification
    if (revision <= (await beginning)) return
    const open = () => go(target)
    if (isSeen()) {
      const isHere = isAt(target, here())
      const isKnown = isHere || isToldElsewhere(notification.title.id) || wasSavedHere(queryClient, notification)
      if ((await isOurs(notification)) && !isKnown) showToast(notification, title, open)
      if (isHere && !isReadByItsScreen(notification)) await notifications.call.markRead({ id: notification.id })
      return
    }
    if (pushPermission() !== 'granted') return
    const { push } = await queryClient.fetchQuery(preferences())
    if (!push) return
    await delay(pushDelay)
    if (await isOurs(notification)) await showPush(notification, title, open)
  }

  const ends = [
    live.on('notifications.new', ({ notification, toast }) => {
      update()
      // What cannot be shown stands in the list.
      tell(notification, toast).catch(() => {})
    }),
    live.on('notifications.changed', update),
    onResync(update),
    onArrive(readHere),
  ]
  readHere()
  void moveKeptPreference(memberId)
  return () => {
    for (const end of ends) end()
  }
}

/** What is about the screen one is at has been seen: it is marked read, quietly. */
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
    // They stay unread; the list says so.
  }
}

/** How long after it was begun the server tells of a change at the latest, a picture's upload included; in milliseconds. */
const aMoment = 60_000

/** Whether it tells of what was saved in this very tab, which has said so itself: a change of one's own profile. */
function wasSavedHere(queryClient: QueryClient, { type, actor }: Notification): boolean {
  if (type !== 'profiles' || actor !== null) return false
  const saves = queryClient.getMutationCache().findAll({ mutationKey: [[type]] })
  return saves.some(({ state }) => state.status === 'pending' || Date.now() - state.submittedAt < aMoment)
}
