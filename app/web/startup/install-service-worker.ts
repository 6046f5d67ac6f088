import { onResync } from '#platform/web/live/index.ts'
import { announceNewBuild } from './announce-new-build.ts'

/**
 * Installs the service worker once the page has loaded. Announces new builds, and checks for one after each lost connection, because the
 * server may have been updated.
 * @returns stops it
 */
export function installServiceWorker(): () => void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => {}
  let registration: ServiceWorkerRegistration | undefined
  const register = () =>
    void navigator.serviceWorker.register('/service-worker.js').then(
      (registered) => (registration = registered),
      () => {},
    )
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
  const ends = [onResync(() => void registration?.update().catch(() => {})), announceNewBuild()]
  return () => ends.forEach((end) => end())
}
