import { ORPCError } from '@orpc/client'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newDevice } from '#testing/device.ts'
import { activateTexts } from '../i18n.ts'
import { keptEntries } from '../kept-entries.ts'
import { askForSession, sessionEnded } from '../session-ended.ts'
import { type Outbox, type Outgoing, placeNow, readOutgoing } from './outbox.ts'
import { type DeliveryOptions, startDelivery } from './start-delivery.ts'

activateTexts()
beforeEach(() => {
  sessionEnded.set(false)
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

interface Order extends Outgoing {
  shop: string
}

const lost = () => new TypeError('Failed to fetch')
const refused = () => new ORPCError('NOT_FOUND', { status: 404, data: { problem: 'unknown here' }, message: 'No.' })
const signedOut = () => new ORPCError('UNAUTHORIZED', { status: 401, data: { problem: 'problem.signedOut' } })
const busy = (seconds: number) =>
  new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { problem: 'problem.tooManyRequests', parameters: { seconds } } })

/** Possible outcomes of an attempt: the request is lost, its response is lost, the server is busy, or it succeeds. */
const fates = fc.array(fc.constantFrom('lost', 'answer lost', 'busy', 'well', 'well'), { maxLength: 40 })
const shops = fc.array(fc.constantFrom('baker', 'butcher', 'florist'), { minLength: 1, maxLength: 12 })

test('whatever gets lost, each entry arrives once, in order within its lane, from two tabs at the same time', async () => {
  const property = fc.asyncProperty(shops, fates, fc.boolean(), async (wanted, requestFates, hurries) => {
    const device = newDevice()
    const [here, there] = [openOutbox(device), openOutbox(device)]
    const server = newServer(requestFates)
    const tabs = [here, there].map((outbox) => deliverIn(outbox, { laneOf: ({ shop }) => shop, send: server.take }))
    const placed = wanted.map((shop, n) => place(n % 2 ? there : here, shop))
    if (hurries) tabs[0]?.hurry()
    await vi.runAllTimersAsync()
    expect([...here.entries.get()]).toEqual([])
    expect(device.stored.size).toBe(0)
    for (const shop of new Set(wanted)) expect(server.idsOf(shop)).toEqual(placed.filter((each) => each.shop === shop).map(({ id }) => id))
    for (const tab of tabs) tab.stop()
  })
  await fc.assert(property, { numRuns: 200 })
})

test('without lanes everything is sent in one order', async () => {
  const property = fc.asyncProperty(shops, fates, async (wanted, requestFates) => {
    const outbox = openOutbox()
    const server = newServer(requestFates)
    const delivery = deliverIn(outbox, { send: server.take })
    const placed = wanted.map((shop) => place(outbox, shop))
    await vi.runAllTimersAsync()
    expect(server.rows.map(({ id }) => id)).toEqual(placed.map(({ id }) => id))
    delivery.stop()
  })
  await fc.assert(property, { numRuns: 100 })
})

test('entries left when the page was closed are sent by the next one', async () => {
  const device = newDevice()
  const first = openOutbox(device)
  const delivery = deliverIn(first, { send: () => Promise.reject(lost()) })
  const { id } = place(first, 'baker')
  await vi.advanceTimersByTimeAsync(1_000)
  delivery.stop()
  const server = newServer([])
  deliverIn(openOutbox(device), { send: server.take })
  await vi.runAllTimersAsync()
  expect(server.idsOf('baker')).toEqual([id])
  expect(device.stored.size).toBe(0)
})

test('a refused entry waits for its author, with the reason, and does not block later entries', async () => {
  const outbox = openOutbox()
  const sent: string[] = []
  const send = async ({ shop }: Order) => {
    if (shop === 'closed' && !sent.includes('open')) throw refused()
    sent.push(shop)
  }
  deliverIn(outbox, { send, onRefused: (_, { text }) => text })
  const { refusal: _, ...order } = place(outbox, 'closed')
  place(outbox, 'open')
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['open'])
  expect([...outbox.entries.get().values()]).toEqual([{ ...order, isTried: true, refusal: 'No.' }])

  outbox.keep(order.id, order)
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['open', 'closed'])
})

test('a refused entry is dropped if its author does not need it back', async () => {
  const outbox = openOutbox()
  const onRefused = vi.fn<() => undefined>()
  deliverIn(outbox, { send: () => Promise.reject(refused()), onRefused })
  place(outbox, 'baker')
  await vi.runAllTimersAsync()
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(outbox.entries.get().size).toBe(0)
})

