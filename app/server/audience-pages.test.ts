import { describe, expect, test } from 'vitest'
import { previewPath } from '#features/community/paths.ts'
import { audiences } from '#features/landing/audiences.ts'
import { audiencePath } from '#features/landing/paths.ts'
import { legalPath } from '#features/legal/paths.ts'
import { changeRole, requireStaffFactor } from '#features/members/server/index.ts'
import { type Language, languages } from '#platform/language.ts'
import { inLanguage } from '#platform/paths.ts'
import { setRules } from '#testing/joining.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { builtPages } from './pages.ts'

const world = testWorld({ pages: builtPages })

async function pageAt(path: string, person: Person = world.visitor()) {
  const response = await person.fetch(path)
  return { status: response.status, html: await response.text() }
}
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

test('operators see their draft and the notes in the legal texts, unless a second factor is due', async () => {
  const operator = await memberNamed(world, 'Opal Operator')
  await world.command('grant', operator.email)
  await operator.call.community.preview({ settings: { name: 'Another name' } })
  const seen = async () => [
    (await pageAt(previewPath(), operator)).html.includes('Another name'),
    (await pageAt(legalPath('privacy'), operator)).html.includes('For the operator:'),
    (await pageAt(inLanguage('en', legalPath('privacy')), operator)).html.includes('For the operator:'),
  ]
  const require = async (isRequired: boolean) => {
    await world.services.database.transaction((tx) => requireStaffFactor(tx, isRequired))
    world.server.accounts.forgetActors()
  }
  expect(await seen()).toEqual([true, true, true])
  await require(true)
  expect(await seen()).toEqual([false, false, false])
  await require(false)
})

test('auditors preview settings, too', async () => {
  const auditor = await memberNamed(world, 'Audra Audits')
  await world.services.database.transaction((tx) => changeRole(tx, auditor.id, 'auditor'))
  world.server.accounts.forgetActors()
  await auditor.call.community.preview({ settings: { name: 'A third name' } })
  expect((await pageAt(previewPath(), auditor)).html).toContain('A third name')
})

const titles: Record<Language, string[]> = {
  en: ['For founders', 'For investors', 'For mentors', 'For operators'],
  de: ['Für Gründer:innen', 'Für Investor:innen', 'Für Mentor:innen', 'Für Betreiber:innen'],
  fr: ['Pour les fondateurs', 'Pour les investisseurs', 'Pour les mentors', 'Pour les organisateurs'],
  es: ['Para equipos fundadores', 'Para inversores', 'Para mentores', 'Para organizadores'],
}

describe('the page for each kind of reader', () => {
  test.each(audiences.flatMap((audience) => languages.map((language) => [audience, language] as const)))(
    '%s, in %s, has its title, one heading and one description, and search engines find it',
    async (audience, language) => {
      const path = inLanguage(language, audiencePath(audience))
      const { status, html } = await pageAt(path)
      expect(status).toBe(200)
      expect(html).toContain(`<title>${titles[language][audiences.indexOf(audience)]} · `)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
      expect(html).toContain(`<link rel="canonical" href="${world.url}${path}">`)
      expect((await pageAt('/sitemap.xml')).html).toContain(`<loc>${world.url}${path}</loc>`)
    },
  )

  test('links to the others, and has no address for anybody else', async () => {
    const { html } = await pageAt(audiencePath('mentors'))
    for (const other of audiences) expect(mainOf(html).includes(`href="${audiencePath(other)}"`)).toBe(other !== 'mentors')
    expect((await pageAt('/for/nobody')).status).toBe(404)
    expect((await pageAt('/for')).status).toBe(404)
  })

  test('says how people join, and leads members to their dashboard', async () => {
    const operator = await memberNamed(world, 'Olga Operator')
    await world.command('grant', operator.email)
    for (const [mode, label] of [
      ['open', 'Get Started'],
      ['approval', 'Ask to join'],
      ['invitation', 'By invitation'],
    ] as const) {
      await setRules(operator, { mode })
      expect(mainOf((await pageAt(audiencePath('investors'))).html)).toContain(label)
    }
    const { html } = await pageAt(audiencePath('investors'), operator)
    expect(mainOf(html)).toContain('Go to the dashboard')
    expect(mainOf(html)).not.toContain('By invitation')
  })
})
