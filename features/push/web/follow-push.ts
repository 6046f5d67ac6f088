import { onResync, roomLive } from '#platform/web/live/index.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { notificationsLive } from '#features/notifications/contract.ts'
import { preferences } from '#features/notifications/web/index.ts'
import { pushDevices } from './data.ts'
import { keepOn } from './this-browser.ts'

const live = roomLive<typeof notificationsLive>()
const interval = 2_000

/** Keeps this browser subscribed while the member wants it, and closes notifications that were read. */
export const followPush: Follow = ({ queryClient, memberId, go }) => {
  const update = throttle(interval, () => {
    navigator.serviceWorker?.controller?.postMessage('take-off-what-is-read')
    void keep().catch(() => {
      // Only push notifications are affected; the settings show the problem.
    })
  })
  async function keep() {
    const { push } = await queryClient.ensureQueryData(preferences())
    if (push === wanted) return
    wanted = push
    if (!push) return
    await keepOn(memberId)
    await queryClient.invalidateQueries({ queryKey: pushDevices().queryKey })
  }
  let wanted: boolean | undefined
  // A pressed notification opens its target in a page that is already open.
  const onPress = ({ data }: MessageEvent<{ go?: string } | null>) => data?.go && go(data.go)
  navigator.serviceWorker?.addEventListener('message', onPress)
  if ('Notification' in window && Notification.permission === 'granted') update()
  return [
    live.on('notifications.changed', update),
    onResync(update),
    () => navigator.serviceWorker?.removeEventListener('message', onPress),
  ]
}
