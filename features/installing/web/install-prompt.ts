import { readerOnServer } from '#platform/web/reader.ts'
import { outsideStore } from '#platform/web/store.ts'

/** Chromium's deferred install prompt, which is not part of a standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Stored by ui/public/first.js. */
    installPrompt?: InstallPrompt | undefined
  }
}

export type Installing =
  /** Running in its own window. */
  | 'installed'
  /** The browser can show its prompt. */
  | 'offered'
  /** Safari on iPhones and iPads: through the Share button. */
  | 'by-share'
  /** Through the browser's own menu, if at all. */
  | 'by-menu'

const standalone = '(display-mode: standalone), (display-mode: minimal-ui)'

function standing(): Installing {
  if (readerOnServer()) return 'by-menu'
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true
  if (isOnHomeScreen || matchMedia(standalone).matches) return 'installed'
  if (window.installPrompt) return 'offered'
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple ? 'by-share' : 'by-menu'
}

/** How the app can be installed on this device. */
export const installing = outsideStore<Installing>(standing, (tell) => {
  const mode = matchMedia(standalone)
  const installed = () => {
    window.installPrompt = undefined
    tell()
  }
  window.addEventListener('beforeinstallprompt', tell)
  window.addEventListener('appinstalled', installed)
  mode.addEventListener('change', tell)
  return () => {
    window.removeEventListener('beforeinstallprompt', tell)
    window.removeEventListener('appinstalled', installed)
    mode.removeEventListener('change', tell)
  }
})

/** Shows the browser's prompt. A prompt can be used once; the browser may offer another. Must be called from a press. */
export async function install(): Promise<boolean> {
  const { installPrompt } = window
  if (!installPrompt) return false
  window.installPrompt = undefined
  const { outcome } = await installPrompt.prompt()
  return outcome === 'accepted'
}
