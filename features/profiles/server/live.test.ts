import { beforeEach, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let reader: Person
let owner: Person
beforeEach(async () => {
  reader = await world.join()
  owner = await world.join()
  await world.settled()
})

test('a saved profile updates its viewers and its owner’s other clients', async () => {
  await using looking = await openLive(world, reader, { watch: [`profile:${owner.id}`] })
  await using elsewhere = await openLive(world, owner)
  const { profile } = await owner.call.profiles.save(profileOf(owner, { company_name: 'New Works' }))
  const told = { id: owner.id, updated_at: profile.updated_at }
  expect(await looking.event('profiles.changed')).toEqual(told)
  expect(await elsewhere.event('profiles.changed')).toEqual(told)
})

test('profiles that are hidden or do not exist cannot be watched', async () => {
  const hidden = await world.join()
  await hidden.call.relations.block({ id: reader.id })
  const nobody = '00000000-0000-4000-8000-000000000000'
  const watch = [hidden.id, nobody, "'; drop table users; --", '', owner.id].map((id) => `profile:${id}`)
  await using client = await openLive(world, reader, { watch })
  await hidden.call.profiles.save(profileOf(hidden))
  const { profile } = await owner.call.profiles.save(profileOf(owner))
  await client.event('profiles.changed')
  expect(await client.settled('profiles.changed')).toEqual([{ id: owner.id, updated_at: profile.updated_at }])
})

test('a block stops updates of a profile, and unblocking resumes them', async () => {
  await using looking = await openLive(world, reader, { watch: [`profile:${owner.id}`] })
  const heard = async () => (await looking.settled('profiles.changed')).length
  const hearsOfChange = async () => {
    const before = await heard()
    await owner.call.profiles.save(profileOf(owner))
    return (await heard()) > before
  }
  expect(await hearsOfChange()).toBe(true)
  await owner.call.relations.block({ id: reader.id })
  await expect.poll(hearsOfChange).toBe(false)
  await owner.call.relations.unblock({ id: reader.id })
  await expect.poll(hearsOfChange).toBe(true)
})
