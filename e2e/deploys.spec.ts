import type { Page } from '@playwright/test'
import { readBuildManifest } from '#app/server/built-assets.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { memberNamed } from '#testing/messages.ts'
import { cachedBuilds, isCached } from './device-caches.ts'
import { deployNewer } from './newer-build.ts'
import { expect, expectAccessible, openLive, test } from './site.ts'

const directory = `/${readBuildManifest('en')['features/directory/web/Directory.tsx']?.file}`
const script = (page: Page) => page.locator('#entry')
const newer = /^\/assets\/newer-/

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an open page survives a deployment, announces the new version, and its files are deleted once it is closed', async ({
    page,
    context,
    world,
    signInAs,
  }) => {
    test.slow()
    const [member, other] = [await memberNamed(world, 'Ines Stays'), await memberNamed(world, 'Ole Stays')]
    await signInAs(context, member)
    await openLive(page, messagesPath(other.id))
    await expect.poll(() => isCached(page)).toBe(true)
    const secondPage = await context.newPage()
    await secondPage.goto('/dashboard')
    const composer = page.getByRole('textbox', { name: /message/i }).last()
    await composer.fill('Half a thought')
    expect(await cachedBuilds(page)).toBe(1)

    await using deploys = new AsyncDisposableStack()
    deploys.use(await deployNewer(world))
    await expect(page.getByText('A new version is available')).toBeVisible()
    await expectAccessible(page)
    await expect(composer).toHaveValue('Half a thought')
    expect((await page.request.get(directory)).status(), 'the server no longer has the file').toBe(404)
    expect(await cachedBuilds(page)).toBe(2)
    await page.getByRole('link', { name: 'People' }).click()
    await expect(page.getByRole('heading', { name: 'Member Directory' })).toBeVisible()
    await expect(script(page)).not.toHaveAttribute('src', newer)

    await page.goBack()
    await expect(composer).toHaveValue('Half a thought')
    await composer.press('End')
    await composer.pressSequentially(', and more')
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(page.getByText('You have unsent text')).toBeVisible()
    await page.getByRole('button', { name: 'Reload anyway' }).click()
    await expect(script(page)).toHaveAttribute('src', newer)
    await expect(composer).toHaveValue('Half a thought, and more')
    await expect(page.getByText('A new version is available')).toHaveCount(0)

    // The other page still belongs to the older build.
    await page.goto('/dashboard')
    expect(await cachedBuilds(page)).toBe(2)
    await secondPage.getByRole('link', { name: 'People' }).click()
    await expect(secondPage.getByRole('heading', { name: 'Member Directory' })).toBeVisible()
    await secondPage.close()
    await page.goto('/dashboard')
    await expect.poll(() => cachedBuilds(page)).toBe(1)
    await expect(script(page)).toHaveAttribute('src', newer)
  })
})

test('a screen whose code was removed by a deployment is loaded with the newer build', async ({ page, context, world, signInAs }) => {
  await signInAs(context, await memberNamed(world, 'Ines Follows'))
  await openLive(page, '/dashboard')
  await using deploys = new AsyncDisposableStack()
  deploys.use(await deployNewer(world))
  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { name: 'Member Directory' })).toBeVisible()
  await expect(script(page)).toHaveAttribute('src', newer)
})
