import { detectPlatform } from '../client-platform.ts'
import { capacitorShell } from './capacitor.ts'

/** Where a shell keeps its member's session; browsers have a cookie. */
export interface Shell {
  /** Keeps the token for the next start, where the platform can, and has the view carry the session from now on. */
  keepSession(token: string): Promise<void>
  forgetSession(): Promise<void>
}

/** The shell that the page is shown in, if one does. */
export function shellHere(): Shell | undefined {
  const platform = detectPlatform()
  if (platform === 'capacitor' && window.Capacitor) return capacitorShell(window.Capacitor.Plugins)
  return platform === 'electron' ? window.esgShell : undefined
}
