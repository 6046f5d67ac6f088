import { expect, test } from 'vitest'
import { profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { briefsById, hasMembers, roleOf } from './index.ts'

const world = testWorld()

test('a community starts without members and knows them once they join', async () => {
  const { kysely } = world.services.database
  expect(await hasMembers(kysely)).toBe(false)
  const ada = await world.join({ full_name: 'Ada van der Berg', user_type: 'mentor', company_name: 'Tidewater' })
  expect(await hasMembers(kysely)).toBe(true)
  expect((await ada.call.members.me()).member).toMatchObject({
    id: ada.id,
    email: ada.email,
    full_name: 'Ada van der Berg',
    first_name: 'Ada',
    user_type: 'mentor',
    role: 'member',
    profile_completed: false,
    missing: ['bio', 'location', 'industry'],
    completion: 40,
  })
  await ada.call.profiles.save(profileOf(ada, { bio: 'Helps founders.', industry: 'CleanTech', country: 'IE' }))
  expect((await ada.call.members.me()).member).toMatchObject({ profile_completed: true, missing: [], completion: 100 })
})

test('visitors and signed-out members have no session', async () => {
  expect(await world.visitor().call.members.me()).toEqual({ member: null })
  const ben = await world.join()
  await ben.call.accounts.signOut()
  expect(await ben.call.members.me()).toEqual({ member: null })
})

test('a brief only identifies a member, and there is none for unknown ids', async () => {
  const cleo = await world.join({ full_name: 'Cleo Marchetti', user_type: 'investor', company_name: 'Alto Capital' })
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect([...(await briefsById(world.services.database.kysely, [cleo.id, nobody]))]).toEqual([
    [cleo.id, { id: cleo.id, full_name: 'Cleo Marchetti', user_type: 'investor', company_name: 'Alto Capital', profile_picture: null }],
  ])
})

test('becoming an operator takes effect immediately in every session', async () => {
  const dora = await world.join()
  await world.command('grant', dora.email)
  expect((await dora.call.members.me()).member?.role).toBe('admin')
  expect(await roleOf(world.services.database.kysely, dora.id)).toMatchObject({ role: 'admin' })
})
