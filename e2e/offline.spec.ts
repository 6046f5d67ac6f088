import { messagesPath } from '#features/messages/paths.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { isCached, isTextCached } from './device-caches.ts'
import { expect, openLive, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

test('the application opens offline, shows what was read, says what needs a connection, and its caches are deleted at sign-out', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  test.slow()
  const [member, other] = [await memberNamed(world, 'Marit Solberg'), await memberNamed(world, 'Pavel Horák')]
  await say(other, member, 'The terms are in the data room')
  await world.settled()
  await signInAs(context, member)
  await openLive(page, messagesPath(other.id))
  const read = page.getByRole('main').getByText('The terms are in the data room').first()
  await expect(read).toBeVisible()
  await expect.poll(() => isCached(page)).toBe(true)
  await expect.poll(() => isTextCached(page, 'The terms are in the data room')).toBe(true)

  await context.setOffline(true)
  await page.goto(messagesPath(other.id))
  await expect(read).toBeVisible()
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Failed to load blocked members' })).toBeVisible()
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  for (const section of await sections.all()) {
    await section.click()
    await expect(section).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByText('The server cannot be reached. Please check your connection and try again.').first()).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Pavel Horák' }).first()).toBeVisible()
  await page.getByRole('button', { name: /Marit Solberg/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  expect(await page.evaluate(() => caches.has('member-page'))).toBe(false)
})
