import type { Page } from '@playwright/test'

/** A demo member with whom the investor has exchanged messages. */
export const member = 'Giulia Santarelli'

/** The investor's fund, and another organisation. */
export const [fund, startup] = ['skerry-transition-fund', 'terrabruna']

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

/** Opens the first item of a list whose pages have addresses that begin like this. */
export const follow = (address: string) => async (page: Page) => {
  const links = page.getByRole('main').locator(`a[href^="${address}"]`)
  await links.first().waitFor()
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const target = targets.find((each) => /^[\da-f-]{36}/.test(each.slice(address.length)))
  if (!target) throw new Error(`nothing leads to ${address}…`)
  await page.locator(`a[href="${target}"]`).first().click()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === target)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export async function openMember(page: Page): Promise<void> {
  await page.getByRole('link', { name: member }).first().click()
  await page.getByRole('heading', { name: member, level: 1 }).waitFor()
}

export async function openPalette(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click()
  await page.getByRole('combobox', { name: 'Search everything' }).waitFor()
}

export async function openFirstDeal(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Pitch deck' }).waitFor()
}
