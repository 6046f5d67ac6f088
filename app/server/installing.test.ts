import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { opened } from '#testing/test-world.ts'
import { type World, openWorldWithPages } from '#testing/world.ts'

const world = opened<World>(openWorldWithPages, (each) => each.stop())
const get = (path: string, init?: RequestInit) => fetch(`${world.url}${path}`, { redirect: 'manual', ...init })

interface Manifest {
  name: string
  lang: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { url: string; icons: { src: string; sizes: string }[] }[]
  screenshots: { src: string; sizes: string; form_factor: string }[]
}
const manifestIn = async (language: string) => (await (await get(`/manifest.${language}.webmanifest`)).json()) as Manifest

describe('the manifest', () => {
  test.each(languages)('is linked from the pages in %s, at the URL of the language', async (language) => {
    const page = await (await get('/', { headers: { 'accept-language': language } })).text()
    expect(page).toContain(`<link rel="manifest" href="/manifest.${language}.webmanifest">`)
    const answer = await get(`/manifest.${language}.webmanifest`)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect((await answer.json()) as Manifest).toMatchObject({ lang: language, name: 'ESG Network' })
  })

  test('only refers to existing icons, screenshots and screens, with the right sizes', async () => {
    const { icons, shortcuts, screenshots } = await manifestIn('en')
    for (const { src, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots]) {
      const answer = await get(src)
      expect(answer.status, src).toBe(200)
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
    for (const { url } of shortcuts) expect((await get(url)).status, url).toBe(200)
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
  })

  test('has an opaque maskable icon whose mark fits into a round mask', async () => {
    const { icons } = await manifestIn('en')
    const { src = '' } = icons.find(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512') ?? {}
    const { data, info } = await sharp(Buffer.from(await (await get(src)).arrayBuffer()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const ground = data.subarray(0, 3)
    const pixels = Array.from({ length: data.length / 4 }, (_, pixel) => pixel)
    expect(pixels.filter((pixel) => data[pixel * 4 + 3] !== 255)).toEqual([])
    const isInMiddle = (pixel: number) => Math.hypot((pixel % info.width) - 256, Math.floor(pixel / info.width) - 256) <= 0.4 * 512
    const drawn = pixels.filter((pixel) => !data.subarray(pixel * 4, pixel * 4 + 3).equals(ground))
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.filter((pixel) => !isInMiddle(pixel))).toEqual([])
  })

  test('and its icons follow the community’s name and colour; icons of other colours are not drawn', async () => {
    const operator = await world.join()
    await world.command('grant', operator.email)
    const before = await manifestIn('de')
    const { settings, version } = await operator.call.community.settings()
    await operator.call.community.save({ settings: { ...settings, name: 'Soil Circle', accent: '#8a2be2' }, version })
    const after = await manifestIn('de')
    expect(after.name).toBe('Soil Circle')
    expect(after.icons[0]?.src).not.toBe(before.icons[0]?.src)
    expect((await get(after.icons[0]?.src ?? '')).status).toBe(200)
    expect((await get(before.icons[0]?.src ?? '')).status).toBe(404)
    expect((await get('/icons/1-000000/any-192.png')).status).toBe(404)
    expect((await get((after.icons[0]?.src ?? '').replace('any-192', 'toString'))).status).toBe(404)
  })
})

describe('the service worker', () => {
  test('differs by language, contains the files of its language, and is revalidated on each request', async () => {
    const workers = await Promise.all(
      languages.map(async (language) => {
        const answer = await get('/service-worker.js', { headers: { 'accept-language': language } })
        expect(answer.headers.get('cache-control')).toBe('no-cache')
        return answer.text()
      }),
    )
    const builds = workers.map(
      (text) => JSON.parse(/^const build = (.*)$/m.exec(text)?.[1] ?? '') as { name: string; language: string; files: string[] },
    )
    expect(builds.map(({ language }) => language)).toEqual([...languages])
    expect(new Set(builds.map(({ name }) => name)).size).toBe(languages.length)
    for (const { files } of builds) expect((await get(files[0] ?? '')).status).toBe(200)
  })

  test('removes itself if operators disable it', async () => {
    await using site = await openWorldWithPages({ environment: { SERVICE_WORKER: 'off' } })
    const text = await (await fetch(`${site.url}/service-worker.js`)).text()
    expect(text).toContain('self.registration.unregister()')
    expect(text).not.toContain('const build')
  })
})

describe('shared content without a service worker', () => {
  const shared = (fields: Record<string, string | File>, headers: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return get('/share', { method: 'POST', body, headers })
  }

  test('is passed on in the URL, so that it survives signing in; a file is reported as missing', async () => {
    const answer = await shared({ title: 'A fund', text: '', url: 'https://soil.example/?a=1&b=2' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/dashboard/share?title=A+fund&url=https%3A%2F%2Fsoil.example%2F%3Fa%3D1%26b%3D2',
    ])
    const withFile = await shared({ text: 'Look', file: new File(['%PDF-'], 'deck.pdf', { type: 'application/pdf' }) })
    expect(withFile.headers.get('location')).toBe('/dashboard/share?text=Look&problem=file')
  })

  test('is refused from other sites, and limited in length', async () => {
    expect((await shared({ text: 'Look' }, { origin: 'https://elsewhere.example' })).status).toBe(403)
    const long = await shared({ text: 'x'.repeat(20_000), other: 'y' })
    expect(long.headers.get('location')).toBe(`/dashboard/share?text=${'x'.repeat(4_000)}`)
  })
})

describe('the repair page', () => {
  test.each(languages)('is available in %s without signing in, with one option that needs no script', async (language) => {
    const answer = await get('/reset-app', { headers: { 'accept-language': language } })
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('clear-site-data')]).toEqual([200, 'no-store', null])
    expect(await answer.text()).toMatch(new RegExp(`<html lang="${language}">[^]*<form method="post"`))
    expect((await get('/reset-app.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('removes everything on request, but only from its own page', async () => {
    const post = (headers: Record<string, string>) =>
      get('/reset-app', { method: 'POST', headers: { 'content-type': 'text/plain', ...headers } })
    expect((await post({})).headers.get('clear-site-data')).toBe('"cache", "storage"')
    const foreign = await post({ origin: 'https://elsewhere.example' })
    expect([foreign.status, foreign.headers.get('clear-site-data')]).toEqual([403, null])
  })
})
