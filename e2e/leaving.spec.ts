import { readFile } from 'node:fs/promises'
import { profileOf } from '#testing/people.ts'
import { say } from '#testing/messages.ts'
import { unzipped } from '#testing/zip.ts'
import { expect, expectAccessible, openLive, test } from './site.ts'

test('a member asks for a copy of their data and downloads it', async ({ page, context, world, signInAs }) => {
  const member = await world.join({ full_name: 'Anna Collector' })
  await signInAs(context, member)
  await openLive(page, '/dashboard/settings')
  const group = page.getByRole('region', { name: 'Your data' })
  await group.getByRole('button', { name: 'Request a copy' }).click()
  const link = group.getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible()
  await expect(group.getByRole('status')).toContainText(/Your copy is ready \([\d.]+ \wB\)\. You can download it until/)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^esg-network-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipped(await readFile(await download.path()))
  expect(files.get('profiles.json')?.toString()).toContain('Anna Collector')
})

test('a member leaves, appears as unreachable to a partner, and comes back', async ({
  page,
  context,
  browser,
  world,
  signInAs,
  contextOptions,
}) => {
  test.slow()
  const leaving = await world.join({ full_name: 'Ada Leaving' })
  const friend = await world.join({ full_name: 'Ben Staying' })
  for (const each of [leaving, friend]) await each.call.profiles.save(profileOf(each))
  await say(leaving, friend, 'Until then')
  // Earlier events show no toast.
  await world.settled()
  await signInAs(context, leaving)
  const elsewhere = await browser.newContext(contextOptions)
  await signInAs(elsewhere, friend)
  const other = await elsewhere.newPage()
  await openLive(other, `${world.url}/dashboard/tab/messages?with=${leaving.id}`)
  await expect(other.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible()

  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('For 14 days, you can change your mind')
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(leaving.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()

  await expect(other.getByText('Ada Leaving can’t be reached at the moment.'), 'the open conversation updates').toBeVisible()
  await expect(other.getByRole('log').getByText('Until then')).toBeVisible()

  await leaving.call.accounts.signIn(leaving)
  await signInAs(context, leaving)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account is no longer scheduled for deletion')).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Message', exact: true }), 'and updates back').toBeVisible()

  await leaving.call.leaving.ask({ current_password: leaving.password })
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() where member_id = $1`, [leaving.id])
  await world.runJob('leaving.deleteDue')
  await expect(other.getByRole('heading', { name: 'Former member' })).toBeVisible()
  await expect(other.getByText('This member has left the community.')).toBeVisible()
  await expect(other.getByRole('log').getByText('Until then')).toBeVisible()
  await expect(other.getByText('Ada Leaving')).toHaveCount(0)
  await elsewhere.close()
})
