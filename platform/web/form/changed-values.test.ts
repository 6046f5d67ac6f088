import { expect, test } from 'vitest'
import { changedValues } from './changed-values.ts'

interface Values {
  name: string
  tags: string[]
  answer?: string
}

test('only what differs is a change, also inside lists', () => {
  const saved: Values = { name: 'Marit', tags: ['soil'] }
  expect(changedValues({ ...saved, tags: ['soil', 'water'] }, saved)).toStrictEqual({ tags: ['soil', 'water'] })
  expect(changedValues({ ...saved, tags: ['soil'], answer: '2025' }, saved)).toStrictEqual({ answer: '2025' })
})

test('a value that only the others have is a change to undefined', () => {
  const saved: Values = { name: 'Marit', tags: [] }
  expect(changedValues(saved, { ...saved, answer: '2025' })).toStrictEqual({ answer: undefined })
})
