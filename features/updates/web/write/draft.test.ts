import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newDevice } from '#testing/device.ts'
import { saveDraft, savedDraft } from './draft.ts'
import type { UpdateValues } from './values.ts'

const id = '018f2c1e-7c2a-7000-8000-000000000001'
const blank: UpdateValues = {
  title: '',
  period: '2026-Q3',
  body: '',
  currency: 'CHF',
  revenue: null,
  cash: null,
  burn: null,
  team: null,
  customers: null,
  emissions_saved: null,
  to: null,
}
let device: ReturnType<typeof newDevice>

beforeEach(() => {
  device = newDevice()
  vi.stubGlobal('window', device.openPage())
})
afterEach(() => void vi.unstubAllGlobals())

test.each<[founder: string, written: Partial<UpdateValues>]>([
  ['flora', { title: 'First plant' }],
  ['fatima', { body: 'It runs.' }],
  ['finn', { revenue: 11_200_000 }],
  ['francesca', { team: 0 }],
])('the draft of %s with only %j is kept, and deleted once it is empty', (founder, written) => {
  const draft = { id, values: { ...blank, ...written } }
  saveDraft(founder, draft)
  expect(savedDraft(founder)).toEqual(draft)
  expect(device.stored.size).toBe(1)
  saveDraft(founder, { id, values: blank })
  expect(savedDraft(founder)).toBeUndefined()
  expect(device.stored.size).toBe(0)
})

test('a stored draft is read, except for its invalid values', () => {
  const values = { ...blank, currency: 'DM', cash: 'much', burn: 60_000, to: [id, 'all'] }
  device.stored.set('update_draft_freya_new', JSON.stringify({ id, values }))
  expect(savedDraft('freya')).toEqual({ id, values: { ...blank, currency: 'EUR', burn: 60_000, to: [id] } })
})
