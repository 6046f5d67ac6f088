import { describe, expect, test } from 'vitest'
import { testWorld } from '#testing/test-world.ts'
import { Refusal } from '#platform/problems.ts'
import { openAccounts, passwordHashing } from './index.ts'
import { passwordCost } from './password-hash.ts'

const world = testWorld()
const password = 'correct horse bãttery'
/** A hash as stored in existing databases. */
const stored =
  'cbd6f61981e4c0a9bead8ca560b72091:259dc421b7795c33a3394c231405e8ac503ce31462656e4f0afaa14ede157e82da0dc90b2eed6c04c0322419fe0cdfb9e42131067212f3c7de14e019b033f94d'

describe('a password hash', () => {
  const { verify } = passwordHashing()

  test('is verified if it was stored long ago, in any Unicode normalisation', async () => {
    expect(await verify({ password: password.normalize('NFD'), hash: stored })).toBe(true)
    expect(await verify({ password: `${password} `, hash: stored })).toBe(false)
  })

  test('is salted, so different each time', async () => {
    const { hash, verify: verifyCheap } = passwordHashing({ N: 16, r: 1, p: 1 })
    const [one, two] = [await hash(password), await hash(password)]
    expect(one).toMatch(/^[\da-f]{32}:[\da-f]{128}$/)
    expect(two.split(':')[0]).not.toBe(one.split(':')[0])
    expect(await verifyCheap({ password, hash: one })).toBe(true)
  })

  test('costs at least what OWASP recommends, by default', async () => {
    expect(passwordCost.N * passwordCost.r * passwordCost.p).toBeGreaterThanOrEqual(2 ** 17)
    const { hashPassword } = await openAccounts(world.services)
    expect(await verify({ password, hash: await hashPassword(password) })).toBe(true)
  })

  test('does not match at another cost, and throws if malformed', async () => {
    expect(await passwordHashing({ ...passwordCost, N: 1024 }).verify({ password, hash: stored })).toBe(false)
    await expect(verify({ password, hash: 'nobody signs in' })).rejects.toThrow('Not a password hash')
  })
})

test('few hashes run concurrently and few wait; more are refused', async () => {
  const { hash } = passwordHashing({ N: 16, r: 1, p: 1 })
  const made = await Promise.allSettled(Array.from({ length: 30 }, () => hash('correct horse battery')))
  const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toHaveLength(8)
  expect(refused.every((reason) => reason instanceof Refusal && reason.problem.id === 'problem.overloaded')).toBe(true)
})
