import { beforeAll, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { found, organisationOf } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let reader: Person
let shown: Person
let unseen: Person
beforeAll(async () => {
  reader = await world.join()
  shown = await world.join({ full_name: 'Shown Member' })
  unseen = await world.join({ full_name: 'Unseen Member' })
  await world.settled()
})

const rename = (person: Person, full_name: string) => person.call.profiles.save(profileOf({ ...person, full_name }))

test('watching a member reports their changed entry once it can be read, and no others', async () => {
  await using client = await openLive(world, reader, { watch: [`profile:${shown.id}`] })
  await rename(unseen, 'Unseen Anew')
  await rename(shown, 'Shown Anew')
  expect(await client.event('directory.changed')).toEqual({ id: shown.id })
  expect(await reader.call.directory.get({ id: shown.id })).toMatchObject({ full_name: 'Shown Anew' })
  await world.settled()
  expect(new Set((await client.settled('directory.changed')).map((data) => JSON.stringify(data)))).toEqual(
    new Set([JSON.stringify({ id: shown.id })]),
  )
})

test('a refused change is not reported', async () => {
  const quiet = await world.join()
  await world.settled()
  await using client = await openLive(world, reader, { watch: [`profile:${quiet.id}`] })
  await rename(quiet, 'x'.repeat(200)).catch(() => {})
  await quiet.call.profiles.save(profileOf(quiet, { user_type: 'advisor' })).catch(() => {})
  await world.settled()
  expect(await client.settled('profiles.changed')).toEqual([])
})

test('watching an organisation reports its changed entry once it can be read; its people are told without watching it', async () => {
  const [shownOne, unseenOne] = [await found(shown, { name: 'Shown' }), await found(unseen, { name: 'Unseen' })]
  await world.settled()
  await using client = await openLive(world, reader, { watch: [`organisation:${shownOne.id}`] })
  await using owner = await openLive(world, shown)
  await unseen.call.organisations.change({ id: unseenOne.id, ...organisationOf({ name: 'Unseen anew' }) })
  await shown.call.organisations.change({ id: shownOne.id, ...organisationOf({ name: 'Shown anew' }) })
  expect(await client.event('directory.organisationChanged')).toEqual({ id: shownOne.id })
  expect(await reader.call.directory.organisation({ id: shownOne.id })).toMatchObject({ name: 'Shown anew' })
  await world.settled()
  for (const each of [client, owner])
    expect(new Set((await each.settled('directory.organisationChanged')).map((data) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify({ id: shownOne.id })]),
    )
})
