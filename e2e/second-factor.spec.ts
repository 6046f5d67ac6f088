import { dashboardPath } from '#platform/paths.ts'
import { settingsPath, signInPath } from '#features/accounts/paths.ts'
import { codeFor, codesPass } from '#testing/second-factor.ts'
import { expect, expectAccessible, openLive, test } from './site.ts'

test('a second factor is turned on, and asked for when signing in', async ({ page, browser, world, signInAs }) => {
  const member = await world.join({ full_name: 'Saoirse Kelly' })
  await signInAs(page.context(), member)
  await openLive(page, settingsPath())
  await page.getByRole('button', { name: 'Turn on the second factor' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(member.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  const adding = page.getByRole('dialog', { name: 'Add the account to your app' })
  await expect(adding.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const shown = await adding.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()
  const key = shown?.replaceAll(' ', '') ?? ''
  await expectAccessible(page)
  await adding.getByLabel('Code', { exact: true }).fill(codeFor(key, 9))
  await adding.getByRole('button', { name: 'Turn on' }).click()
  await expect(adding.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/^This code is wrong/)
  await adding.getByLabel('Code', { exact: true }).fill(codeFor(key))
  await adding.getByRole('button', { name: 'Turn on' }).click()
  const saving = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(saving.getByRole('listitem')).toHaveCount(10)
  const codes = await saving.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await saving.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  await codesPass(world, member)

  await using elsewhere = await browser.newContext()
  const there = await elsewhere.newPage()
  const signIn = async () => {
    await there.goto(`${world.url}${signInPath(dashboardPath())}`)
    const dialog = there.getByRole('dialog', { name: 'Sign in' })
    await dialog.getByLabel('Email').fill(member.email)
    await dialog.getByLabel('Password', { exact: true }).fill(member.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    return there.getByRole('dialog', { name: 'Second factor' })
  }
  const asking = await signIn()
  await expect(asking.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(there)
  await asking.getByLabel('Code', { exact: true }).fill(codeFor(key))
  await asking.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(there.getByText('Welcome back, Saoirse!')).toBeVisible()

  await elsewhere.clearCookies()
  const again = await signIn()
  await again.getByRole('button', { name: 'Use a recovery code' }).click()
  await again.getByLabel('Recovery code').fill(codes[0] ?? '')
  await again.getByText('Trust this device for 30 days').click()
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(there.getByText('Welcome back, Saoirse!')).toBeVisible()
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
})
