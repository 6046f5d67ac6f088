import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resyncs, tellEvent } from '#platform/web/live/registry.ts'
import type { Page } from '#platform/web/rooms/room.ts'
import { followFigures } from './follow-figures.ts'

const keys = vi.hoisted(() => [['figures'], ['weeks']])
// The real keys need the routes of all procedures, which only a build has.
vi.mock('./data.ts', () => ({ figureKeys: () => keys }))

let queryClient: QueryClient
let end: () => void
const areOutdated = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)

beforeEach(() => {
  vi.useFakeTimers()
  queryClient = new QueryClient()
  for (const key of keys) queryClient.setQueryData(key, {})
  const ends = followFigures({ queryClient, memberId: 'ada' } as Page)
  end = () => ends.forEach((each) => each())
})
afterEach(() => {
  end()
  queryClient.clear()
  vi.useRealTimers()
})

test.each<[event: string, data: object]>([
  ['dashboard.figuresChanged', {}],
  ['relations.changed', {}],
  ['deals.changed', {}],
  ['messages.ticks', { member_id: 'ada', state: 'read' }],
  ['messages.muted', {}],
  ['investments.changed', {}],
])('%s refreshes the figures', (event, data) => {
  tellEvent(event, data)
  expect(areOutdated()).toEqual([true, true])
})

test('the figures are refreshed when events may have been missed', () => {
  resyncs.tell()
  expect(areOutdated()).toEqual([true, true])
})

test('receipts of others change nothing, and neither does anything after the end', () => {
  tellEvent('messages.ticks', { member_id: 'ben', state: 'read' })
  tellEvent('messages.ticks', { member_id: 'ada', state: 'delivered' })
  end()
  tellEvent('dashboard.figuresChanged', {})
  expect(areOutdated()).toEqual([false, false])
})
