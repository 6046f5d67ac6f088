import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, isPhone, test } from './site.ts'

test('a founder and an investor join, complete their profiles with pictures, and find each other', async ({
  browser,
  world,
  page,
  contextOptions,
}, { project }) => {
  test.slow()
  const tag = project.name
  const founder = page
  const investor = await anotherBrowser(browser, contextOptions)

  await join(founder, world.url, {
    name: 'Zofia Kamińska',
    email: `zofia@${tag}.example.org`,
    role: 'Startup Founder',
    company: 'Obieg Materials',
  })
  await join(investor, world.url, { name: 'Marit Solberg', email: `marit@${tag}.example.org`, role: 'Investor', company: 'Fjordkapital' })

  await openProfileForm(founder)
  await expectAccessible(founder)
  await choosePicture(founder, 'Add profile picture', 'Save Picture', await photo('#2c7d61', 600, 600))
  await expect(founder.getByText('Profile picture uploaded successfully!')).toBeVisible()
  await founder
    .getByRole('textbox', { name: 'Bio' })
    .fill('Sorts post-consumer textiles by fibre with near-infrared light, 900 kg an hour.')
  await chooseFromList(founder, 'Industry', 'CleanTech')
  await founder.getByRole('textbox', { name: 'Website' }).fill('obieg,example')
  await founder.getByRole('button', { name: 'Save Profile' }).click()
  await expect(founder.getByText('Please enter a valid website URL').first()).toBeVisible()
  await expect(founder.getByRole('textbox', { name: 'Website' })).toBeFocused()

  await founder.reload()
  await expect(founder.getByRole('textbox', { name: 'Website' }), 'unsaved edits survive a reload').toHaveValue('obieg,example')
  await founder.getByRole('textbox', { name: 'Website' }).fill('obieg.example')
  await typeAndChoose(founder, 'Country', 'Poland')
  await typeAndChoose(founder, 'City', 'Krak', /Kraków|Krakow/)
  await founder.getByRole('button', { name: 'Save Profile' }).click()
  await expect(founder.getByText('Profile Updated', { exact: true })).toBeVisible()
  await expect(founder.getByRole('link', { name: /obieg\.example/ })).toHaveAttribute('href', 'https://obieg.example/')
  await expectAccessible(founder)

  await openProfileForm(investor)
  await choosePicture(investor, 'Add profile picture', 'Save Picture', await photo('#3a7fc1', 500, 700))
  await expect(investor.getByText('Profile picture uploaded successfully!')).toBeVisible()
  await removePicture(investor)
  await investor.getByRole('textbox', { name: 'Bio' }).fill('Writes first tickets into circular materials.')
  await chooseFromList(investor, 'Industry', 'FinTech')
  await investor.getByRole('button', { name: 'Save Profile' }).click()
  await expect(investor.getByText('Profile Updated', { exact: true })).toBeVisible()

  await findAndOpen(founder, 'fjordkapital', 'Marit Solberg')
  await expect(founder.getByText('Writes first tickets into circular materials.')).toBeVisible()
  await expectAccessible(founder)
  await findAndOpen(investor, 'kaminska', 'Zofia Kamińska')
  await expect(investor.getByText('900 kg an hour', { exact: false })).toBeVisible()
  await investor.getByRole('link', { name: '← Back to Directory' }).click()
  await expect(investor.getByRole('searchbox')).toHaveValue('kaminska')
  await investor.context().close()
})

async function anotherBrowser(browser: Browser, contextOptions: Parameters<Browser['newContext']>[0]): Promise<Page> {
  return (await browser.newContext(contextOptions)).newPage()
}

async function join(
  page: Page,
  url: string,
  { name, email, role, company }: { name: string; email: string; role: string; company: string },
) {
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Join ESG Network' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join ESG Network' })
  await dialog.getByLabel('Full name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a long enough sentence')
  await dialog.getByText(role, { exact: true }).click()
  await dialog.getByLabel('Company name').fill(company)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Welcome to ESG Network!')).toBeVisible()
  await expect(page).toHaveURL(isPhone(page) ? '/dashboard/tab/overview' : '/dashboard')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

async function openProfileForm(page: Page) {
  await page.getByRole('link', { name: 'Complete Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Profile Setup' })).toBeVisible()
}

async function choosePicture(page: Page, button: string, save: string, file: Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: file })
  await page.getByRole('button', { name: save }).click()
}

async function removePicture(page: Page) {
  await page.getByRole('button', { name: 'Change profile picture' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog', { name: 'Remove your profile picture?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Profile picture removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add profile picture' })).toBeFocused()
}

const photo = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

async function chooseFromList(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function typeAndChoose(page: Page, label: string, text: string, option: string | RegExp = text) {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(text)
  await expect(page.getByRole('option').first()).toHaveText(option)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(option)
}

async function findAndOpen(page: Page, text: string, name: string) {
  await page.goto(new URL('/dashboard/tab/organisations', page.url()).href)
  await page.getByRole('searchbox').fill(text)
  await expect(page).toHaveURL(/query=/)
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
