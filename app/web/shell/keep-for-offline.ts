import { onResync } from '#platform/web/live/index.ts'
import { tellOfNewBuild } from './tell-of-new-build.ts'

/**
 * Has the browser keep the application, so that it opens without a connection; once the page itself has all it wants. Says so when there is a
 * newer one, which is looked for whenever the server may have been another: its connection was lost.
 * @returns ends it
 */
export function keepForOffline(): () => void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => {}
  let registration: ServiceWorkerRegistration | undefined
  const register = () =>
    void navigator.serviceWorker.register('/service-worker.js').then(
      (made) => (registration = made),
      () => {},
    )
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
  const ends = [onResync(() => void registration?.update().catch(() => {})), tellOfNewBuild()]
  return () => ends.forEach((end) => end())
}
