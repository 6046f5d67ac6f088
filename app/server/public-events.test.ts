import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { eventOf, hostEvent, letBegin } from '#testing/events.ts'
import { memberNamed } from '#testing/messages.ts'
import { found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { builtPages } from './pages.ts'

const world = testWorld({ pages: builtPages })
let host: Person
let guest: Person
let club: { id: string; slug: string }
const secrets = { venue: 'House of Founders', address: '7 Back Yard', joining: 'https://meet.example.org/secret' }
const fields = {
  title: 'Repair <Evening>',
  description: 'Bring "what is" <broken>. '.repeat(12),
  starts: '2032-05-06T18:30',
  ends: '2032-05-06T21:00',
  format: 'hybrid' as const,
  country: 'DE' as const,
  city_id: 2_950_159,
  min_price: 12_50,
  is_public: true,
  ...secrets,
}

beforeAll(async () => {
  host = await memberNamed(world, 'Hana Hostová')
  guest = await memberNamed(world, 'Gita Guest')
  club = await found(host, { name: 'Repair Club', is_public: true })
})

async function read(path: string, as: Person = world.visitor(), headers: Record<string, string> = {}) {
  const response = await as.fetch(path, { redirect: 'manual', headers })
  const html = await response.text()
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return { status: response.status, html, data: data ? (JSON.parse(data) as object) : undefined }
}
const cardIn = (html: string) =>
  (/<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replace(world.url, '')

test('visitors read the page of an event whose host allows it, with a card, structured data and a way to register', async () => {
  const id = await hostEvent(host, { ...fields, organisation_id: club.id })
  const { status, html, data } = await read(`/event/${id}`)
  expect(status).toBe(200)
  expect(html).toContain('<title>Repair &lt;Evening> · ESG Network</title>')
  expect(html).toMatch(/<meta name="description" content="Bring &quot;what is&quot; &lt;broken>\. [^"]{60,220} …">/)
  expect(html).toContain(`<link rel="canonical" href="${world.url}/event/${id}">`)
  expect(html).toContain('Thursday, 6 May 2032')
  expect(html).toMatch(/Berlin, Germany/)
  expect(html).toMatch(/<a href="\/login\?next=[^"]*" data-sign-in="join"[^>]*>Register<\/a>/)
  expect(html).not.toContain('noindex')
  expect(data).toMatchObject({
    '@type': 'Event',
    name: fields.title,
    startDate: '2032-05-06T16:30:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ name: 'Berlin' }, { '@type': 'VirtualLocation' }],
    organizer: { name: 'Repair Club' },
    offers: { price: 12.5, priceCurrency: 'EUR' },
  })
  const picture = await world.visitor().fetch(cardIn(html))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await read('/sitemap.xml')).html).toContain(`/event/${id}</loc>`)
})

test('who hosts it, who attends, the venue and the link to join are on no page for visitors', async () => {
  const id = await hostEvent(host, { ...fields })
  await guest.call.events.register({ id })
  const { html } = await read(`/event/${id}`)
  for (const secret of [...Object.values(secrets), 'Hana', 'Gita', '1 attending']) expect(html).not.toContain(secret)
  // An organisation without a public page is not named either.
  const quiet = await found(host, { name: 'Quiet House', is_public: false })
  const other = await hostEvent(host, { ...fields, organisation_id: quiet.id })
  expect((await read(`/event/${other}`)).html).not.toContain('Quiet House')
})

test('the page is in the visitor’s language, and each language has an address', async () => {
  const id = await hostEvent(host, fields)
  expect((await read(`/event/${id}`, undefined, { 'accept-language': 'de' })).html).toContain('6. Mai 2032')
  const { html } = await read(`/fr/event/${id}`)
  expect(html).toContain('<html lang="fr">')
  expect(html).toContain(`hreflang="es" href="${world.url}/es/event/${id}"`)
})

test('members get the application at the same address, and a way to the event from its page in a language', async () => {
  const id = await hostEvent(host, fields)
  expect((await read(`/event/${id}`, guest)).html).toContain('id="page-data"')
  expect((await read(`/de/event/${id}`, guest)).html).toContain(`href="/dashboard/tab/events/${id}"`)
})

test('the address that members have on their screens leads visitors to the page of a public event, and to signing in otherwise', async () => {
  const [open, closed] = [await hostEvent(host, fields), await hostEvent(host, { ...fields, is_public: false })]
  const { status, html } = await read(`/dashboard/tab/events/${open}`)
  expect(status).toBe(200)
  expect(html).toContain(`<link rel="canonical" href="${world.url}/event/${open}">`)
  const without = (shown: { html: string }) => shown.html.replaceAll(closed, '').replaceAll('nothing', '')
  expect(without(await read(`/dashboard/tab/events/${closed}`))).toBe(without(await read('/dashboard/tab/events/nothing')))
  expect((await read('/dashboard/tab/events/new')).html).toContain('noindex')
  expect((await read(`/dashboard/tab/events/${open}`, guest)).html).toContain('id="page-data"')
})

test('cancelled and past events say so and take no registrations', async () => {
  const [cancelled, past] = [await hostEvent(host, fields), await hostEvent(host, fields)]
  await host.call.events.cancel({ id: cancelled })
  await letBegin(world, past, 9)
  const [gone, over] = [await read(`/event/${cancelled}`), await read(`/event/${past}`)]
  expect(gone.html).toContain('This event has been cancelled.')
  expect(gone.data).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  expect(over.html).toContain('This event is over.')
  for (const { html } of [gone, over]) expect(html).not.toMatch(/>Register</)
  const map = (await read('/sitemap.xml')).html
  for (const id of [cancelled, past]) expect(map).not.toContain(id)
})

test('an event that is not public looks to visitors as if there were none, until its host allows it', async () => {
  const closed = await hostEvent(host, { ...fields, is_public: false })
  const none = randomUUID()
  const without = ({ status, html }: { status: number; html: string }) => ({
    status,
    html: html.replaceAll(closed, '').replaceAll(none, ''),
  })
  for (const language of ['', '/de'])
    expect(without(await read(`${language}/event/${closed}`))).toEqual(without(await read(`${language}/event/${none}`)))
  expect(await read(`/event/${closed}`)).toMatchObject({ status: 404, html: expect.stringContaining('noindex') as string })
  expect((await read('/event/not-an-id')).status).toBe(404)
  expect((await read(`/event-card.png?id=${closed}&language=en`)).status).toBe(404)
  await host.call.events.change({ id: closed, ...eventOf({ ...fields, is_public: true }) })
  expect((await read(`/event/${closed}`)).status).toBe(200)
})

test('hidden organisations and suspended hosts have no public events', async () => {
  const operator = await memberNamed(world, 'Olga Operator')
  await world.command('grant', operator.email)
  const hidden = await hostEvent(host, { ...fields, organisation_id: club.id })
  await sql`update organisations set hidden_at = now() where id = ${club.id}`.execute(world.services.database.kysely)
  expect((await read(`/event/${hidden}`)).status).toBe(404)
  const away = await memberNamed(world, 'Abe Away')
  const suspended = await hostEvent(away, fields)
  await sql`insert into suspended_members (member_id, reason) values (${away.id}, 'rules')`.execute(world.services.database.kysely)
  expect((await read(`/event/${suspended}`)).status).toBe(404)
  expect((await read('/sitemap.xml')).html).not.toContain(suspended)
})
