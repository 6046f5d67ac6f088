import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startNameServer, type NameServer } from '#testing/name-server.ts'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import { type Outside, loopbackToo, startOutside } from '#testing/outside.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const policy = loopbackToo()
const world = testWorld({ outboundPolicy: policy })
let outside: Outside
let names: NameServer
let owner: Person
let organisation: { id: string; slug: string }

beforeAll(async () => {
  outside = await startOutside()
  names = await startNameServer()
  Object.assign(policy, { nameServers: [names.address] })
  const { outbound } = world.services
  const ask = outbound.ask
  outbound.ask = (address, options) => ask(address.replace('https://www.terravolta.eu', outside.url), options)
  owner = await world.join({ full_name: 'Vera Verified' })
  organisation = await found(owner, { name: 'Verified', website: 'https://www.terravolta.eu/about' })
})
afterAll(async () => {
  await outside.close()
  await names[Symbol.asyncDispose]()
})
beforeEach(() => {
  outside.pages.clear()
  names.texts.clear()
})

const problemOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: { data?: { problem?: string } }) => error.data?.problem,
  )
const verify = (method: 'dns' | 'file' | 'email', person = owner) => person.call.organisations.verify({ id: organisation.id, method })
const badge = async () => (await owner.call.organisations.get({ slug: organisation.slug })).verified
/** So many days later, the nightly job runs. */
async function later(days: number) {
  const { kysely } = world.services.database
  const row = await kysely
    .selectFrom('organisation_verifications')
    .selectAll()
    .where('organisation_id', '=', organisation.id)
    .executeTakeFirstOrThrow()
  const before = (time: Date | null) => time && new Date(time.getTime() - days * 86_400_000)
  await kysely
    .updateTable('organisation_verifications')
    .set({ checked_at: before(row.checked_at), failed_at: before(row.failed_at) })
    .where('organisation_id', '=', organisation.id)
    .execute()
  await world.runJob('organisations.lookAgain')
}

test('a DNS record verifies the domain of the website; another one, or none, or a silent server does not', async () => {
  const { record } = await owner.call.organisations.verification({ id: organisation.id })
  expect(record).toEqual({ name: '_esg-network.terravolta.eu', value: expect.stringMatching(/^esg-network-verification=[\w-]{24}$/) })
  expect(await problemOf(verify('dns'))).toBe('organisations.noRecord')
  names.texts.set('_esg-network.terravolta.eu', ['esg-network-verification=another'])
  expect(await problemOf(verify('dns'))).toBe('organisations.noRecord')
  names.texts.set('_esg-network.terravolta.eu', ['v=spf1 -all', record?.value ?? ''])
  expect(await verify('dns')).toMatchObject({ verified: { domain: 'terravolta.eu', method: 'dns' }, failed_at: null })
  expect(await badge()).toMatchObject({ domain: 'terravolta.eu', method: 'dns' })
})

test('a file on the website verifies it', async () => {
  const { file } = await owner.call.organisations.verification({ id: organisation.id })
  expect(file?.address).toBe('https://www.terravolta.eu/.well-known/esg-network.txt')
  expect(await problemOf(verify('file'))).toBe('organisations.noFile')
  outside.pages.set('/.well-known/esg-network.txt', `<html>${file?.content}</html>`)
  expect(await problemOf(verify('file'))).toBe('organisations.noFile')
  outside.pages.set('/.well-known/esg-network.txt', `${file?.content}\n`)
  await verify('file')
  expect(await badge()).toMatchObject({ method: 'file' })
})

test('a website at a subdomain does not verify the domain: the file has to be at the domain itself', async () => {
  const { id } = await found(owner, { name: 'Only a part', website: 'http://me.terravolta.eu:8080/' })
  const { domain, file } = await owner.call.organisations.verification({ id })
  expect([domain, file?.address]).toEqual(['terravolta.eu', 'https://terravolta.eu/.well-known/esg-network.txt'])
})

