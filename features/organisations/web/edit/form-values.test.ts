import { expect, test } from 'vitest'
import { emptyValues, inputOf } from './form-values.ts'

test('what was typed for another kind, where nobody can correct it, is not sent', () => {
  const typed = { ...emptyValues, name: 'Terravolta', thesis: 'Soil', min_ticket: 200, max_ticket: 100, raising_amount: 5 }
  expect(inputOf({ ...typed, kind: 'corporate' })).toMatchObject({ thesis: '', min_ticket: null, max_ticket: null, raising_amount: null })
  expect(inputOf({ ...typed, kind: 'fund' })).toMatchObject({ thesis: 'Soil', min_ticket: 200, max_ticket: 100, raising_amount: null })
})
