import { textPartOf } from '#testing/mail-server.ts'
import { expect, expectAccessible, test } from './site.ts'

test('the landing page is complete without scripts', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where European founders meet sustainable capital')
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', /^\/login/)
  await context.close()
})

test('the dialog of the landing page is accessible', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Join ESG Network' }).or(page.getByRole('dialog', { name: 'Sign in' }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('signing in shows errors, keeps the input, and leads back to the previous page', async ({ page, world }) => {
  const member = await world.join({ full_name: 'Saoirse Ní Bhriain', user_type: 'mentor' })
  await page.goto('/dashboard/tab/organisations?role=investor#main')
  await expect(page).toHaveTitle('Sign in · ESG Network')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Email').fill(member.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not my password')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  const error = dialog.getByText('Incorrect email or password. Please check your credentials and try again.')
  await expect(error).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue(member.email)

  await dialog.getByRole('button', { name: 'Join ESG Network' }).click()
  await page.getByRole('dialog', { name: 'Join ESG Network' }).getByRole('button', { name: 'Sign in' }).click()
  await expect(error).toBeHidden()

  await dialog.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  // Shown by the page that follows; the address before was the same.
  await expect(page.getByText('Welcome back, Saoirse!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/tab/organisations?role=investor#main')
})

test('signing up shows what is missing beside each field', async ({ page, world }) => {
  const member = await world.join()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Join ESG Network' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join ESG Network' })
  await dialog.getByLabel('Full name').fill('Ilze Bērziņa')
  await dialog.getByLabel('Email').fill('ilze')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('12345')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByText('Please enter a valid email address, such as name@example.org')).toBeVisible()
  await expect(dialog.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await expect(dialog.getByText('Please select your role')).toBeVisible()
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ilze Bērziņa')
  await expectAccessible(page)

  await dialog.getByLabel('Email').fill(member.email)
  const strength = dialog.getByRole('meter', { name: 'Password strength' })
  for (const refused of ['sunshine', 'qwertyuiop', 'aaaaaaaaaaaaaaaa']) {
    await dialog.getByRole('textbox', { name: 'Password' }).fill(refused)
    await expect(strength).toHaveAttribute('aria-valuetext', 'Weak')
  }
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a long enough sentence')
  await dialog.getByText('Mentor', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByLabel('Email'), 'the server knows the address').toHaveAccessibleDescription(
    /^An account with this email already exists/,
  )
})

test('a forgotten password can be reset with the emailed link, once', async ({ page, world }) => {
  const member = await world.join({ full_name: 'Henrik Vestergaard' })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText('Check your email for password reset instructions')).toBeVisible()

  const mail = await world.mailServer.mailTo(member.email)
  const link = /http\S+reset-password\?\S+/.exec(textPartOf(mail.source))?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New Password').fill('a new and better one')
  await page.getByLabel('Confirm Password').fill('a new and different one')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Please make sure both passwords are identical.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Confirm Password').fill('a new and better one')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Your password has been successfully updated.')).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('Invalid Reset Link')).toBeVisible()
})