test('an entry removed while it was being sent does not reappear after a refusal', async () => {
  const outbox = openOutbox()
  deliverIn(outbox, {
    async send({ id }) {
      await Promise.resolve()
      outbox.remove(id)
      throw refused()
    },
    onRefused: () => 'No.',
  })
  place(outbox, 'baker')
  await vi.runAllTimersAsync()
  expect(outbox.entries.get().size).toBe(0)
})

test('an entry is marked before it is sent, because the server may know it from then on', async () => {
  const outbox = openOutbox()
  const seen: boolean[] = []
  deliverIn(outbox, {
    async send({ id }) {
      seen.push(outbox.entries.get().get(id)?.isTried === true)
    },
  })
  place(outbox, 'baker')
  await vi.runAllTimersAsync()
  expect(seen).toEqual([true])
})

test('entries are retried while the server is unreachable, and immediately when the connection is back', async () => {
  const outbox = openOutbox()
  let isAway = true
  const send = vi.fn<() => Promise<void>>(() => (isAway ? Promise.reject(lost()) : Promise.resolve()))
  const delivery = deliverIn(outbox, { send, random: () => 0.5 })
  place(outbox, 'baker')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send.mock.calls.length).toBeGreaterThan(4)
  expect(send.mock.calls.length).toBeLessThan(20)
  isAway = false
  delivery.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.entries.get().size).toBe(0)
})

test('after the session has ended nothing is sent, and nothing is lost', async () => {
  const outbox = openOutbox()
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(signedOut()).mockResolvedValue(undefined)
  const delivery = deliverIn(outbox, { send })
  place(outbox, 'baker')
  place(outbox, 'baker')
  await vi.advanceTimersByTimeAsync(3_600_000)
  // Back online, where another member may be signed in by now.
  delivery.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(1)
  expect(outbox.entries.get().size).toBe(2)
})

test('what was refused just before a new session began is sent again', async () => {
  const outbox = openOutbox()
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(signedOut()).mockResolvedValue(undefined)
  askForSession(() => Promise.resolve(true))
  deliverIn(outbox, { send })
  place(outbox, 'baker')
  await vi.runAllTimersAsync()
  askForSession(() => Promise.resolve(false))
  expect(outbox.entries.get().size).toBe(0)
  expect(sessionEnded.get()).toBe(false)
})

test('the server’s Retry-After is respected', async () => {
  const outbox = openOutbox()
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(busy(42)).mockResolvedValue(undefined)
  deliverIn(outbox, { send })
  place(outbox, 'baker')
  await vi.advanceTimersByTimeAsync(41_999)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(outbox.entries.get().size).toBe(0)
})

test('entries keep their order when the clock is turned back', () => {
  const outbox = openOutbox()
  const { at } = place(outbox, 'baker')
  expect(placeNow(outbox, at - 3_600_000)).toBe(at + 1)
})

test('unreadable entries and those of other versions are ignored', () => {
  expect(readOutgoing({ id: 'a', at: 1, more: true })).toEqual({ id: 'a', at: 1, isTried: false })
  expect(readOutgoing({ at: 1, isTried: true, refusal: 'No.' })).toEqual({ id: '1', at: 1, isTried: true, refusal: 'No.' })
  expect(readOutgoing({ id: 'a' })).toBeUndefined()
  expect(readOutgoing(null)).toBeUndefined()
})

function openOutbox(device = newDevice()): Outbox<Order> {
  const read = (kept: unknown): Order | undefined => {
    const outgoing = readOutgoing(kept)
    return outgoing && { ...outgoing, shop: (kept as Order).shop }
  }
  return keptEntries('orders_', read, device.openPage())
}

const deliverIn = (outbox: Outbox<Order>, options: Partial<DeliveryOptions<Order>> & Pick<DeliveryOptions<Order>, 'send'>) =>
  startDelivery({ outbox, onRefused: () => undefined, ...options })

function place(outbox: Outbox<Order>, shop: string): Order {
  const at = placeNow(outbox)
  const order: Order = { id: String(at), at, isTried: false, shop }
  outbox.keep(order.id, order)
  return order
}

/** Stores each order once by id, behind a connection with a given outcome for each request. */
function newServer(requestFates: readonly string[]) {
  const rows: Order[] = []
  let requests = 0
  async function take(order: Order): Promise<void> {
    const fate = requestFates[requests++] ?? 'well'
    await new Promise((resolve) => setTimeout(resolve, requests % 3))
    if (fate === 'lost') throw lost()
    if (fate === 'busy') throw busy(2)
    if (!rows.some(({ id }) => id === order.id)) rows.push(order)
    if (fate === 'answer lost') throw lost()
  }
  return { rows, take, idsOf: (shop: string) => rows.filter((row) => row.shop === shop).map(({ id }) => id) }
}
