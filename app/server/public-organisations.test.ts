import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addTo, found, organisationOf } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { answer, openTo } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'
import { builtPages } from './pages.ts'

const world = testWorld({ pages: builtPages })
let owner: Person
let organisation: { id: string; slug: string }
const fields = {
  name: 'Terravolta & "Söhne"',
  is_public: true,
  description: 'Heat pumps <without> refrigerants. '.repeat(10),
  current_valuation: 4_240_000_00,
  raising_amount: 1_800_000_00,
  lei: '5493001KJTIIGC8Y1R12',
  founded_year: 2021,
}

beforeAll(async () => {
  owner = await world.join({ full_name: 'Olga Öhlund' })
  organisation = await found(owner, fields)
})

/** @param as a visitor unless given */
async function read(path: string, as: Person = world.visitor(), headers: Record<string, string> = {}) {
  const response = await as.fetch(path, { redirect: 'manual', headers })
  const html = await response.text()
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return {
    status: response.status,
    location: response.headers.get('location'),
    caching: response.headers.get('cache-control'),
    html,
    data: data ? (JSON.parse(data) as object) : undefined,
  }
}
const path = () => `/organisation/${organisation.slug}`

test('visitors read the page of a public organisation, with a title, a description, a card and structured data', async () => {
  const { status, html, data } = await read(path())
  expect(status).toBe(200)
  expect(html).toContain('<title>Terravolta &amp; &quot;Söhne&quot; · ESG Network</title>')
  expect(html).toMatch(/<meta name="description" content="Heat pumps &lt;without> refrigerants\. [^"]{90,160} …">/)
  expect(html).toContain('Heat pumps &lt;without&gt; refrigerants.')
  expect(html).not.toContain('noindex')
  expect(data).toMatchObject({ '@type': 'Organization', name: fields.name, leiCode: fields.lei, foundingDate: '2021' })
  const card = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const picture = await world.visitor().fetch(card.replace(world.url, ''))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await read('/sitemap.xml')).html).toContain(`${path()}</loc>`)
})

test('the valuation, and people who did not choose to be seen, are on no page for visitors', async () => {
  const colleague = await world.join({ full_name: 'Carl Colleague' })
  await addTo(owner, organisation, colleague)
  await owner.call.organisations.changePerson({ id: organisation.id, member_id: owner.id, is_listed: true, title: 'Chair' })
  const { html, data } = await read(path())
  expect(html).toContain('Olga Öhlund')
  expect(data).toMatchObject({ employee: [{ name: 'Olga Öhlund', jobTitle: 'Chair' }] })
  expect(html).not.toContain('Carl Colleague')
  expect(html).not.toContain('4.24')
})

test('answers about sustainability are there as far as they are public', async () => {
  await answer(owner, organisation, 'scope-1-emissions', { value: '61.4' })
  await answer(owner, organisation, 'cybersecurity-policy', { value: 'yes' })
  await openTo(owner, organisation, 'members', 'policies')
  expect((await read(path())).html).not.toContain('Scope 1')
  await openTo(owner, organisation, 'public', 'climate')
  const { html } = await read(path())
  expect(html).toContain('61.4')
  expect(html).toContain('Stated by the company')
  expect(html).not.toContain('Cybersecurity')
  expect((await read(`/de${path()}`)).html).toContain('Scope-1-Emissionen')
})

test('the page is in the visitor’s language, and each language has an address', async () => {
  expect((await read(path(), undefined, { 'accept-language': 'de' })).html).toContain('<html lang="de">')
  const { html } = await read(`/fr${path()}`)
  expect(html).toContain('<html lang="fr">')
  expect(html).toContain(`hreflang="es" href="${world.url}/es${path()}"`)
})

test('a previous address leads to the current one, and members get the application', async () => {
  await owner.call.organisations.change({ id: organisation.id, ...organisationOf({ ...fields, name: 'Terravolta' }) })
  const before = path()
  organisation.slug = 'terravolta'
  expect(await read(before)).toMatchObject({ status: 301, location: path(), caching: 'no-cache' })
  expect(await read(`/de${before}`)).toMatchObject({ status: 301, location: `/de${path()}` })
  const withData = /id="page-data">[^<]*Heat pumps/
  expect((await read(path(), owner)).html).toMatch(withData)
  const shell = await world.visitor().fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-info': 'electron/0.1.0' },
    body: JSON.stringify({ email: owner.email, password: owner.password }),
  })
  const { token } = (await shell.json()) as { token: string }
  const asShell = await read(path(), world.visitor(), { authorization: `Bearer ${token}` })
  expect(asShell.html, 'also in the desktop shell, which has no cookie').toMatch(withData)
})

test('caches keep the sitemap and cards, but not the cookie of a member whose session is renewed by them', async () => {
  for (const address of ['/sitemap.xml', '/social-card.png', `/organisation-card.png?slug=${organisation.slug}`]) {
    const member = await world.join()
    await sql`update auth.session set "expiresAt" = now() + interval '5 days' where "userId" = ${member.id}`.execute(
      world.services.database.kysely,
    )
    const { headers } = await member.fetch(address)
    expect([address, headers.getSetCookie().length, headers.get('cache-control')]).toEqual([address, 1, 'no-store'])
    expect((await read(address)).caching).toMatch(/^public, max-age=/)
  }
})

test('an organisation that is private, hidden or unknown looks to visitors like any screen of members', async () => {
  const secret = await found(owner, { name: 'Secret', is_public: false })
  const [shown, none] = [await read(`/organisation/${secret.slug}`), await read('/organisation/nobody')]
  const without = ({ html }: { html: string }) => html.replaceAll(/nobody|secret/g, '')
  expect(without(shown)).toBe(without(none))
  expect(shown.html).toContain('noindex')
  expect((await read(`/organisation-card.png?slug=${secret.slug}`)).status).toBe(404)
  expect((await read('/sitemap.xml')).html).not.toContain(secret.slug)
})
