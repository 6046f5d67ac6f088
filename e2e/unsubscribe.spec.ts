import { headerOf } from '#testing/mail-server.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { profileOf } from '#testing/people.ts'
import { expect, expectAccessible, test } from './site.ts'

test('the link in an email unsubscribes from such emails, without a session', async ({ page, world }) => {
  const member = await world.join()
  await turnOnMails(world, member)
  await member.call.profiles.save(profileOf(member))
  const { source } = await world.mailServer.mailTo(member.email)
  const link = URL.parse(headerOf(source, 'List-Unsubscribe')?.slice(1, -1) ?? '')

  await page.goto(link?.pathname ?? '')
  await expect(page.getByRole('heading', { name: 'Turn off email notifications?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn off emails' }).click()
  await expect(page.getByRole('heading', { name: 'Email notifications are off' })).toBeVisible()
  await expectAccessible(page)
  expect((await member.call.notifications.preferences()).email).toBe(false)

  await page.goto('/unsubscribe/made.up')
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await expectAccessible(page)
})

test('the link works without scripts', async ({ browser, world }) => {
  const member = await world.join()
  await turnOnMails(world, member)
  await member.call.profiles.save(profileOf(member))
  const { source } = await world.mailServer.mailTo(member.email)
  const link = URL.parse(headerOf(source, 'List-Unsubscribe')?.slice(1, -1) ?? '')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${world.url}${link?.pathname}`)
  await page.getByRole('button', { name: 'Turn off emails' }).click()
  await expect(page.getByText('Turned off by mistake? Sign in and change your settings.')).toBeVisible()
  expect((await member.call.notifications.preferences()).email).toBe(false)
  await context.close()
})
