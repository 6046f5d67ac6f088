import type { Locator, Page } from '@playwright/test'
import { readBuildManifest } from '#app/server/built-assets.ts'
import { directoryPath } from '#features/directory/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { complete, heatFounder, heatInvestor } from './deck.ts'
import { expect, expectAccessible, isPhone, test } from './site.ts'

const application = `**/${readBuildManifest('en')['app/web/main.tsx']?.file}`
const picture = (page: Page) => page.locator('[data-picture]')

/**
 * Goes there, where the application does not come until it is let.
 * @param wanted what the picture must show: on a busy machine the page may not have waited for it, and is opened again
 */
async function openAsPicture(page: Page, address: string, wanted: Locator): Promise<() => Promise<void>> {
  // As real phones say it.
  await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': isPhone(page) ? '?1' : '?0' })
  const coming = Promise.withResolvers<void>()
  await page.route(
    application,
    async (route) => {
      await coming.promise
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto('about:blank')
  await page.evaluate((to) => location.assign(to), address)
  await expect(picture(page).getByRole('main')).toBeVisible()
  const comes = async () => {
    coming.resolve()
    await expect(picture(page)).toHaveCount(0)
  }
  if (await picture(page).filter({ has: wanted }).count()) return comes
  await comes()
  return openAsPicture(page, address, wanted)
}

test('what is typed and pressed before the application is there is done once it is', async ({ page, world, signInAs }, { project }) => {
  const [ines, ole] = [await memberNamed(world, `Ines Hurries ${project.name}`), await memberNamed(world, `Ole Hears ${project.name}`)]
  await say(ole, ines, 'Are you coming?')
  await world.settled()
  await signInAs(page.context(), ines)
  const comes = await openAsPicture(page, world.url + messagesPath(ole.id), page.getByText('Are you coming?'))
  await expectAccessible(page)
  await page.getByRole('textbox', { name: /message/i }).fill('On my way')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page, 'nothing is sent by the page itself').toHaveURL(world.url + messagesPath(ole.id))
  await comes()
  await expect(page.getByRole('log').getByText('On my way')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: /message/i })).toBeFocused()
})

test('a field keeps its words and the focus, a menu opens', async ({ page, world, signInAs }, { project }) => {
  await memberNamed(world, `Quirina Sought ${project.name}`)
  await signInAs(page.context(), await memberNamed(world, `Ines Seeks ${project.name}`))
  await world.settled()
  const comes = await openAsPicture(page, world.url + directoryPath(), page.getByRole('heading', { level: 1 }))
  await page.getByRole('searchbox').first().fill(`Quirina Sought ${project.name}`)
  // As where others have joined meanwhile, or the list did not come in time.
  await page.evaluate(() => {
    for (const listed of document.querySelectorAll('[data-picture] main :is(h2, h3)')) listed.remove()
  })
  await comes()
  await expect(page.getByRole('searchbox').first()).toHaveValue(`Quirina Sought ${project.name}`)
  await expect(page.getByRole('searchbox').first()).toBeFocused()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`Quirina Sought ${project.name}`) })
      .first(),
  ).toBeVisible()

  const comesAgain = await openAsPicture(page, world.url + directoryPath(), page.getByRole('heading', { level: 1 }))
  const account = page.getByRole('button', { name: /^Account$|Ines Seeks/ }).first()
  await account.focus()
  await account.press('Enter')
  await comesAgain()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})

test('nobody is connected with whoever stands now where another one stood', async ({ page, world, signInAs }, { project }) => {
  const founder = await complete(
    world,
    { full_name: `Runa Geysir ${project.name}`, user_type: 'startup', company_name: 'Heitur Reitur' },
    heatFounder,
  )
  await complete(world, { full_name: `Odd Fellow ${project.name}`, user_type: 'investor', company_name: 'Hver Fund' }, heatInvestor)
  await world.settled()
  await signInAs(page.context(), founder)
  const openWithCard = () => openAsPicture(page, `${world.url}/dashboard/tab/matching`, page.getByRole('article'))
  const comes = await openWithCard()
  const name = picture(page).getByRole('article').getByRole('heading', { level: 2 })
  const front = (await name.textContent()) ?? ''
  await name.evaluate((heading) => (heading.textContent = 'Somebody Else'))
  await page.getByRole('button', { name: 'Connect' }).click()
  await comes()
  await expect(page.getByText('Please try that again')).toBeVisible()
  await expect(page.getByRole('article', { name: front })).toBeVisible()

  const comesAgain = await openWithCard()
  await page.getByRole('button', { name: 'Connect' }).click()
  await comesAgain()
  await expect(page.getByRole('article', { name: front })).toBeHidden()
})

test('words whose field is gone are handed back', async ({ page, world, signInAs }, { project }) => {
  await signInAs(page.context(), await memberNamed(world, `Vega Words ${project.name}`))
  await world.settled()
  const comes = await openAsPicture(page, world.url + directoryPath(), page.getByRole('heading', { level: 1 }))
  const search = picture(page).getByRole('searchbox').first()
  await search.evaluate((searchbox) => searchbox.setAttribute('name', 'of-another-screen'))
  await search.fill('wave energy in the Atlantic')
  await comes()
  const told = page.getByRole('listitem').filter({ hasText: 'The field you typed in no longer exists' })
  await expect(told).toContainText('wave energy in the Atlantic')
  await expect(page.getByRole('searchbox').first()).toHaveValue('')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await told.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('wave energy in the Atlantic')
})
