import { ORPCError } from '@orpc/client'
import { QueryObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { delay } from './delay.ts'
import { activateTexts } from './i18n.ts'
import { createQueryClient } from './query-client.ts'
import { askForSession, sessionEnded } from './session-ended.ts'

activateTexts()
afterEach(() => {
  askForSession(() => Promise.resolve(false))
  sessionEnded.set(false)
  // There is no browser here to say so.
  onlineManager.setOnline(true)
})

const refusal = () => new ORPCError('UNAUTHORIZED', { status: 401, data: { problem: 'problem.signedOut' } })

/** Two queries of a page are refused for want of a session. @returns how often the page asked for it */
async function refuseTwo(hasSession: () => Promise<boolean>): Promise<number> {
  const ask = vi.fn<() => Promise<boolean>>(hasSession)
  askForSession(ask)
  const queryFn = () => Promise.reject(refusal())
  const queryClient = createQueryClient()
  await Promise.allSettled(['one', 'other'].map((name) => queryClient.fetchQuery({ queryKey: [name], queryFn })))
  await Promise.allSettled(ask.mock.results.map(({ value }) => value as Promise<boolean>))
  return ask.mock.calls.length
}

test('a refusal ends the page only if the member is no longer signed in', async () => {
  await refuseTwo(() => Promise.resolve(true))
  expect(sessionEnded.get()).toBe(false)
  await refuseTwo(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(sessionEnded.get()).toBe(false)
  expect(await refuseTwo(() => Promise.resolve(false))).toBe(1)
  await vi.waitFor(() => expect(sessionEnded.get()).toBe(true))
})

test('what was refused although the member is signed in is fetched again, once', async () => {
  askForSession(() => Promise.resolve(true))
  const queryClient = createQueryClient()
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal()).mockResolvedValueOnce('here').mockRejectedValue(refusal())
  const shown = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn })
  const hide = shown.subscribe(() => {})
  await vi.waitFor(() => expect(shown.getCurrentResult()).toMatchObject({ data: 'here', error: null }))
  await shown.refetch()
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(4))
  await delay(50)
  expect(queryFn).toHaveBeenCalledTimes(4)
  hide()
})
