import { expect, test } from 'vitest'
import type { Flow } from '../../value.ts'
import { historyOf } from './history.ts'

const flows: Flow[] = [
  { kind: 'distribution', date: '2025-06-30', amount: 300 },
  { kind: 'investment', date: '2023-01-10', amount: 1000 },
  { kind: 'fee', date: '2023-01-10', amount: 20 },
  { kind: 'follow-on', date: '2026-12-01', amount: 500 },
]

test('the history has a moment for each day with an entry, and for today', () => {
  const valuations = [{ date: '2024-12-31', value: 1500 }]
  expect(historyOf(flows, valuations, '2026-01-01')).toEqual([
    { date: '2023-01-10', value: 1000, net: 1020 },
    { date: '2024-12-31', value: 1500, net: 1020 },
    { date: '2025-06-30', value: 1200, net: 720 },
    { date: '2026-01-01', value: 1200, net: 720 },
  ])
})

test('there is no history before the first entry', () => {
  expect(historyOf(flows, [], '2022-12-31')).toEqual([])
})
