import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '#platform/problems.ts'
import { activateTexts } from '#platform/web/i18n.ts'
import { documentProblems } from '../../problems.ts'
import { sendFile } from './send-file.ts'

const [begin, upload] = vi.hoisted(() => [vi.fn<() => Promise<unknown>>(), vi.fn<() => Promise<unknown>>()])
// The real ones need a build: the routes of all procedures, and macros.
vi.mock('../data.ts', () => ({ documents: { call: { begin }, upload } }))
vi.mock('@lingui/core/macro', () => ({ msg: String.raw }))

activateTexts()
beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => void vi.unstubAllGlobals())

const file = new File(['%PDF-1.7'], 'Deck.pdf')
const lost = () => new TypeError('Failed to fetch')
const refusedAs = ({ id, code, message }: Problem) => new ORPCError(code, { message, data: { problem: id } })
const received = (bytes: number) => ({ received: bytes, state: bytes < file.size ? 'arriving' : 'checking' })

const send = () =>
  sendFile({ id: 'first', subjectId: 'deal', kind: 'deck', file }, new AbortController().signal, {
    onProgress() {},
    onStored() {},
    // The connection is back at once.
    onPause: () => queueMicrotask(() => window.dispatchEvent(new Event('online'))),
  })

test('a file that was removed elsewhere while the connection was lost does not come back', async () => {
  begin.mockResolvedValue(received(0))
  upload.mockRejectedValueOnce(lost()).mockRejectedValueOnce(refusedAs(documentProblems.gone))
  await expect(send()).rejects.toThrow('This document is no longer available.')
  expect([begin.mock.calls.length, upload.mock.calls.length]).toEqual([1, 2])
})

test('an upload begins again until the server has answered, and when the server misses a part', async () => {
  begin.mockRejectedValueOnce(lost()).mockResolvedValue(received(0))
  upload.mockRejectedValueOnce(refusedAs(documentProblems.partMissing)).mockResolvedValueOnce(received(file.size))
  await send()
  expect([begin.mock.calls.length, upload.mock.calls.length]).toEqual([3, 2])
})
