import type { CapacitorBridge, ElectronBridge } from './shell/bridges.ts'

type ClientPlatform = 'web' | 'electron' | 'capacitor'

/** The shell that the page runs in, detected by its bridge, without which a session can only be stored in a cookie. */
export function detectPlatform(scope: { esgShell?: unknown; Capacitor?: unknown } = window): ClientPlatform {
  if (scope.esgShell !== undefined) return 'electron'
  return scope.Capacitor === undefined ? 'web' : 'capacitor'
}

declare global {
  interface Window {
    /** Set by the desktop shell. */
    esgShell?: ElectronBridge
    /** Set by the mobile shell. */
    Capacitor?: CapacitorBridge
  }
  /** The version in package.json, inserted by the build. */
  const __APP_VERSION__: string
}

/** The value of the client-info header: platform and version, such as `web/0.1.0`. */
export const clientInfo = () => `${detectPlatform()}/${__APP_VERSION__}`
