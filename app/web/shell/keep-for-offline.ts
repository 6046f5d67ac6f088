import { onResync } from '#platform/web/live/index.ts'
import { tellOfNewBuild } from './tell-of-new-build.ts'

/**
 * Installs the service worker once the page has loaded, so that the application opens offline. Announces new versions, and checks for them
 * whenever the connection was lost, because the server may have been updated.
 * @returns stops it
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
