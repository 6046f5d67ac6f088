import { onResync } from '#platform/web/live/index.ts'
import { registerServiceWorker } from '#platform/web/service-worker.ts'
import { announceNewBuild } from './announce-new-build.ts'

/** In milliseconds. */
const delay = 10_000

/**
 * Installs the service worker after the first screens, because it downloads the whole build. Announces new builds, and checks for one after
 * each lost connection, because the server may have been updated.
 * @returns stops it
 */
export function installServiceWorker(): () => void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => {}
  const update = async () => (await navigator.serviceWorker.getRegistration())?.update()
  const timer = setTimeout(() => void registerServiceWorker(), delay)
  const ends = [() => clearTimeout(timer), onResync(() => void update().catch(() => {})), announceNewBuild()]
  return () => ends.forEach((end) => end())
}
