import type { Locator, Page } from '@playwright/test'
import { readBuildManifest } from '#app/server/built-assets.ts'
import { directoryPath } from '#features/directory/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { complete, heatFounder, heatInvestor } from './deck.ts'
import { expect, expectAccessible, isPhone, test, phoneOnly } from './site.ts'

const application = `**/${readBuildManifest('en')['app/web/main.tsx']?.file}`
const preview = (page: Page) => page.locator('[data-preview]')

/**
 * Opens a page and holds back the application.
 * @param wanted must be part of the preview; a busy server may leave it out, so the page is opened again
 * @returns lets the application start
 */
async function openPreview(page: Page, address: string, wanted: Locator): Promise<() => Promise<void>> {
  // Sent by real phones.
  await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': isPhone(page) ? '?1' : '?0' })
  const mayStart = Promise.withResolvers<void>()
  await page.route(
    application,
    async (route) => {
      await mayStart.promise
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto('about:blank')
  await page.evaluate((to) => location.assign(to), address)
  await expect(preview(page).getByRole('main')).toBeVisible()
  const start = async () => {
    mayStart.resolve()
    await expect(preview(page)).toHaveCount(0)
  }
  if (await preview(page).filter({ has: wanted }).count()) return start
  await start()
  return openPreview(page, address, wanted)
}

test(
  'text and presses before the application has started take effect once it has',
  phoneOnly,
  async ({ page, world, signInAs }, { project }) => {
    const [ines, ole] = [await memberNamed(world, `Ines Hurries ${project.name}`), await memberNamed(world, `Ole Asks ${project.name}`)]
    await say(ole, ines, 'Are you coming?')
    await world.settled()
    await signInAs(page.context(), ines)
    const start = await openPreview(page, world.url + messagesPath(ole.id), page.getByText('Are you coming?'))
    await expectAccessible(page)
    await page.getByRole('textbox', { name: /message/i }).fill('On my way')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page, 'the preview sends nothing itself').toHaveURL(world.url + messagesPath(ole.id))
    await start()
    await expect(page.getByRole('log').getByText('On my way')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue('')
    await expect(page.getByRole('textbox', { name: /message/i })).toBeFocused()
  },
)

test('a field keeps its text and focus, and a menu opens', async ({ page, world, signInAs }, { project }) => {
  await memberNamed(world, `Quirina Sought ${project.name}`)
  await signInAs(page.context(), await memberNamed(world, `Ines Seeks ${project.name}`))
  await world.settled()
  const start = await openPreview(page, world.url + directoryPath(), page.getByRole('heading', { level: 1 }))
  await page.getByRole('searchbox').first().fill(`Quirina Sought ${project.name}`)
  // The list may have changed in the meantime, or may not have been ready.
  await page.evaluate(() => {
    for (const listed of document.querySelectorAll('[data-preview] main :is(h2, h3)')) listed.remove()
  })
  await start()
  await expect(page.getByRole('searchbox').first()).toHaveValue(`Quirina Sought ${project.name}`)
  await expect(page.getByRole('searchbox').first()).toBeFocused()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`Quirina Sought ${project.name}`) })
      .first(),
  ).toBeVisible()

  const startAgain = await openPreview(page, world.url + directoryPath(), page.getByRole('heading', { level: 1 }))
  const account = page.getByRole('button', { name: /^Account$|Ines Seeks/ }).first()
  await account.focus()
  await account.press('Enter')
  await startAgain()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})

test('a press on one member’s card never connects with another member', async ({ page, world, signInAs }, { project }) => {
  const founder = await complete(
    world,
    { full_name: `Runa Geysir ${project.name}`, user_type: 'startup', company_name: 'Heitur Reitur' },
    heatFounder,
  )
  await complete(world, { full_name: `Odd Fellow ${project.name}`, user_type: 'investor', company_name: 'Hver Fund' }, heatInvestor)
  await world.settled()
  await signInAs(page.context(), founder)
  const start = await openPreview(page, `${world.url}/dashboard/tab/matching`, page.getByRole('article'))
  const name = preview(page).getByRole('article').getByRole('heading', { level: 2 })
  const front = (await name.textContent()) ?? ''
  await name.evaluate((heading) => (heading.textContent = 'Somebody Else'))
  await page.getByRole('button', { name: 'Connect' }).click()
  await start()
  await expect(page.getByText('Please try that again')).toBeVisible()
  await expect(page.getByRole('article', { name: front })).toBeVisible()
})

test('a link to a field leads to it once the screen is shown', async ({ page, world, signInAs }) => {
  await signInAs(page.context(), await memberNamed(world, 'Lena Links'))
  await page.goto('/dashboard/tab/profile?edit=true#profile-bio')
  await expect(page.locator('#profile-bio').getByRole('textbox')).toBeFocused()
})

test('the preview stays until the screen shows as much, with parts whose code is loaded later', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  await signInAs(context, await memberNamed(world, 'Paula Patient'))
  const address = new URL('/dashboard/tab/profile?edit=true', world.url).href
  const start = await openPreview(page, address, page.getByText('Save Profile').first())
  const before = await preview(page).getByRole('main').innerText()
  const shown = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[data-preview]')) return
          observer.disconnect()
          resolve(document.querySelector('main')?.innerText ?? '')
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await start()
  expect(await shown).toBe(before)
})
