import bowser from 'bowser'
import type { DeviceKind } from '../device-kinds.ts'

/** A device in words: null for what its browser does not say. */
export interface Device {
  browser: string | null
  system: string | null
  kind: DeviceKind | null
}

/** No browser says more; anybody can say anything. */
const longest = 400

const kinds: Readonly<Record<string, DeviceKind>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

/** What a browser calls itself in its header, as people call it. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: null }
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, longest))
  return {
    browser: (os.name && browser.name) || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? null,
  }
}
