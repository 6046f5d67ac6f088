import { profileOf } from '#testing/people.ts'
import { isCached } from './device-caches.ts'
import { expect, openLive, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

test('the application opens offline, says what needs a connection, and its caches are deleted at sign-out', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  test.slow()
  const member = await world.join({ full_name: 'Marit Solberg' })
  await member.call.profiles.save(profileOf(member))
  await world.join({ full_name: 'Pavel Horák' })
  await world.settled()
  await signInAs(context, member)
  await openLive(page, '/dashboard')
  await expect.poll(() => isCached(page)).toBe(true)

  await context.setOffline(true)
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
