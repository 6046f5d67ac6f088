type ClientPlatform = 'web' | 'electron' | 'capacitor'

/** Which shell the screens run in. */
export function detectPlatform(scope: { navigator: { userAgent: string }; Capacitor?: unknown } = window): ClientPlatform {
  if (/\bElectron\//.test(scope.navigator.userAgent)) return 'electron'
  return scope.Capacitor === undefined ? 'web' : 'capacitor'
}

declare global {
  interface Window {
    /** Set by the mobile shell. */
    Capacitor?: unknown
  }
  /** The version in package.json, put in by the build. */
  const __APP_VERSION__: string
}

/** The value of the client-info header: platform and version, as in `web/0.1.0`. */
export const clientInfo = () => `${detectPlatform()}/${__APP_VERSION__}`