test('a confirmed address at the domain verifies it and proposes colleagues, who do not join by themselves', async () => {
  expect(await problemOf(verify('email'))).toBe('organisations.noAddress')
  const { kysely } = world.services.database
  const confirm = (person: Person, email: string) =>
    kysely.updateTable('users').set({ email, email_confirmed: true }).where('id', '=', person.id).execute()
  await confirm(owner, 'vera@students.terravolta.eu')
  expect(await problemOf(verify('email')), 'an address at a subdomain').toBe('organisations.noAddress')
  await confirm(owner, 'vera@terravolta.eu')
  await verify('email')
  expect(await badge()).toMatchObject({ method: 'email' })

  const colleague = await world.join({ full_name: 'Carl Colleague' })
  await kysely.updateTable('users').set({ email: 'carl@terravolta.eu' }).where('id', '=', colleague.id).execute()
  expect((await owner.call.organisations.colleagues({ id: organisation.id })).items, 'not confirmed yet').toEqual([])
  await confirm(colleague, 'carl@terravolta.eu')
  expect((await owner.call.organisations.colleagues({ id: organisation.id })).items).toMatchObject([{ full_name: 'Carl Colleague' }])
  expect((await colleague.call.organisations.mine()).proposed).toMatchObject([{ id: organisation.id, because: 'domain' }])
  expect((await owner.call.organisations.people({ id: organisation.id })).items).toHaveLength(1)
  await addTo(owner, organisation, colleague)
  expect((await owner.call.organisations.colleagues({ id: organisation.id })).items).toEqual([])
})

test('it is looked at again each month; what fails for a month is no longer shown', async () => {
  const { record } = await owner.call.organisations.verification({ id: organisation.id })
  names.texts.set('_esg-network.terravolta.eu', [record?.value ?? ''])
  await verify('dns')
  names.texts.clear()
  const told = async () => {
    await world.settled()
    const { items } = await owner.call.notifications.list({})
    return items.flatMap(({ title, target }) => (target.endsWith('/verification') ? [title.message] : []))
  }
  await later(29)
  expect((await owner.call.organisations.verification({ id: organisation.id })).failed_at, 'not looked at yet').toBeNull()
  await later(2)
  expect((await owner.call.organisations.verification({ id: organisation.id })).failed_at).not.toBeNull()
  expect(await badge()).not.toBeNull()
  expect(await told()).toEqual(['Verification check failed for {organisation}'])
  names.texts.set('_esg-network.terravolta.eu', [record?.value ?? ''])
  await later(2)
  expect((await owner.call.organisations.verification({ id: organisation.id })).failed_at, 'found again').toBeNull()
  expect(await told(), 'no longer a reason to worry').toEqual([])
  names.texts.clear()
  await later(31)
  await later(31)
  expect(await badge()).toBeNull()
  expect(await told()).toEqual(['{organisation} is no longer verified'])

  names.texts.set('_esg-network.terravolta.eu', [record?.value ?? ''])
  await verify('dns')
  expect(await told()).toEqual([])
  names.texts.clear()
  await later(31)
  expect(await told()).toEqual(['Verification check failed for {organisation}'])
  await owner.call.organisations.withdrawVerification({ id: organisation.id })
  expect(await told(), 'nothing is verified any more').toEqual([])
})

test('another website needs another verification, and a mail provider’s domain never verifies', async () => {
  const { record } = await owner.call.organisations.verification({ id: organisation.id })
  names.texts.set('_esg-network.terravolta.eu', [record?.value ?? ''])
  await verify('dns')
  await owner.call.organisations.change({
    ...organisationOf({ name: 'Verified', website: 'https://terravolta.energy' }),
    id: organisation.id,
  })
  expect(await badge()).toBeNull()
  await owner.call.organisations.change({ ...organisationOf({ name: 'Verified', website: 'https://gmail.com' }), id: organisation.id })
  expect(await owner.call.organisations.verification({ id: organisation.id })).toMatchObject({
    is_provider: true,
    record: null,
    file: null,
  })
  expect(await problemOf(verify('email'))).toBe('organisations.mailProvider')
})
