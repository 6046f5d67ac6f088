import { describe, expect, test } from 'vitest'
import { testWorld } from '#testing/test-world.ts'
import { Refusal } from '#platform/problems.ts'
import { openAccounts, passwordHashing } from './index.ts'
import { passwordCost } from './password-hash.ts'

const world = testWorld()
const password = 'correct horse bãttery'
/** As it stands in communities' databases. */
const stored =
  'cbd6f61981e4c0a9bead8ca560b72091:259dc421b7795c33a3394c231405e8ac503ce31462656e4f0afaa14ede157e82da0dc90b2eed6c04c0322419fe0cdfb9e42131067212f3c7de14e019b033f94d'

describe('the hash of a password', () => {
  const { hash, verify } = passwordHashing()

  test('is verified as it was stored long ago, however its letters were typed', async () => {
    expect(await verify({ password, hash: stored })).toBe(true)
    expect(await verify({ password: password.normalize('NFD'), hash: stored })).toBe(true)
    expect(await verify({ password: `${password} `, hash: stored })).toBe(false)
  })

  test('is another one each time, salted', async () => {
    const [one, two] = [await hash(password), await hash(password)]
    expect(one).toMatch(/^[\da-f]{32}:[\da-f]{128}$/)
    expect(two.split(':')[0]).not.toBe(one.split(':')[0])
    expect(await verify({ password, hash: one })).toBe(true)
  })

  test('costs at least what OWASP asks for, where nothing else is said', async () => {
    expect(passwordCost.N * passwordCost.r * passwordCost.p).toBeGreaterThanOrEqual(2 ** 17)
    const { hashPassword } = await openAccounts(world.services)
    expect(await verify({ password, hash: await hashPassword(password) })).toBe(true)
  })

  test('says nothing at another cost, and what is no hash is an error', async () => {
    expect(await passwordHashing({ ...passwordCost, N: 1024 }).verify({ password, hash: stored })).toBe(false)
    await expect(verify({ password, hash: 'nobody signs in' })).rejects.toThrow('no hash')
  })
})

test('few are made at once and few wait for that; more are refused', async () => {
  const { hash } = passwordHashing({ N: 16, r: 1, p: 1 })
  const made = await Promise.allSettled(Array.from({ length: 30 }, () => hash('correct horse battery')))
  const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toHaveLength(8)
  expect(refused.every((reason) => reason instanceof Refusal && reason.problem.id === 'problem.overloaded')).toBe(true)
})
