import { settingsPath } from '#features/accounts/paths.ts'
import { dealsPath, newDealPath } from '#features/deals/paths.ts'
import { eventsPath, newEventPath } from '#features/events/paths.ts'
import { newsfeedPath } from '#features/newsfeed/paths.ts'
import { welcomePath } from '#features/profiles/paths.ts'
import { type Language, languageNames, languages } from '#platform/language.ts'
import { dashboardPath, inLanguage, landingPath } from '#platform/paths.ts'
import { memberNamed } from '#testing/messages.ts'
import { memberWithScreens } from './screens.ts'
import { expect, expectAccessible, expectToFit, openLive, openWithin, phoneOnly, test } from './site.ts'

const settingsIn: Record<Language, { title: string; language: string }> = {
  en: { title: 'Settings', language: 'Language' },
  de: { title: 'Einstellungen', language: 'Sprache' },
  fr: { title: 'Paramètres', language: 'Langue' },
  es: { title: 'Ajustes', language: 'Idioma' },
}

test('a visitor reads the landing page in another language, signs up in it, and keeps it', async ({ page, world }) => {
  const visitor = world.visitor()
  await page.goto(landingPath())
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(inLanguage('de', landingPath()))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Loslegen' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vor- und Nachname').fill('Greta Möller')
  await dialog.getByLabel('E-Mail').fill(visitor.email)
  await dialog.getByLabel('Passwort', { exact: true }).fill('12')
  await dialog.getByRole('button', { name: 'Konto erstellen' }).click()
  await expect(dialog.getByLabel('Passwort', { exact: true }), 'errors are in the language, too').toHaveAccessibleDescription(/Zeichen/)
  await expectAccessible(page)
  await dialog.getByLabel('Passwort', { exact: true }).fill(visitor.password)
  await dialog.getByText('Startup-Gründer:in').click()
  await dialog.getByRole('button', { name: 'Konto erstellen' }).click()
  await expect(page.getByText('Willkommen bei')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a member chooses each language in turn, and the application changes at once', async ({ page, world, signInAs }) => {
  const member = await memberNamed(world, 'Lina Berg')
  await signInAs(page.context(), member)
  await openLive(page, settingsPath())
  let spoken: Language = 'en'
  for (const language of [...languages.filter((each) => each !== 'en'), 'en'] as const) {
    const before = settingsIn[spoken]
    await page.getByRole('button', { name: new RegExp(before.language) }).click()
    await page.getByRole('option', { name: languageNames[language] }).click()
    await expect(page.getByRole('heading', { name: settingsIn[language].title, level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    spoken = language
  }
})

/** Rows of buttons and fields, for which long words leave little room. */
const wideScreens = [
  dealsPath(),
  dealsPath('my-deals'),
  newDealPath(),
  eventsPath(),
  newEventPath(),
  newsfeedPath(),
  welcomePath('work'),
  welcomePath('place'),
]

test('every screen of a member fits in German, which has the longest words', phoneOnly, async ({ page, world, signInAs }) => {
  test.slow()
  const { member, screens } = await memberWithScreens(world)
  await signInAs(page.context(), member)
  await member.call.accounts.setLanguage({ language: 'de' })
  await page.goto(dashboardPath())
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  for (const address of [...screens.map(([each]) => each), ...wideScreens]) {
    await openWithin(page, address)
    await expect(page.getByRole('heading').first(), address).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-unsettled]'), address).toHaveCount(0)
    await expectToFit(page)
  }
})
