import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MemberBrief } from '#features/members/contract.ts'
import { type Answer, startDelivery } from './delivery.ts'
import { type DecisionQueue, type QueuedStep, decide, readStep, stepsIn, takeBack } from './queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const luca = memberNamed('luca')
const zofia = memberNamed('zofia')
const henrik = memberNamed('henrik')

test('decisions reach the server in their order, each once, whatever is lost on the way', async () => {
  const fates = fc.constantFrom('lost', 'answer lost', 'busy', 'well', 'well')
  const choices = fc.array(fc.tuple(fc.constantFrom(luca, zofia, henrik), fc.constantFrom('accepted', 'rejected', 'undo')), {
    maxLength: 10,
  })
  const property = fc.asyncProperty(choices, fc.array(fates, { maxLength: 30 }), async (steps, requestFates) => {
    const queue = newQueue()
    const server = newServer(requestFates)
    const tabs = [startDelivery({ queue, send: server.take, alone: oneAtATime() })]
    const expected = new Map<string, string>()
    for (const [member, step] of steps) {
      const stands = expected.has(member.id)
      if (step === 'undo' && stands) takeBack(queue, member)
      else if (step !== 'undo' && !stands) decide(queue, member, step)
      else continue
      if (step === 'undo') expected.delete(member.id)
      else expected.set(member.id, step)
      await vi.advanceTimersByTimeAsync(40)
    }
    await vi.runAllTimersAsync()
    expect(stepsIn(queue)).toEqual([])
    expect(server.decisions).toEqual(expected)
    for (const tab of tabs) tab.stop()
  })
  await fc.assert(property, { numRuns: 200 })
})

test('what is taken back before it was sent is never sent', async () => {
  const queue = newQueue()
  decide(queue, luca, 'accepted', 'Hello')
  takeBack(queue, luca)
  const send = vi.fn<(step: QueuedStep) => Promise<Answer>>(async () => ({ kind: 'over' }))
  startDelivery({ queue, send })
  await vi.runAllTimersAsync()
  expect(send).not.toHaveBeenCalled()
})

test('what was tried is taken back on the server too, as it may have arrived', async () => {
  const queue = newQueue()
  const sent: string[] = []
  let isAway = true
  const send = async ({ step }: QueuedStep): Promise<Answer> => {
    sent.push(step)
    return isAway ? { kind: 'later' } : { kind: 'over' }
  }
  const delivery = startDelivery({ queue, send, random: () => 1 })
  decide(queue, luca, 'accepted')
  await vi.advanceTimersByTimeAsync(10)
  takeBack(queue, luca)
  isAway = false
  delivery.hurry()
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['accepted', 'accepted', 'undo'])
})

test('a note waits with its decision, and a reload finds both', () => {
  const queue = newQueue()
  decide(queue, zofia, 'accepted', 'We met in Bologna.')
  const [step] = stepsIn(queue)
  expect(readStep(JSON.parse(JSON.stringify(step)))).toEqual(step)
  expect(step).toMatchObject({ note: 'We met in Bologna.', step: 'accepted', isTried: false })
  expect(readStep({ at: 1, member: zofia, step: 'maybe' })).toBeUndefined()
  expect(readStep('nonsense')).toBeUndefined()
})

test('after the session has ended nothing goes out', async () => {
  const queue = newQueue()
  const send = vi.fn<() => Promise<Answer>>(async () => ({ kind: 'signed-out' }))
  startDelivery({ queue, send })
  decide(queue, luca, 'rejected')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(stepsIn(queue)).toHaveLength(1)
})

function memberNamed(id: string): MemberBrief {
  return { id, full_name: id, user_type: 'startup', company_name: '', profile_picture: null }
}

/** The device's storage, as two tabs share it. */
function newQueue(): DecisionQueue {
  let entries: ReadonlyMap<string, QueuedStep> = new Map()
  const listeners = new Set<() => void>()
  const set = (next: ReadonlyMap<string, QueuedStep>) => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    all: () => entries,
    keep: (name, step) => set(new Map([...entries, [name, step]])),
    remove: (name) => set(new Map([...entries].filter(([each]) => each !== name))),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Keeps decisions as the real one does: deciding again changes nothing, and neither does taking back what is not there. */
function newServer(fates: string[]) {
  const decisions = new Map<string, string>()
  const take = async ({ member, step }: QueuedStep): Promise<Answer> => {
    const fate = fates.shift() ?? 'well'
    await new Promise((resolve) => setTimeout(resolve, 30))
    if (fate === 'lost' || fate === 'busy') return { kind: 'later', ...(fate === 'busy' && { seconds: 2 }) }
    if (step === 'undo') decisions.delete(member.id)
    else if (!decisions.has(member.id)) decisions.set(member.id, step)
    return fate === 'answer lost' ? { kind: 'later' } : { kind: 'over' }
  }
  return { decisions, take }
}

function oneAtATime() {
  let last = Promise.resolve()
  return (work: () => Promise<void>) => (last = last.then(work))
}
