import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problems } from '#platform/problems.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Outside, loopbackToo, startOutside } from '#testing/outside.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { testWorld } from '#testing/test-world.ts'
import { linkPictureFolder } from '../pictures.ts'

const host = 'news.example'
const world = testWorld({ outboundPolicy: loopbackToo({ [host]: ['127.0.0.1'], 'inside.example': ['10.0.0.7'] }) })
let outside: Outside
let ada: Person
let ben: Person

beforeAll(async () => {
  outside = await startOutside()
  // Requests for https at this name go to http at our port.
  const { outbound } = world.services
  const ask = outbound.ask
  outbound.ask = (address, options) => ask(address.replace(`https://${host}`, outside.url), options)
  ada = await memberNamed(world, 'Ada Byron')
  ben = await memberNamed(world, 'Ben Ito')
})
afterAll(() => outside.close())

const link = (path: string) => `https://${host}${path}`
const html = (head: string, headers: Record<string, string> = {}) => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><html><head>${head}</head><body>Text</body></html>`,
})
const asked = (path: string) => outside.asked.filter((request) => request.path === path).length
const previewIn = async (person: Person, id: string) => (await person.call.newsfeed.get({ id })).preview
const preview = async (person: Person, path: string) => (await person.call.linkPreviews.preview({ address: link(path) })).preview
const filesOf = async () => {
  const keys: string[] = []
  for await (const key of world.services.files.list(linkPictureFolder)) keys.push(key)
  return keys
}
const sql = (text: string, values: unknown[] = []) => world.services.database.pool.query(text, values)
/** Posts a link and waits for what comes of it. */
async function posted(path: string, person = ada) {
  const { id } = await postOf(person, `See ${link(path)}`)
  await world.settled()
  return previewIn(person, id)
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d5c' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()

test('a post shows what its link leads to, with a picture from our server, and open feeds learn of it', async () => {
  outside.pages.set('/heat.jpg', { body: await photo(1_200, 630) })
  outside.pages.set(
    '/heat',
    html(
      `<meta property="og:title" content="Heat from data centres"><meta property="og:description" content="Forty towns &amp; one pipe.">
      <meta property="og:image" content="${link('/heat.jpg')}">`,
    ),
  )
  const written = await postOf(ada, `Worth reading: ${link('/heat')}?utm_source=us#comments`)
  expect(written.preview).toBeNull()
  await using client = await openLive(world, ben, { watch: [`post:${written.id}`] })
  await world.settled()
  const shown = await previewIn(ben, written.id)
  expect(shown).toEqual({
    address: link('/heat'),
    host,
    title: 'Heat from data centres',
    description: 'Forty towns & one pipe.',
    picture: { address: expect.stringMatching(/^\/api\/link-pictures\/[\w-]+$/), width: 960, height: 504 },
  })
  expect(await client.event('newsfeed.postChanged')).toEqual({ post_id: written.id })
  const [request] = outside.asked
  expect(request).toMatchObject({ method: 'GET', path: '/heat' })
  expect(Object.keys(request?.headers ?? {}), 'nothing tells who wrote the link').not.toContain('cookie')
  expect(request?.headers.referer).toBeUndefined()

  const file = await ben.fetch(`${shown?.picture?.address}-480.webp`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const stored = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect([stored.width, stored.format, stored.exif]).toEqual([480, 'webp', undefined])
  expect((await world.visitor().fetch(`${shown?.picture?.address}-480.webp`)).status).toBe(401)
  expect((await ben.fetch(`/api/link-pictures/none-480.webp`)).status).toBe(404)
})

test('a page is fetched once for everybody, and again after a week when its link is used', async () => {
  outside.pages.set('/once', html('<title>First</title>'))
  expect((await posted('/once'))?.title).toBe('First')
  outside.pages.set('/once', html('<title>Second</title>'))
  expect((await posted('/once', ben))?.title).toBe('First')
  expect(await preview(ben, '/once?fbclid=1')).toMatchObject({ title: 'First' })
  expect(asked('/once')).toBe(1)
  await sql(`update link_previews set fetched_at = now() - interval '8 days' where address = $1`, [link('/once')])
  expect(await preview(ben, '/once')).toMatchObject({ title: 'Second' })
  await sql(`update link_previews set fetched_at = now() - interval '8 days' where address = $1`, [link('/once')])
  outside.pages.set('/once', { status: 500 })
  expect((await posted('/once'))?.title, 'a page that fails later keeps its preview').toBe('Second')
})

