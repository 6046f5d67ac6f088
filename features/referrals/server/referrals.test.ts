import { expect, test } from 'vitest'
import { refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { addressHasher } from './address-hash.ts'

const world = testWorld()
const codeOf = ({ id }: Person) => `ESG${id.slice(0, 8).toUpperCase()}`
const came = async (member: Person) => {
  const { clicked, joined, completed } = await member.call.referrals.mine()
  return [clicked, joined, completed]
}

test('a referral is counted from the click to the account and the completed profile', async () => {
  const anna = await world.join({ full_name: 'Anna Inviting' })
  expect(await anna.call.referrals.mine()).toEqual({ code: codeOf(anna), site: null, clicked: 0, joined: 0, completed: 0 })

  await world.visitor().call.referrals.clicked({ code: codeOf(anna).toLowerCase() })
  const ben = await world.join({ full_name: 'Ben Brought' })
  await ben.call.referrals.join({ code: codeOf(anna) })
  expect(await came(anna)).toEqual([1, 1, 0])
  await ben.call.profiles.save(profileOf(ben))
  await world.settled()
  expect(await came(anna)).toEqual([1, 1, 1])
  expect(JSON.stringify(await anna.call.referrals.mine()), 'numbers, and no names').not.toContain(ben.id.slice(0, 8))
})

test('only the first code counts, however often it is reported', async () => {
  const [anna, olga, ben] = [await world.join(), await world.join(), await world.join()]
  await Promise.all([1, 2, 3].map(() => ben.call.referrals.join({ code: codeOf(anna) })))
  await ben.call.referrals.join({ code: codeOf(olga) })
  expect(await came(anna)).toEqual([0, 1, 0])
  expect(await came(olga)).toEqual([0, 0, 0])
})

test('members can’t refer themselves, a tagged variant of their address, or a long-standing member', async () => {
  const anna = await world.join({ email: 'anna-self@example.org' })
  await anna.call.referrals.join({ code: codeOf(anna) })
  const again = await world.join({ email: 'Anna-Self+second@example.org' })
  await again.call.referrals.join({ code: codeOf(anna) })
  const old = await world.join()
  await world.services.database.pool.query(`update users set created_at = now() - interval '8 days' where id = $1`, [old.id])
  await old.call.referrals.join({ code: codeOf(anna) })
  expect(await came(anna)).toEqual([0, 0, 0])
})

test('joining again with a former address does not count', async () => {
  const [anna, first] = [await world.join(), await world.join({ email: 'returning@example.org' })]
  await first.call.referrals.join({ code: codeOf(anna) })
  await first.call.leaving.ask({ current_password: first.password })
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 minute'`)
  await world.runJob('leaving.deleteDue')
  await world.settled()
  expect(await came(anna)).toEqual([0, 0, 0])
  const second = await world.join({ email: 'returning@example.org' })
  await second.call.referrals.join({ code: codeOf(anna) })
  expect(await came(anna)).toEqual([0, 0, 0])
  const { rows } = await world.services.database.pool.query('select address_hash from referral_addresses')
  expect(rows).toEqual([{ address_hash: (await addressHasher(world.services.database.kysely))('returning@example.org') }])
  expect(JSON.stringify(rows)).not.toContain('returning')

  await world.services.database.pool.query(`update referral_addresses set created_at = now() - interval '366 days'`)
  await world.runJob('referrals.forgetAddresses')
  await second.call.referrals.join({ code: codeOf(anna) })
  expect(await came(anna), 'after a year it counts again').toEqual([0, 1, 0])
})

test('unknown codes get the same response, and invalid ones are refused', async () => {
  const [ben, visitor] = [await world.join(), world.visitor()]
  expect(await ben.call.referrals.join({ code: 'ESG00000000' })).toEqual({})
  expect(await visitor.call.referrals.clicked({ code: 'ESG00000000' })).toEqual({})
  for (const code of ['', 'ESG', 'ESG0000000G', 'ESG000000000', "ESG' or 1=1"])
    expect(await refusalOf(visitor.call.referrals.clicked({ code }))).toBe(
      'A referral code consists of ESG and eight more letters and digits',
    )
  expect(await refusalOf(visitor.call.referrals.join({ code: 'ESG00000000' }))).toBe('problem.signedOut')
  expect(await refusalOf(visitor.call.referrals.mine())).toBe('problem.signedOut')
})

test('repeated clicks and clicks on your own link do not count, and mass clicks are blocked', async () => {
  const [anna, visitor] = [await world.join(), world.visitor()]
  for (let n = 0; n < 3; n += 1) await visitor.call.referrals.clicked({ code: codeOf(anna) })
  await anna.call.referrals.clicked({ code: codeOf(anna) })
  expect(await came(anna)).toEqual([1, 0, 0])
  for (let n = 0; n < 27; n += 1) await visitor.call.referrals.clicked({ code: `ESG000000${n + 10}` })
  expect(await refusalOf(visitor.call.referrals.clicked({ code: codeOf(anna) }))).toMatch(/^problem\.tooMany/)
})
