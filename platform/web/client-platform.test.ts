import { expect, test } from 'vitest'
import { detectPlatform } from './client-platform.ts'

test.each([
  ['web', {}],
  ['electron', { esgShell: {} }],
  ['capacitor', { Capacitor: {} }],
] as const)('%s is recognised by its bridge', (platform, scope) => expect(detectPlatform(scope)).toBe(platform))
