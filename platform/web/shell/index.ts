import { detectPlatform } from '../client-platform.ts'
import type { Shell } from './bridges.ts'
import { capacitorShell } from './capacitor.ts'

/** The shell that the page runs in, if any. */
export function shellHere(): Shell | undefined {
  const platform = detectPlatform()
  if (platform === 'capacitor' && window.Capacitor) return capacitorShell(window.Capacitor.Plugins)
  return platform === 'electron' ? window.esgShell : undefined
}
