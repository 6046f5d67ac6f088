import type { Locator } from '@playwright/test'
import { settingsPath } from '#features/accounts/paths.ts'
import { memberNamed } from '#testing/messages.ts'
import { profileOf } from '#testing/people.ts'
import { expect, expectAccessible, oneByOne, openLive, test, withoutData, bothSizes, openWithin } from './site.ts'

test.beforeEach(async ({ context, world, signInAs }) => {
  const member = await world.join({ full_name: 'Marit Solberg', user_type: 'investor' })
  await member.call.profiles.save(profileOf(member))
  await signInAs(context, member)
})

test('every section opens from the navigation, and an unknown one shows an error', bothSizes, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Marit Solberg', level: 1 })).toBeVisible()

  const places = page.getByRole('navigation', { name: 'Sections' })
  const people = page.getByRole('navigation', { name: 'People' })
  await places.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { name: 'Member Directory' })).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Directory · ESG Network$/)
  await people.getByRole('link', { name: 'Matching' }).click()
  await expect(page.getByRole('heading', { name: 'Your AI Matches' })).toBeVisible()
  await places.getByRole('link', { name: 'Home' }).click()
  await expect(people).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
  await page.reload()
  await places.getByRole('link', { name: 'People' }).click()
  await expect(people.getByRole('link', { name: 'Matching' }), 'a place opens where the member was last').toHaveAttribute(
    'aria-current',
    'page',
  )

  await page.getByRole('button', { name: /^Menu$|all sections$/ }).click()
  // Groups are listed while there is one, which another story may have founded.
  await expect(page.getByRole('menuitem').filter({ hasNotText: 'Groups' })).toHaveCount(11)
  await page.getByRole('menuitem', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { name: 'Recent Activity', exact: true })).toBeVisible()
  await page.goto('/dashboard?tab=profile')
  await expect(page).toHaveURL('/dashboard/tab/profile')
  expect((await page.goto('/dashboard/tab/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Tab not found' })).toBeVisible()
  await expectAccessible(page)
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle(/Page not found · ESG Network$/)
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the palette finds screens and members by keyboard', async ({ page, world }) => {
  const chiara = await world.join({ full_name: 'Chiara Montefalco', company_name: 'Terravolta' })
  await world.settled()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Marit Solberg', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('combobox').press('ArrowUp')
  await expect(page.getByRole('option').last(), 'the list follows the arrows, so that it needs no focus').toBeInViewport()
  const field = page.getByRole('combobox')
  await field.pressSequentially('montefallco')
  const found = page.getByRole('option', { name: /Chiara Montefalco/ })
  await expect(found).toBeVisible()
  // What the field points at follows half a second after typing, so that screen readers say what was typed first.
  const pointsAtOption = () =>
    field.evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '') !== null)
  await expect.poll(pointsAtOption).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/profile/${chiara.id}`)
  await expect(page).toHaveTitle(/^(\(\d+\) )?Chiara Montefalco · ESG Network$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('keyboard shortcuts work over an open menu, and can be turned off', async ({ page }) => {
  await page.goto('/dashboard')
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const account = page.getByRole('button', { name: /Marit Solberg/ })
  const expectFocusIn = (dialog: Locator) =>
    expect.poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement)), 'it has the focus').toBe(true)
  for (const [key, dialog] of [
    ['Control+k', palette],
    ['?', shortcuts],
  ] as const) {
    await account.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press(key)
    await expectFocusIn(dialog)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0)
  }

  await openWithin(page, settingsPath())
  /** Whether the key does something outside of fields; the switch counts as one. */
  const isHandled = () =>
    page.evaluate(() => !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true })))
  expect(await isHandled()).toBe(true)
  // Until then, it does not hear Escape.
  await expectFocusIn(shortcuts)
  await page.keyboard.press('Escape')
  // It gives the focus back when it has gone.
  await expect(shortcuts).toHaveCount(0)
  const setting = page.getByRole('switch', { name: 'Keyboard shortcuts with single keys' })
  await setting.press('Space')
  await expect(setting).not.toBeChecked()
  expect(await isHandled()).toBe(false)
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
})

test('the theme is chosen in the account menu and applies before the first paint', async ({ page }) => {
  await page.goto('/dashboard')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /Account|Marit Solberg/ }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await choose('Dark')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await choose('Light')
  await expect(page.locator('html')).not.toHaveClass(/dark/)
})

test('a menu of the bar opens at either end by keyboard, and returns the focus', async ({ page }) => {
  await page.goto('/dashboard')
  const account = page.getByRole('button', { name: /Account|Marit Solberg/ })
  await account.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/tab/your-organisations')
})

test('an open page whose session has ended asks to sign in, and returns afterwards', async ({ page, context, world }) => {
  for (const name of ['Nora Newest', 'Nils Newest']) await memberNamed(world, name)
  await world.settled()
  await openLive(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Marit Solberg', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Newest members' }).getByRole('link').nth(1)).toBeVisible()
  // The dashboard's own requests would be refused, too, and the link would disappear.
  await withoutData(page)
  await page.route(/\/api\/(?!members|session|batch)/, () => {})
  await oneByOne(page)
  await context.clearCookies()
  await page.getByRole('link', { name: 'Find Connections' }).click()
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/next=%2Fdashboard%2Ftab%2Forganisations/)
})
