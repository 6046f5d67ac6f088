import { memberNamed, say } from '#testing/messages.ts'
import { expect, expectAccessible, test } from './site.ts'

// Stories run at each size in one theme; here every screen is looked at once in each of the four.

const screens = [
  ['/dashboard', 'Newest members'],
  ['/dashboard/tab/profile', 'My Profile'],
  ['/dashboard/tab/profile?edit=true', 'Profile Setup'],
  ['/dashboard/tab/organisations', 'Member Directory'],
  ['/dashboard/tab/matching', 'Your AI Matches'],
  ['/dashboard/tab/matching?list=interests', 'Your AI Matches'],
  ['/dashboard/tab/messages', 'Messages'],
  ['/dashboard/notifications', 'Notifications'],
  ['/dashboard/notifications?tab=activity', 'Notifications'],
  ['/dashboard/notifications?tab=settings', 'What you hear of'],
] as const

test('the screens of members are accessible', async ({ page, context, world, signInAs }) => {
  test.slow()
  const [elin, tomas] = [await memberNamed(world, 'Elin Aarnes'), await memberNamed(world, 'Tomáš Kovář')]
  await say(tomas, elin, 'Good to meet you in Bologna.')
  await world.settled()
  await signInAs(context, elin)
  for (const [address, heading] of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(`/dashboard/tab/messages?with=${tomas.id}`)
  await expect(page.getByRole('log').getByText('Good to meet you in Bologna.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/profile/${tomas.id}`)
  await expect(page.getByRole('heading', { name: 'Tomáš Kovář' })).toBeVisible()
  await expectAccessible(page)
})

test('the pages of visitors are accessible', async ({ page }) => {
  for (const address of ['/', '/nowhere', '/login', '/reset-password', '/unsubscribe/not-a-link']) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessible(page)
  }
})
