import { detectPlatform } from '../client-platform.ts'
import { capacitorShell } from './capacitor.ts'

/** Stores a member's session in a shell; browsers use a cookie. */
export interface Shell {
  /** Stores the token for the next start, if possible, and signs the view in. */
  keepSession(token: string): Promise<void>
  forgetSession(): Promise<void>
}

/** The shell that the page runs in, if any. */
export function shellHere(): Shell | undefined {
  const platform = detectPlatform()
  if (platform === 'capacitor' && window.Capacitor) return capacitorShell(window.Capacitor.Plugins)
  return platform === 'electron' ? window.esgShell : undefined
}
