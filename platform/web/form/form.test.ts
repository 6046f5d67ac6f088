import { ORPCError } from '@orpc/client'
import { expect, test, vi } from 'vitest'
import { idTaken } from '#platform/id-taken.ts'
import { activateTexts } from '../i18n.ts'
import { createForm } from './form.ts'

activateTexts()

const initial = { name: '', city: null as string | null, bio: '' }
const refusal = (data: object) => new ORPCError('BAD_REQUEST', { status: 400, data: { problem: 'unknown here', ...data }, message: 'No.' })

test('listeners are notified of a change, which clears the problems of its fields only', async () => {
  const form = createForm(initial)
  await form.submit({ problems: { name: 'Please enter your name', bio: 'Too long' }, request: vi.fn<() => Promise<void>>() })
  const told = vi.fn<() => void>()
  const end = form.values.listen(told)
  form.change({ name: 'Marit' })
  expect(form.values.get()).toEqual({ name: 'Marit', city: null, bio: '' })
  expect(form.problems.get()).toEqual({ bio: 'Too long' })
  end()
  form.change({ bio: 'Short' })
  expect(told).toHaveBeenCalledTimes(1)
})

test('problems found in the browser are reported without sending a request', async () => {
  const form = createForm(initial)
  const request = vi.fn<() => Promise<void>>(async () => {})
  await form.submit({ problems: { name: 'Please enter your name', bio: undefined }, request })
  await form.submit({ problems: { name: 'Please enter your name' }, request })
  expect(request).not.toHaveBeenCalled()
  expect(form.refusals.get()).toBe(2)
  await form.submit({ problems: { name: undefined, bio: false }, request })
  expect(request).toHaveBeenCalledTimes(1)
  expect([form.problems.get(), form.refusals.get()]).toEqual([{}, 0])
})

test('only one request is sent at a time', async () => {
  const form = createForm(initial)
  const answered = Promise.withResolvers<void>()
  const request = vi.fn<() => Promise<void>>(() => answered.promise)
  const sent = form.submit({ problems: {}, request })
  await form.submit({ problems: {}, request })
  expect(form.isPending.get()).toBe(true)
  expect(request).toHaveBeenCalledTimes(1)
  answered.resolve()
  await sent
  expect(form.isPending.get()).toBe(false)
})

test('a problem of a field is shown next to that field only', async () => {
  const form = createForm(initial)
  const onProblem = vi.fn<() => void>()
  const issues = [{ path: 'city_id', message: 'Please choose a city from the list.' }]
  const request = () => Promise.reject(refusal({ issues }))
  await form.submit({ problems: {}, request, onProblem, fieldOf: (path) => (path === 'city_id' ? 'city' : undefined) })
  expect(form.problems.get()).toEqual({ city: 'Please choose a city from the list.' })
  expect([form.banner.get(), form.refusals.get(), form.isPending.get()]).toEqual([undefined, 1, false])
  expect(onProblem).not.toHaveBeenCalled()
})

test('problems of unknown fields are shown in the banner, or passed to onProblem', async () => {
  const form = createForm(initial)
  const request = () => Promise.reject(refusal({ field: 'elsewhere' }))
  await form.submit({ problems: {}, request })
  expect([form.problems.get(), form.banner.get()]).toEqual([{}, 'No.'])
  const onProblem = vi.fn<() => void>()
  await form.submit({ problems: {}, request, onProblem })
  expect(form.banner.get()).toBeUndefined()
  expect(onProblem).toHaveBeenCalledTimes(1)
})

test('a form whose id is taken is told, and says why', async () => {
  const form = createForm(initial)
  const onIdTaken = vi.fn<() => void>()
  await form.submit({ problems: {}, request: () => Promise.reject(refusal({})), onIdTaken })
  expect(onIdTaken).not.toHaveBeenCalled()
  await form.submit({ problems: {}, request: () => Promise.reject(refusal({ problem: idTaken.id })), onIdTaken })
  expect(onIdTaken).toHaveBeenCalledTimes(1)
  expect(form.banner.get()).toBeTruthy()
})
