import type { QueryClient } from '@tanstack/react-query'
import type { ServerText } from '#platform/contract.ts'
import { delay } from '#platform/web/delay.ts'
import { throttle } from '#platform/web/throttle.ts'
import { onResync } from '#platform/web/live/index.ts'
import { mayShow } from '#platform/web/shown-once.ts'
import type { Notification } from '../contract.ts'
import { changesUnderWay, live, notifications, preferences, refresh, summary } from './data.ts'
import { isAt } from './is-at.ts'
import { isReadByItsScreen } from './kinds.ts'
import { markReadHere } from './mark-read-here.ts'
import { moveKeptPreference } from './move-kept-preference.ts'
import { wasSavedHere } from './own-changes.ts'
import { pushPermission } from './push-permission.ts'
import { showPush, showToast } from './show-notification.ts'

/** Where the reader is, what they see there, and how one brings them elsewhere. */
export interface Screens {
  /** Path and search. */
  here: () => string
  go: (href: string) => void
  /** Whether the page says it as it happens, in a way of its own: a toast would say it twice. */
  saysItself: (notification: Notification) => boolean
  /** @returns ends the telling */
  onArrive: (listener: () => void) => () => void
}

/** How often a stream of changes is asked about, and how long hidden tabs leave it to visible ones to show something. */
const pause = { refresh: 500, push: 500 }

/** Keeps list, badges and toasts up with the server while the page stands. @returns ends it */
export function followNotifications(queryClient: QueryClient, memberId: string, screens: Screens): () => void {
  const isOurs = ({ revision }: Notification) => mayShow(`notifications-shown-${memberId}`, String(revision))
  const update = throttle(pause.refresh, () => {
    // A change of ours asks once it is through; before that, the answer could be one without it.
    if (changesUnderWay(queryClient) === 0) void refresh(queryClient)
  })
  // What was there when the page came stands in its list; a connection tells the last of it again.
  const beginning = queryClient.ensureQueryData(summary()).then(
    ({ revision }) => revision,
    () => 0,
  )
  const isSeen = () => document.visibilityState === 'visible'
  const readHere = () => isSeen() && void markReadHere(queryClient, screens.here())

  async function tell(notification: Notification, title: ServerText) {
    const { revision, target } = notification
    if (revision <= (await beginning)) return
    const open = () => screens.go(target)
    if (isSeen()) {
      const isHere = isAt(target, screens.here())
      const isKnown = isHere || screens.saysItself(notification) || wasSavedHere(queryClient, notification)
      if ((await isOurs(notification)) && !isKnown) showToast(notification, title, open)
      if (isHere && !isReadByItsScreen(notification)) await notifications.call.markRead({ id: notification.id })
      return
    }
    if (pushPermission() !== 'granted') return
    const { push } = await queryClient.fetchQuery(preferences())
    if (!push) return
    await delay(pause.push)
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
    screens.onArrive(readHere),
  ]
  readHere()
  void moveKeptPreference(memberId)
  return () => {
    for (const end of ends) end()
  }
}
