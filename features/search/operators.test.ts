import { expect, test } from 'vitest'
import { operatorsFor, readOperators, valuesFor } from './operators.ts'

const values = {
  in: [
    { value: 'deal', label: 'Deals' },
    { value: 'post', label: 'Beiträge' },
  ],
  stage: [
    { value: 'pre-seed', label: 'Pre-seed' },
    { value: 'series-a', label: 'Series A' },
  ],
  industry: [{ value: 'AI/ML', label: 'AI/ML' }],
  status: [{ value: 'open', label: 'Open' }],
  topic: [{ value: 'food', label: 'Food' }],
}

test.each([
  ['hydrogen', 'hydrogen', {}],
  ['hydrogen in:deals ports', 'hydrogen ports', { in: 'deal' }],
  ['in:deal STAGE:Series-A', '', { in: 'deal', stage: 'series-a' }],
  ['in:beitrage wasser', 'wasser', { in: 'post' }],
  ['in:Beiträge', '', { in: 'post' }],
  ['industry:AI/ML agents', 'agents', { industry: 'AI/ML' }],
  ['stage:nine hydrogen', 'stage:nine hydrogen', {}],
  ['meeting in: Rome', 'meeting in: Rome', {}],
  ['begin:deals', 'begin:deals', {}],
])('%s', (text, words, chosen) => {
  expect(readOperators(text, values)).toMatchObject({ words, chosen })
})

test('the operator at the end is still being typed', () => {
  expect(readOperators('hydrogen stage:s', values)).toEqual({
    words: 'hydrogen',
    chosen: {},
    open: { operator: 'stage', typed: 's' },
    before: 'hydrogen ',
  })
  expect(readOperators('hydrogen from:anna', values)).toMatchObject({ words: 'hydrogen', open: { operator: 'from', typed: 'anna' } })
  expect(valuesFor(values.stage, 's').map(({ value }) => value)).toEqual(['series-a'])
  expect(valuesFor(values.stage, '')).toHaveLength(2)
})

test('operators are offered for the word that is being typed', () => {
  expect(operatorsFor('hydrogen in')).toEqual(['in', 'industry'])
  expect(operatorsFor('st')).toEqual(['stage', 'status'])
  expect(operatorsFor('s')).toEqual([])
  expect(operatorsFor('stage:')).toEqual([])
})
