import { expect, test } from 'vitest'
import { idTaken } from '../id-taken.ts'
import { Refusal } from '../problems.ts'
import { requireRepeat } from './require-repeat.ts'

const stored = {
  id: 1,
  title: 'Demo day',
  at: new Date(1_000),
  topics: ['energy'],
  questions: [{ label: 'Vegan?', isRequired: false }],
  city: null,
}

test.each<object>([
  { title: 'Demo day', at: new Date(1_000) },
  { topics: ['energy'], questions: [{ isRequired: false, label: 'Vegan?' }] },
  { city: undefined, group: null },
])('%j is sent again', (sent) => {
  expect(() => requireRepeat(stored, sent)).not.toThrow()
})

test.each<object>([{ title: 'Pitch day' }, { at: new Date(2_000) }, { topics: [] }, { city: 'Berlin' }, { group: 'Founders' }])(
  '%j is something else',
  (sent) => {
    expect(() => requireRepeat(stored, { id: 1, ...sent })).toThrow(new Refusal(idTaken))
  },
)
