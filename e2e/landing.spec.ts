import { memberNamed } from '#testing/messages.ts'
import { expect, expectAccessible, test } from './site.ts'

test('a visitor follows the links of the page, reads the legal texts in a dialog, and at their own addresses', async ({ page }) => {
  await page.goto('/')
  for (const heading of ['How it works', 'Everything from first contact to closing', 'What Our Users Say']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  const product = page.locator('main img:visible')
  await product.first().scrollIntoViewIfNeeded()
  await expect.poll(() => product.evaluateAll((images: HTMLImageElement[]) => images.some((image) => image.naturalWidth > 600))).toBe(true)

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Cookie Policy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Legal' })
  await expect(dialog.getByRole('heading', { name: 'Cookie Policy', level: 1 })).toBeVisible()
  await dialog
    .getByRole('link', { name: /Privacy Policy/ })
    .first()
    .click()
  await expect(dialog.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')

  await page.goto('/legal/terms')
  await expect(page.getByRole('heading', { name: 'Terms of Service', level: 1 })).toBeVisible()
  await expect(page.getByText('For the operator:')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'GDPR' }).click()
  await expect(page.getByRole('heading', { name: 'GDPR', level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page.getByRole('heading', { name: 'Accessibility', level: 1 })).toBeVisible()
})

test('a founder and somebody who runs a community read what it does for them, and learn how to begin', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Who it is for' })
  await links.getByRole('link', { name: 'For founders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show your round to the investors it suits')
  const product = page.locator('main img:visible')
  await product.first().scrollIntoViewIfNeeded()
  await expect.poll(() => product.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByRole('dialog', { name: 'Join ESG Network' })).toBeVisible()
  // A dialog that has only just appeared may not hear the key yet.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(page).toHaveURL('/for/founders')

  await expect(links.getByRole('link')).toHaveText(['For investors', 'For mentors', 'For operators'])
  await links.getByRole('link', { name: 'For operators' }).click()
  await page.waitForLoadState()
  await page.getByRole('link', { name: 'See how to run one' }).click()
  await expect(page.getByText('npm start', { exact: true })).toBeInViewport()
})

test('search engines and link previews show what the page is about', async ({ page, request, world }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${world.url}/`)
  const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const picture = await request.get(card)
  expect(picture.headers()['content-type']).toBe('image/png')
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@graph': { name: string }[]
  }
  expect(graph['@graph'].map(({ name }) => name)).toEqual(['ESG Network', 'ESG Network'])
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/', '/legal/privacy', '/legal/terms', '/legal/gdpr', '/legal/cookies', '/legal/accessibility', '/for/mentors'])
    expect(map).toContain(`<loc>${world.url}${path}</loc>`)
  // Not a second start page to search engines.
  await page.goto('/about')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${world.url}/`)
})

test('an operator looks at other settings before anybody else does, saves them, and signs out from the page', async ({
  page,
  context,
  world,
  signInAs,
  browser,
}) => {
  const operator = await memberNamed(world, 'Olga Landing')
  await world.command('grant', operator.email)
  await signInAs(context, operator)
  await page.goto('/dashboard/operators/community')
  await page.getByLabel('Headline').fill('Harbour <b>founders</b> meet here')
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#7a2f8f')
  await page.getByLabel('Link').fill('http://chat.example.org')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Please enter an address that begins with https://')).toBeVisible()
  await page.getByLabel('Link').fill('https://chat.example.org/harbour')

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { name: 'Harbour <b>founders</b> meet here', level: 1 })).toBeVisible()
  await expect(preview.getByText('Nobody else sees these changes until you save the settings.')).toBeVisible()
  await preview.close()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${world.url}/?preview`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Where European founders meet sustainable capital')

  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Harbour <b>founders</b> meet here')
  await expect(visitor.getByRole('link', { name: 'Open the group' })).toHaveAttribute('href', 'https://chat.example.org/harbour')
  await expect(visitor.getByRole('link', { name: 'Get Started' }).first()).toHaveCSS('background-color', 'rgb(122, 47, 143)')
  await visitor.context().close()

  await page.getByRole('button', { name: /Olga Landing/ }).click()
  await page.getByRole('menuitem', { name: 'About the community' }).click()
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('You have been logged out of your account.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
})
