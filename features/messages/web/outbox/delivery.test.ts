import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptEntries } from '#platform/web/kept-entries.ts'
import { type Answer, startDelivery } from './delivery.ts'
import { type OutgoingMessage, newMessageId, readOutgoing, timeToWrite } from './outgoing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What may befall an attempt: the request is lost, its answer is lost, the server is busy, or all is well. */
const fates = fc.constantFrom('lost', 'answer lost', 'busy', 'well', 'well')

test('whatever is lost on the way, each message is stored once, in order for each member', async () => {
  const written = fc.array(fc.constantFrom('luca', 'zofia', 'henrik'), { minLength: 1, maxLength: 12 })
  const property = fc.asyncProperty(written, fc.array(fates, { maxLength: 40 }), fc.boolean(), async (receivers, requestFates, hurries) => {
    const outbox = newOutbox()
    const server = newServer(requestFates)
    const tabs = [startDelivery({ outbox, send: server.take }), startDelivery({ outbox, send: server.take })]
    receivers.forEach((to, n) => write(outbox, to, `message ${n}`))
    if (hurries) tabs[0]?.hurry()
    await vi.runAllTimersAsync()
    expect([...outbox.all()]).toEqual([])
    for (const to of new Set(receivers)) {
      const expected = receivers.flatMap((each, n) => (each === to ? [`message ${n}`] : []))
      expect(server.rows.filter((row) => row.to === to).map((row) => row.content)).toEqual(expected)
    }
    for (const tab of tabs) tab.stop()
  })
  await fc.assert(property, { numRuns: 200 })
})

test('what is refused waits for its writer and does not hold up what comes after it', async () => {
  const outbox = newOutbox()
  const sent: string[] = []
  const send = async ({ content }: OutgoingMessage): Promise<Answer> => {
    if (content === 'bad' && !sent.includes('good')) return { kind: 'refused', words: 'No.' }
    sent.push(content)
    return { kind: 'stored' }
  }
  startDelivery({ outbox, send })
  const bad = write(outbox, 'luca', 'bad')
  write(outbox, 'luca', 'good')
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['good'])
  expect(outbox.all().get(bad.id)?.refusal).toBe('No.')

  outbox.keep(bad.id, { ...bad, refusal: undefined })
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['good', 'bad'])
})

test('while the server is away a message is tried again and again; the connection coming back tries it at once', async () => {
  const outbox = newOutbox()
  let isAway = true
  const send = vi.fn<() => Promise<Answer>>(async () => (isAway ? { kind: 'later' } : { kind: 'stored' }))
  const delivery = startDelivery({ outbox, send, random: () => 0.5 })
  write(outbox, 'luca', 'from the train')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send.mock.calls.length).toBeGreaterThan(4)
  expect(send.mock.calls.length).toBeLessThan(20)
  isAway = false
  delivery.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.all().size).toBe(0)
})

test('once the session has ended nothing is sent, and nothing is lost', async () => {
  const outbox = newOutbox()
  const send = vi.fn<() => Promise<Answer>>(async () => ({ kind: 'signed-out' }))
  const delivery = startDelivery({ outbox, send })
  write(outbox, 'luca', 'one')
  write(outbox, 'luca', 'two')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(outbox.all().size).toBe(2)
  delivery.stop()
})

test('a server that says when to come again is not asked before', async () => {
  const outbox = newOutbox()
  const send = vi.fn<() => Promise<Answer>>().mockResolvedValueOnce({ kind: 'later', seconds: 42 }).mockResolvedValue({ kind: 'stored' })
  startDelivery({ outbox, send })
  write(outbox, 'luca', 'too fast')
  await vi.advanceTimersByTimeAsync(41_999)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(outbox.all().size).toBe(0)
})

test('messages keep their order when the clock is turned back', () => {
  const outbox = newOutbox()
  const first = write(outbox, 'luca', 'first')
  expect(timeToWrite(outbox.all(), first.written_at - 3_600_000)).toBe(first.written_at + 1)
})

test('an id is a random UUID, also where the browser makes none', () => {
  const source = {
    getRandomValues: <Bytes extends ArrayBufferView | null>(bytes: Bytes) => crypto.getRandomValues(bytes as never) as Bytes,
  }
  expect(newMessageId(source)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newMessageId(source)).not.toBe(newMessageId(source))
})

test('what was kept by another version, or by nobody, is left out', () => {
  const message = { id: 'a', to: 'b', content: 'c', written_at: 1 }
  expect(readOutgoing({ ...message, more: true })).toEqual(message)
  expect(readOutgoing({ ...message, refusal: 'No.' })).toEqual({ ...message, refusal: 'No.' })
  expect(readOutgoing({ ...message, content: undefined })).toBeUndefined()
  expect(readOutgoing(null)).toBeUndefined()
})

function newOutbox(): KeptEntries<OutgoingMessage> {
  const entries = new Map<string, OutgoingMessage>()
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listener) => listener())
  return {
    all: () => entries,
    keep(id, message) {
      entries.set(id, message)
      changed()
    },
    remove(id) {
      entries.delete(id)
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function write(outbox: KeptEntries<OutgoingMessage>, to: string, content: string): OutgoingMessage {
  const message = { id: newMessageId(), to, content, written_at: timeToWrite(outbox.all(), Date.now()) }
  outbox.keep(message.id, message)
  return message
}

/** Stores a message once by its id, as ours does, behind a connection with a fate of its own for each request. */
function newServer(requestFates: readonly string[]) {
  const rows: OutgoingMessage[] = []
  let requests = 0
  async function take(message: OutgoingMessage): Promise<Answer> {
    const fate = requestFates[requests++] ?? 'well'
    await new Promise((resolve) => setTimeout(resolve, requests % 3))
    if (fate === 'lost') return { kind: 'later' }
    if (fate === 'busy') return { kind: 'later', seconds: 2 }
    if (!rows.some((row) => row.id === message.id)) rows.push(message)
    return fate === 'answer lost' ? { kind: 'later' } : { kind: 'stored' }
  }
  return { rows, take }
}
