import type { Page } from '@playwright/test'
import { readBuildManifest } from '#app/server/built-assets.ts'
import { wayOutPath } from '#app/server/way-out.ts'
import { dashboardPath } from '#platform/paths.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, expectAccessible, openLive, test } from './site.ts'

/** The URL of a module's file in the English build. */
const fileOf = (module: string) => `**/${readBuildManifest('en')[module]?.file ?? `no ${module}`}`
const directory = fileOf('features/directory/web/Directory.tsx')
const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to load this screen.' })
/** A mark in the page's memory, which is lost when the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a screen whose code cannot be loaded shows an error, and loads when retried', async ({ page, context, world, signInAs }, {
  project,
}) => {
  await signInAs(context, await memberNamed(world, `Ines Misses ${project.name}`))
  await openLive(page, '/dashboard')
  await mark(page)
  await page.route(directory, (route) => route.fulfill({ status: 404, json: {} }))
  await page.getByRole('link', { name: 'People' }).click()
  await expect(loadError(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('main'), 'the error is announced again').toBeFocused()
  await expect(loadError(page)).toBeVisible()

  await page.unroute(directory)
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Member Directory' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await isMarked(page), 'the page was not reloaded').toBe(true)
})

test('a page whose own code cannot be loaded says so, and works once refreshed', async ({ page, context, world, signInAs }) => {
  await signInAs(context, await memberNamed(world, 'Ines Starts'))
  const start = fileOf('app/web/main.tsx')
  await page.route(start, (route) => route.abort())
  await page.goto(wayOutPath)
  await page.evaluate((address) => window.location.assign(address), dashboardPath())
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Ines/ }), 'the screen can still be read').toBeVisible()
  await expectAccessible(page)
  await page.unroute(start)
  await notice.getByRole('link', { name: 'Refresh Page' }).click()
  await expect(page.locator('[data-preview]')).toHaveCount(0)
  await expect(notice).toHaveCount(0)
})

test('offline, the error is shown within the application, in the member’s language', async ({ page, context, world, signInAs }) => {
  const member = await memberNamed(world, 'Ines Trennt')
  await member.call.accounts.setLanguage({ language: 'de' })
  await signInAs(context, member)
  await openLive(page, '/dashboard')
  await mark(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Menschen' }).click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Noch mal' })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('button')).toHaveCount(1)
  await context.setOffline(false)
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: /verzeichnis/i })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('if a dialog cannot be loaded, a toast says so, the screen stays, and it opens the next time', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  const charts = fileOf('features/dashboard/web/figures/charts/AnalyticsDialog.tsx')
  await signInAs(context, await memberNamed(world, 'Ines Charts'))
  await openLive(page, '/dashboard')
  await page.route(charts, (route) => route.abort())
  const open = page.getByRole('button', { name: 'Charts and tables' })
  await open.press('Enter')
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Platform Analytics' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute(charts)
  await open.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Platform Analytics' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
})
