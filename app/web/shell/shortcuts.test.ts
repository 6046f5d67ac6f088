import { expect, test } from 'vitest'
import { isPaletteKey } from './shortcuts.ts'

test.each([
  ['k', 'KeyK', true],
  ['K', 'KeyK', true],
  ['κ', 'KeyK', true],
  ['л', 'KeyK', true],
  // Dvorak
  ['t', 'KeyK', false],
  ['k', 'KeyV', true],
  ['κ', 'KeyV', false],
])('the key %s at %s', (key, code, expected) =>
  expect(isPaletteKey({ key, code, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false } as KeyboardEvent)).toBe(expected),
)
