import { expect, test } from 'vitest'
import { stillUnsaved } from './unsaved.ts'

const entered = (value: string | boolean) => ({ value, unit: null, basis: null, not_applicable: null })

test('what was sent is not unsaved any more', () => {
  expect(stillUnsaved({ ...entered('First.'), version: 0 }, entered('First.'), 1)).toBeUndefined()
  expect(stillUnsaved(undefined, entered('First.'), 1)).toBeUndefined()
})

test('what was typed or chosen while an answer was being saved stays unsaved, over the version that was saved', () => {
  expect(stillUnsaved({ ...entered('First. Second.'), version: 0 }, entered('First.'), 1)).toEqual({
    ...entered('First. Second.'),
    version: 1,
  })
  expect(stillUnsaved({ ...entered(true), version: 0 }, entered(false), 1)).toEqual({ ...entered(true), version: 1 })
})
