import { dashboardPath } from '#platform/paths.ts'
import { emailLinkPath, settingsPath } from '#features/accounts/paths.ts'
import { emailTokenIn } from '#testing/email-links.ts'
import { expect, expectAccessible, openLive, test, openWithin } from './site.ts'

test('changing the password ends all other sessions, but not this one', async ({ page, browser, world, signInAs }) => {
  const member = await world.join({ full_name: 'Aoife Brennan' })
  const thief = world.visitor()
  await thief.call.accounts.signIn(member)
  await using elsewhere = await browser.newContext()
  await signInAs(elsewhere, thief)
  const there = await elsewhere.newPage()
  await openLive(there, `${world.url}${settingsPath()}`)
  await signInAs(page.context(), member)
  await openLive(page, settingsPath())

  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').first()).toContainText('This device')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabel('Current password').fill('not my password')
  await dialog.getByLabel('New password').fill('a new and better one')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(/^This is not your current password/)
  await expect(dialog.getByLabel('New password'), 'the input is kept').toHaveValue('a new and better one')
  await expectAccessible(page)

  await dialog.getByLabel('Current password').fill(member.password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('You have been signed out everywhere else.')).toBeVisible()
  await expect(there.getByRole('heading', { name: 'Please Sign In' })).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
})

test('a new email address is confirmed by the emailed link, and appears at once in open sessions', async ({
  page,
  browser,
  world,
  signInAs,
}) => {
  const member = await world.join({ full_name: 'Jonas Lindqvist' })
  const wanted = world.visitor().email
  await signInAs(page.context(), member)
  await openLive(page, dashboardPath())
  const banner = page.getByText('Confirm your email address with the link we send to')
  await expect(banner).toContainText(member.email)
  await page.getByRole('link', { name: 'Change address' }).click()

  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabel('New email').fill(wanted)
  await dialog.getByLabel('Current password').fill(member.password)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account.getByText('Open the link we sent to this address.')).toBeVisible()
  await expect(account.getByText(member.email)).toBeVisible()
  await expectAccessible(page)

  await using elsewhere = await browser.newContext()
  const mailed = await elsewhere.newPage()
  const token = emailTokenIn(await world.mailServer.mailTo(wanted))
  await mailed.goto(`${world.url}${emailLinkPath()}?${new URLSearchParams({ token })}`)
  await expect(mailed).toHaveURL(emailLinkPath())
  await expect(mailed.getByText(wanted)).toBeVisible()
  await expectAccessible(mailed)
  await mailed.getByRole('button', { name: 'Use this address' }).click()
  await expect(mailed.getByText(`Your email address is now ${wanted}.`)).toBeVisible()

  await expect(account.getByText('Open the link we sent to this address.')).toBeHidden()
  await expect(account.getByText(wanted)).toBeVisible()
  await expect(account.getByText('Confirmed', { exact: true })).toBeVisible()
  await openWithin(page, dashboardPath())
  await expect(page.getByRole('heading', { name: 'Jonas Lindqvist' })).toBeVisible()
  await expect(banner).toBeHidden()
})
