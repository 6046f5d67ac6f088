import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

test.each([
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['Enter within a composition', { isComposing: true, keyCode: 13 }, true],
  ['Safari’s Enter, just after it', { isComposing: false, keyCode: 229 }, true],
])('%s', (_, event, expected) => expect(isComposing(event)).toBe(expected))