describe('there is no preview, and nothing else happens, for', () => {
  const answers: Record<string, Parameters<Outside['pages']['set']>[1]> = {
    'a page that is not there': { status: 404, headers: { 'content-type': 'text/html' }, body: '<title>Not found</title>' },
    'a page without a title': html('<meta name="description" content="Only this">'),
    'a file': { headers: { 'content-type': 'application/pdf' }, body: '<title>Not HTML</title>' },
    'a redirect to a private machine': { status: 302, headers: { location: 'https://10.0.0.1/admin' } },
    'a redirect in a circle': { status: 302, headers: { location: '/redirect%20in%20a%20circle' } },
    'a broken encoding': { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' }, body: 'no gzip' },
  }
  test.each(Object.keys(answers))('%s', async (name) => {
    const path = `/${encodeURIComponent(name)}`
    outside.pages.set(path, answers[name] ?? '')
    expect(await preview(ada, path)).toBeNull()
    expect(await posted(path)).toBeNull()
    expect(asked(path), 'it is not asked for again today').toBeLessThanOrEqual(6)
  })

  test('a site that hangs', async () => {
    const { outbound } = world.services
    const ask = outbound.ask
    outbound.ask = (address, options) => ask(address, { ...options, time: 100 })
    outside.pages.set('/hangs', () => {})
    outside.pages.set(
      '/never-ends',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<title>x'),
    )
    expect([await preview(ada, '/hangs'), await preview(ada, '/never-ends')]).toEqual([null, null])
    outbound.ask = ask
  })

  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://inside.example/',
    'https://nobody.example/',
    'https://news.example:8443/',
  ])('%s, where nothing is asked', async (address) => {
    const before = outside.asked.length
    expect(await ada.call.linkPreviews.preview({ address })).toEqual({ preview: null })
    expect(outside.asked).toHaveLength(before)
  })

  test('our own pages', async () => {
    expect(await ada.call.linkPreviews.preview({ address: `${world.url}/newsfeed` })).toEqual({ preview: null })
  })
})

test('of a long page, the beginning is read', async () => {
  outside.pages.set('/long', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<head><title>Long</title></head>')
    const more = () => response.destroyed || (response.write('x'.repeat(10_000)), setImmediate(more))
    more()
  })
  expect(await preview(ada, '/long')).toMatchObject({ title: 'Long', picture: null })
})

test.each([
  ['not a picture', async () => '<svg onload="alert(1)"/>'],
  ['too large', async () => Buffer.alloc(9 * 1024 * 1024)],
])('a picture that is %s is left out', async (name, bytes) => {
  outside.pages.set(`/${name}.jpg`.replaceAll(' ', '-'), { body: await bytes() })
  const path = `/with-${name}`.replaceAll(' ', '-')
  outside.pages.set(path, html(`<title>${name}</title><meta property="og:image" content="${link(`/${name}.jpg`.replaceAll(' ', '-'))}">`))
  expect(await preview(ada, path)).toMatchObject({ title: name, picture: null })
})

test('a picture is not fetched from a private machine either', async () => {
  outside.pages.set('/inner', html('<title>Inner</title><meta property="og:image" content="https://inside.example/a.png">'))
  expect(await preview(ada, '/inner')).toMatchObject({ title: 'Inner', picture: null })
})

test('an author removes the preview, and it stays removed until the link is another one', async () => {
  for (const path of ['/one', '/two']) outside.pages.set(path, html(`<title>Page${path}</title>`))
  const { id } = await postOf(ada, `See ${link('/one')}`)
  await world.settled()
  expect((await previewIn(ben, id))?.title).toBe('Page/one')
  const removed = await ada.call.newsfeed.edit({ id, content: `See ${link('/one')}`, isPreviewHidden: true })
  expect(removed).toMatchObject({ preview: null, isPreviewHidden: true, isEdited: false })
  await ada.call.newsfeed.edit({ id, content: `Look at ${link('/one')}` })
  expect(await previewIn(ben, id)).toBeNull()
  await ada.call.newsfeed.edit({ id, content: `See ${link('/two')}`, isPreviewHidden: false })
  await world.settled()
  expect((await previewIn(ben, id))?.title).toBe('Page/two')
  await ada.call.newsfeed.edit({ id, content: 'See nothing' })
  expect(await previewIn(ben, id)).toBeNull()
  const without = await postOf(ada, `See ${link('/one')}`, { isPreviewHidden: true })
  expect(without).toMatchObject({ preview: null, isPreviewHidden: true })
})

test('what no post shows is deleted with its picture, a day after its last use', async () => {
  outside.pages.set('/orphan.jpg', { body: await photo(600, 600) })
  outside.pages.set('/orphan', html(`<title>Orphan</title><meta property="og:image" content="${link('/orphan.jpg')}">`))
  const { id } = await postOf(ada, link('/orphan'))
  await world.settled()
  const others = (await filesOf()).length - 2
  const sweep = async () => {
    await world.runJob('linkPreviews.clear')
    await world.settled()
    return (await filesOf()).length - others
  }
  await sql(`update link_previews set used_at = now() - interval '2 days' where address = $1`, [link('/orphan')])
  expect(await sweep()).toBe(2)
  await ada.call.newsfeed.remove({ id })
  await sql(`update link_previews set used_at = now() where address = $1`, [link('/orphan')])
  expect(await sweep(), 'somebody may be about to post it').toBe(2)
  await sql(`update link_previews set used_at = now() - interval '2 days' where address = $1`, [link('/orphan')])
  expect(await sweep()).toBe(0)
})

test('a member cannot ask for any number of links, fetched before or not', async () => {
  const eager = await memberNamed(world, 'Eager Reader')
  outside.pages.set('/known', html('<title>Known</title>'))
  await posted('/known')
  for (let time = 0; time < 60; time += 1) await preview(eager, '/known')
  expect(await refusalOf(preview(eager, '/known'))).toBe(problems.tooManyForMinutes.id)
  expect(await refusalOf(preview(eager, '/unknown'))).toBe(problems.tooManyForMinutes.id)
  expect(asked('/unknown')).toBe(0)
})
