import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { hostEvent } from '#testing/events.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { eventPictureFiles } from '../pictures.ts'
import { eventProblems } from '../problems.ts'

const world = testWorld()
let host: Person
let guest: Person

beforeAll(async () => {
  host = await memberNamed(world, 'Hanna Host')
  guest = await memberNamed(world, 'Gita Guest')
})

async function picture(background: string): Promise<File> {
  const png = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], 'barn.png', { type: 'image/png' })
}
const upload = async (person: Person, id: string, background = '#307050') =>
  person.call.events.uploadPicture({ id, file: await picture(background), x: 0, y: 25, width: 100, height: 50 })
/** The status of a picture's smallest file. @param address without its width */
const statusOf = async (person: Person, address: string | null) => (await person.fetch(`${address}-320.webp`)).status
const stored = async (address: string | null) => {
  const keys = eventPictureFiles((address ?? '').replace('/api/', ''))
  return Promise.all(keys.map(async (key) => (await world.services.files.read(key)) !== undefined))
}

test('a host adds a picture, describes it, replaces it and removes it with its files', async () => {
  const id = await hostEvent(host, { title: 'Barn Night' })
  await upload(host, id)
  const { picture: first } = await guest.call.events.get({ id })
  const small = await guest.fetch(`${first}-640.webp`)
  const { width, height } = await sharp(await small.bytes()).metadata()
  expect([small.status, width, height]).toEqual([200, 640, 320])
  await host.call.events.describePicture({ id, alt: 'A barn at night' })
  const [card] = (await guest.call.events.find({ query: 'barn night' })).items
  expect(card).toMatchObject({ picture: first, picture_alt: 'A barn at night' })

  await upload(host, id, '#903030')
  const { picture: second, picture_alt } = await guest.call.events.get({ id })
  expect([second === first, picture_alt]).toEqual([false, ''])
  await world.settled()
  expect(await stored(first)).toEqual([false, false, false])
  expect(await statusOf(guest, first)).toBe(404)

  await host.call.events.removePicture({ id })
  await world.settled()
  expect((await guest.call.events.get({ id })).picture).toBeNull()
  expect(await stored(second)).toEqual([false, false, false])
})

test('only those who can edit the event change its picture, and what is no picture is refused', async () => {
  const fund = await found(host, { name: 'Soil Fund' })
  const [admin, colleague] = [await memberNamed(world, 'Ada Admin'), await memberNamed(world, 'Carl Colleague')]
  await addTo(host, fund, admin, 'admin')
  await addTo(host, fund, colleague)
  const id = await hostEvent(host, { organisation_id: fund.id })
  expect(await refusalOf(upload(guest, id))).toBe(eventProblems.notHost.id)
  expect(await refusalOf(upload(colleague, id))).toBe(organisationProblems.notYourRole.id)
  expect(await refusalOf(host.call.events.uploadPicture({ id, file: new File(['no picture'], 'x.png') }))).toBe('profiles.notAnImage')
  await upload(admin, id)
  expect((await host.call.events.get({ id })).picture).not.toBeNull()
})

test('visitors see the picture of a public event only, and members blocked by the host see none', async () => {
  const [open, closed] = [await hostEvent(host, { is_public: true }), await hostEvent(host)]
  for (const id of [open, closed]) await upload(host, id)
  const [shown, hidden] = await Promise.all([open, closed].map(async (id) => (await host.call.events.get({ id })).picture))
  expect(await statusOf(world.visitor(), shown ?? null)).toBe(200)
  expect(await statusOf(world.visitor(), hidden ?? null)).toBe(404)
  const blocked = await memberNamed(world, 'Bodo Blocked')
  expect(await statusOf(blocked, hidden ?? null)).toBe(200)
  await host.call.relations.block({ id: blocked.id })
  expect(await statusOf(blocked, hidden ?? null)).toBe(404)
})

test('a picture stays with an event that a colleague continues, and goes with the account otherwise', async () => {
  const leaver = await memberNamed(world, 'Lea Leaver')
  const house = await found(host, { name: 'Open House' })
  await addTo(host, house, leaver, 'admin')
  const [shared, own] = [await hostEvent(leaver, { organisation_id: house.id }), await hostEvent(leaver)]
  for (const id of [shared, own]) await upload(leaver, id)
  const [kept, gone] = await Promise.all([shared, own].map(async (id) => (await host.call.events.get({ id })).picture))
  await leaver.call.leaving.ask({ current_password: leaver.password })
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 hour'`)
  await world.runJob('leaving.deleteDue')
  await world.settled()
  expect(await stored(kept ?? null)).toEqual([true, true, true])
  expect(await stored(gone ?? null)).toEqual([false, false, false])
  expect((await host.call.events.get({ id: shared })).picture).toBe(kept)
})
