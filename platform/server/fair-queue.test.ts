import { describe, expect, test, vi } from 'vitest'
import { Refusal } from '#platform/problems.ts'
import { type QueueBounds, fairQueue } from './fair-queue.ts'

const bounds: QueueBounds = { atOnce: 2, eachAtOnce: 1, waiting: 6, eachWaiting: 4, patience: 60_000 }

/** A queue whose work ends on demand, and a record of the outcomes. */
function observed(changes: Partial<QueueBounds> = {}) {
  const queue = fairQueue({ ...bounds, ...changes })
  const started: string[] = []
  const refused: string[] = []
  const running = new Map<string, () => void>()
  const all: Promise<void>[] = []
  return {
    queue,
    started,
    refused,
    ask(...names: string[]) {
      for (const name of names) {
        const work = () => {
          started.push(name)
          return new Promise<void>((resolve) => running.set(name, resolve))
        }
        all.push(
          queue.run(name.charAt(0), work).catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error
            refused.push(name)
          }),
        )
      }
    },
    atWork: () => [...running.keys()],
    /** Ends all work in the order in which it started. */
    async endAll() {
      for (const [name, end] of running) {
        end()
        running.delete(name)
        await happened()
      }
      await Promise.all(all)
    },
  }
}

const happened = () => new Promise((resolve) => setImmediate(resolve))

describe('a fair queue', () => {
  test('limits work overall and per key, and serves keys in turns', async () => {
    const { ask, atWork, started, endAll } = observed()
    ask('a1', 'a2', 'a3', 'b1', 'b2', 'c1')
    expect(atWork()).toEqual(['a1', 'b1'])
    await endAll()
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('starts a burst of one key and then keeps to its pace, while other keys go on', async () => {
    vi.useFakeTimers()
    try {
      const { queue } = observed({ pace: { burst: 3, perSecond: 4 } })
      const started: string[] = []
      const ask = (name: string) => void queue.run(name.charAt(0), async () => void started.push(name))
      const some = async () => vi.advanceTimersByTimeAsync(0)
      for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name)
      await some()
      expect(started).toEqual(['a1', 'a2', 'a3'])
      ask('b1')
      await some()
      expect(started).toEqual(['a1', 'a2', 'a3', 'b1'])
      await vi.advanceTimersByTimeAsync(249)
      expect(started).toHaveLength(4)
      await vi.advanceTimersByTimeAsync(1)
      expect(started.at(-1)).toBe('a4')
      await vi.advanceTimersByTimeAsync(250)
      expect(started.at(-1)).toBe('a5')
      await vi.advanceTimersByTimeAsync(500)
      for (const name of ['a6', 'a7', 'a8']) ask(name)
      await some()
      expect(started.slice(6), 'the unused allowance is available again').toEqual(['a6', 'a7'])
      await vi.advanceTimersByTimeAsync(250)
      expect(started.at(-1)).toBe('a8')
    } finally {
      vi.useRealTimers()
    }
  })

  test('limits a key to its share even when idle, and starts other keys immediately', () => {
    const { ask, atWork } = observed()
    ask('a1', 'a2', 'a3', 'b1')
    expect(atWork()).toEqual(['a1', 'b1'])
  })

  test('refuses work of a key whose line is full, and of no other key', async () => {
    const { ask, refused, started, endAll } = observed()
    ask('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'b1', 'b2')
    await expect.poll(() => refused).toEqual(['a6', 'a7'])
    await endAll()
    expect(started.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'])
  })

  test('delays refusals of a key, so that retrying in a loop does not pay off and does not slow down others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    try {
      const { ask, refused, queue } = observed({ waiting: 5 })
      ask(...Array.from({ length: 505 + 3 }, () => 'a'))
      await happened()
      expect(refused.length, 'only those beyond the number that can be held back').toBe(3)
      for (const after of [1, 2, 3]) {
        await vi.advanceTimersByTimeAsync(after === 1 ? 0 : 20)
        expect(refused.length).toBe(3 + after)
      }
      expect(await queue.run('b', async () => 'done')).toBe('done')
    } finally {
      vi.useRealTimers()
    }
  })

  test('drops the last of the longest line when all lines together are full', async () => {
    const { ask, refused, endAll } = observed()
    ask('a1', 'b1', 'a2', 'a3', 'a4', 'a5', 'b2', 'b3', 'c1', 'b4')
    await happened()
    expect(refused).toEqual(['a5', 'b4'])
    await endAll()
    expect(refused).toEqual(['a5', 'b4'])
  })

  test('refuses work that has waited too long', async () => {
    const { ask, refused, started, queue } = observed({ patience: 1 })
    ask('a1', 'a2', 'b1', 'c1')
    await expect(queue.run('d', async () => {})).rejects.toThrow(Refusal)
    expect(refused).toEqual(['a2', 'c1'])
    expect(started).toEqual(['a1', 'b1'])
  })

  test('continues after failed work, and passes on its error', async () => {
    const queue = fairQueue({ ...bounds, atOnce: 1 })
    const failing = queue.run('a', () => Promise.reject(new TypeError('no')))
    const next = queue.run('b', async () => 'done')
    await expect(failing).rejects.toThrow(TypeError)
    expect(await next).toBe('done')
  })
})
