import { expect, test } from 'vitest'
import { detectPlatform } from './client-platform.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'

test.each([
  ['web', { navigator: { userAgent: browser } }],
  ['electron', { navigator: { userAgent: `${browser} Electron/40.0.0` } }],
  ['capacitor', { navigator: { userAgent: browser }, Capacitor: {} }],
] as const)('%s is told from its surroundings', (platform, scope) => expect(detectPlatform(scope)).toBe(platform))
