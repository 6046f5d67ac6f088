import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { documentProblems } from '#features/documents/problems.ts'
import { settingsPath } from '#features/accounts/paths.ts'
import { audiencePath } from '#features/landing/paths.ts'
import { legalPath } from '#features/legal/paths.ts'
import { type Language, languageCookie, languages } from '#platform/language.ts'
import { problems } from '#platform/problems.ts'
import { dashboardPath, inLanguage, landingPath } from '#platform/paths.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { builtFolder } from './built-assets.ts'
import { builtPages } from './pages.ts'

const world = testWorld({ pages: builtPages })

const asking = (locale: string) => ({ headers: { 'accept-language': locale } })
const languageOf = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1]
async function pageOf(person: Person, path: string, init?: RequestInit) {
  const response = await person.fetch(path, init)
  return { response, html: await response.text() }
}

const startIn: Record<Language, string> = { en: 'Get Started', de: 'Loslegen', fr: 'Commencer', es: 'Empezar' }

describe('visitors', () => {
  test.each(languages)('get the landing page in %s if their browser requests it', async (language) => {
    const { response, html } = await pageOf(world.visitor(), landingPath(), asking(`${language}-XX,en;q=0.2`))
    expect(languageOf(html)).toBe(language)
    expect(html).toContain(startIn[language])
    expect(response.headers.get('vary')).toContain('accept-language')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test.each(languages)('and in %s at its URL, and on the pages that follow', async (language) => {
    const visitor = world.visitor()
    const { html } = await pageOf(visitor, inLanguage(language, landingPath()), asking('it'))
    expect(languageOf(html)).toBe(language)
    expect(html).toContain(`<link rel="canonical" href="${world.url}${inLanguage(language, landingPath())}">`)
    expect(languageOf((await pageOf(visitor, legalPath('privacy'), asking('it'))).html)).toBe(language)
  })

  test.each([landingPath(), audiencePath('founders'), legalPath('terms')])('%s links to its versions in all languages', async (path) => {
    const { html } = await pageOf(world.visitor(), path)
    for (const [language, address] of [...languages.map((each) => [each, inLanguage(each, path)]), ['x-default', path]])
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${world.url}${address}">`)
    const sitemap = await (await world.visitor().fetch('/sitemap.xml')).text()
    for (const language of languages) expect(sitemap).toContain(`<loc>${world.url}${inLanguage(language, path)}</loc>`)
  })

  test('an address may end with a slash', async () => {
    expect(languageOf((await pageOf(world.visitor(), '/de/')).html)).toBe('de')
  })

  test('a visitor’s choice does not affect others', async () => {
    await pageOf(world.visitor(), inLanguage('de', landingPath()))
    expect(languageOf((await pageOf(world.visitor(), landingPath())).html)).toBe('en')
  })

  test.each(['/it', '/DE', '/de/dashboard', '/de/legal/nothing', '/for/nobody', '/de/for/nobody'])(
    'there is no page at %s',
    async (path) => {
      expect((await pageOf(world.visitor(), path)).response.status).toBe(404)
    },
  )
})

describe('members', () => {
  test('keep the language in which they joined, whatever their next browser requests', async () => {
    const visitor = world.visitor()
    await pageOf(visitor, inLanguage('fr', landingPath()))
    const { full_name, email, password, user_type } = visitor
    const { member } = await visitor.call.accounts.join({ full_name, email, password, user_type })
    expect((await visitor.call.members.me()).member).toMatchObject({ id: member.id, language: 'fr' })
    visitor.cookies.delete(languageCookie)
    const { response, html } = await pageOf(visitor, dashboardPath(), asking('de'))
    expect(languageOf(html)).toBe('fr')
    expect(response.headers.get('set-cookie'), 'the service worker is to be of the same language').toContain(`${languageCookie}=fr`)
  })

  test('can choose another, which applies to pages, screens and the service worker', async () => {
    const member = await memberNamed(world, 'Ana Ruiz')
    const worker = await (await member.fetch('/service-worker.js')).text()
    await member.call.accounts.setLanguage({ language: 'es' })
    const { html } = await pageOf(member, settingsPath())
    expect(languageOf(html)).toBe('es')
    expect(html, 'the screen that comes with the page').toContain('Ajustes')
    expect(await (await member.fetch('/service-worker.js')).text()).not.toBe(worker)
    const elsewhere = world.visitor()
    await elsewhere.call.accounts.signIn(member)
    expect(languageOf((await pageOf(elsewhere, settingsPath(), asking('de'))).html)).toBe('es')
  })

  test('cannot see which language another chose', async () => {
    const [reader, other] = [await memberNamed(world, 'Rita Reader'), await memberNamed(world, 'Otto Other')]
    const observed = async () => JSON.stringify([await reader.call.directory.get({ id: other.id }), await reader.call.directory.list({})])
    await world.settled()
    const before = await observed()
    await other.call.accounts.setLanguage({ language: 'de' })
    await world.settled()
    expect(await observed()).toBe(before)
  })
})

test('refusals are told in every language, also those that a screen shows as well', () => {
  const [file = ''] = globSync(join(builtFolder, 'ssr/assets/problem-texts-*.js'))
  const texts = readFileSync(file, 'utf8')
  for (const { id } of [...Object.values(problems), ...Object.values(documentProblems)])
    expect(texts.split(`"${id}":`), id).toHaveLength(languages.length + 1)
})
