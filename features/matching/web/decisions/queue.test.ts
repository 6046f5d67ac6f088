import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MemberBrief } from '#features/members/contract.ts'
import { startDelivery } from '#platform/web/delivery/start-delivery.ts'
import { activateTexts } from '#platform/web/i18n.ts'
import { keptEntries } from '#platform/web/kept-entries.ts'
import { newDevice } from '#testing/device.ts'
import { type DecisionQueue, type QueuedStep, decide, readStep, stepsIn, takeBack } from './queue.ts'

activateTexts()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const luca = memberNamed('luca')
const zofia = memberNamed('zofia')
const henrik = memberNamed('henrik')

test('decisions and undos end up on the server correctly, whatever is lost on the way', async () => {
  const fates = fc.constantFrom('lost', 'answer lost', 'well', 'well')
  const choices = fc.array(fc.tuple(fc.constantFrom(luca, zofia, henrik), fc.constantFrom('accepted', 'rejected', 'undo')), {
    maxLength: 10,
  })
  const property = fc.asyncProperty(choices, fc.array(fates, { maxLength: 30 }), async (steps, requestFates) => {
    const queue = newQueue()
    const server = newServer(requestFates)
    const delivery = startDelivery({ outbox: queue, send: server.take, onRefused: () => undefined })
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
    delivery.stop()
  })
  await fc.assert(property, { numRuns: 200 })
})

test('a decision undone before it was sent is never sent', () => {
  const queue = newQueue()
  decide(queue, luca, 'accepted', 'Hello')
  takeBack(queue, luca)
  expect(stepsIn(queue)).toEqual([])
})

test('an attempted decision is undone on the server too, as it may have arrived', async () => {
  const queue = newQueue()
  const sent: string[] = []
  let isAway = true
  const send = async ({ step }: QueuedStep) => {
    sent.push(step)
    if (isAway) throw new TypeError('Failed to fetch')
  }
  const delivery = startDelivery({ outbox: queue, send, onRefused: () => undefined, random: () => 1 })
  decide(queue, luca, 'accepted')
  await vi.advanceTimersByTimeAsync(10)
  takeBack(queue, luca)
  isAway = false
  delivery.hurry()
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['accepted', 'accepted', 'undo'])
})

test('a note is queued with its decision, and both survive a reload', () => {
  const queue = newQueue()
  decide(queue, zofia, 'accepted', 'We met in Bologna.')
  const [step] = stepsIn(queue)
  expect(readStep(JSON.parse(JSON.stringify(step)))).toEqual(step)
  expect(step).toMatchObject({ note: 'We met in Bologna.', step: 'accepted', isTried: false })
  expect(readStep({ at: 1, member: zofia, step: 'maybe' })).toBeUndefined()
  expect(readStep({ at: 1, member: zofia, step: 'undo' }), 'the earlier format').toMatchObject({ id: '1', step: 'undo' })
  expect(readStep('nonsense')).toBeUndefined()
})

function memberNamed(id: string): MemberBrief {
  return { id, full_name: id, user_type: 'startup', company_name: '', profile_picture: null }
}

const newQueue = (): DecisionQueue => keptEntries('decisions_', readStep, newDevice().openPage())

/** Stores decisions like the real server: repeating a decision, or undoing one that doesn't exist, changes nothing. */
function newServer(fates: string[]) {
  const decisions = new Map<string, string>()
  const take = async ({ member, step }: QueuedStep): Promise<void> => {
    const fate = fates.shift() ?? 'well'
    await new Promise((resolve) => setTimeout(resolve, 30))
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    if (step === 'undo') decisions.delete(member.id)
    else if (!decisions.has(member.id)) decisions.set(member.id, step)
    if (fate === 'answer lost') throw new TypeError('Failed to fetch')
  }
  return { decisions, take }
}
