import { expect, test } from 'vitest'
import { pushServices } from './push-services.ts'

const one = 'https://push.example'
const second = 1_000
const hour = 3_600 * second

function withClock() {
  const clock = { now: 0 }
  return { clock, services: pushServices(() => clock.now) }
}

test('a service is proven while it responds promptly', () => {
  const { services } = withClock()
  expect(services.isProven(one)).toBe(false)
  services.answered(one, 200)
  expect([services.isProven(one), services.isProven('https://other.example')]).toEqual([true, false])
  services.answered(one, 4 * second)
  expect(services.isProven(one)).toBe(false)
  services.answered(one, 200)
  services.failed(one, { how: 'silent' })
  expect(services.isProven(one)).toBe(false)
})

test('an overloaded service rests for as long as it asks, at most an hour, and otherwise longer each time', () => {
  const { clock, services } = withClock()
  services.failed(one, { how: 'busy', retryAfter: 120 * second })
  expect(services.restOf(one)).toBe(120 * second)
  services.failed(one, { how: 'busy', retryAfter: 200 * second })
  expect(services.restOf(one), 'asked at the same time').toBe(200 * second)
  clock.now += services.restOf(one)
  services.failed(one, { how: 'busy', retryAfter: 100 * hour })
  expect(services.restOf(one)).toBe(hour)

  const rests = Array.from({ length: 14 }, () => {
    services.failed('https://growing.example', { how: 'busy' })
    const rest = services.restOf('https://growing.example')
    clock.now += rest
    return rest / second
  })
  expect(rests).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600])
})

test('a service does not rest after single failures, but after eight in a row, and after one more once it has rested', () => {
  const { clock, services } = withClock()
  const fail = (times: number, how: 'failing' | 'silent' = 'failing') => {
    for (let time = 0; time < times; time += 1) services.failed(one, { how })
  }
  fail(7)
  services.answered(one, 100)
  fail(7)
  expect(services.restOf(one)).toBe(0)
  fail(1, 'silent')
  expect(services.restOf(one)).toBe(30 * second)
  clock.now += 30 * second
  fail(1, 'silent')
  expect(services.restOf(one)).toBe(60 * second)
  services.answered(one, 100)
  expect(services.restOf(one), 'responses to earlier requests').toBe(60 * second)
  clock.now += 60 * second
  services.answered(one, 100)
  clock.now += second
  services.answered(one, 100)
  fail(8, 'silent')
  expect(services.restOf(one), 'from the beginning').toBe(30 * second)
})
