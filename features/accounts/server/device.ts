import bowser from 'bowser'
import type { DeviceKind } from '../device-kinds.ts'

/** A device as shown to members; null for what the browser doesn't reveal. */
export interface Device {
  browser: string | null
  system: string | null
  kind: DeviceKind | null
}

/** Real user agents are shorter, but clients can send anything. */
const maxLength = 400

const kinds: Readonly<Record<string, DeviceKind>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

/** The common names of the browser and system in a User-Agent header. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: null }
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, maxLength))
  return {
    browser: (os.name && browser.name) || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? null,
  }
}
