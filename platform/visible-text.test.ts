import { expect, test } from 'vitest'
import { isVisible, storable } from './visible-text.ts'

test.each([
  [' \n Hello \t', 'Hello'],
  ['a\0b', 'ab'],
  ['\0 \0', ''],
  ['\uD83C', '\uFFFD'],
  ['🌱', '🌱'],
])('%j is stored as %j', (given, stored) => expect(storable(given)).toBe(stored))

test.each(['a', '.', '🌱', '👨‍👩‍👧', 'שלום', '\u202Ea', '\uFFFD'])('%j is visible', (text) => expect(isVisible(text)).toBe(true))
test.each(['', ' ', '\n', '\u00A0', '\u200B', '\u200D\u200D', '\u202E\u202C', '\u2060', '\u2800', '\u3164', '\u00AD', '\u115F\uFE0F'])(
  '%j is not visible',
  (text) => expect(isVisible(text)).toBe(false),
)
