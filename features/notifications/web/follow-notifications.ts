import type { ServerText } from '#platform/contract.ts'
import { atMostEvery } from '#platform/web/at-most-every.ts'
import { onResync } from '#platform/web/live/index.ts'
import { mayShow } from '#platform/web/shown-once.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { Notification } from '../contract.ts'
import { changesUnderWay, live, notifications, preferences, refresh, summary } from './data.ts'
import { isAt } from './is-at.ts'
import { isReadByItsScreen } from './kinds.ts'
import { markReadHere } from './mark-read-here.ts'
import { moveKeptPreference } from './move-kept-preference.ts'
import { wasSavedHere } from './own-changes.ts'
import { pushPermission } from './push-permission.ts'
import { showPush, showToast } from './show-notification.ts'

/** How often a stream of changes is asked about, and how long hidden tabs leave it to visible ones to show something. */
const pause = { refresh: 500, push: 500 }

/** Keeps list, badges and toasts up with the server while the page stands. @returns ends it */
export const followNotifications: Follow = ({ queryClient, memberId, here, go, onArrive, isToldElsewhere }) => {
  const isOurs = ({ revision }: Notification) => mayShow(`notifications-shown-${memberId}`, String(revision))
  const update = atMostEvery(pause.refresh, () => {
    // A change of ours asks once it is through; before that, the answer could be one without it.
    if (changesUnderWay(queryClient) === 0) void refresh(queryClient)
  })
  // What was there when the page came stands in its list; a connection tells the last of it again.
  const beginning = queryClient.ensureQueryData(summary()).then(
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
    await new Promise((resolve) => setTimeout(resolve, pause.push))
    if (await isOurs(notification)) showPush(notification, title, open)
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
