import type { Page } from '@playwright/test'
import { bothSizes, expect, expectAccessibleInBothThemes, expectToFit, isPhone, phoneOnly, standsStill, test as base } from './site.ts'
import { textWithoutRoom } from './text-room.ts'

const test = base.extend({ baseURL: async ({ designUrl }, use) => use(designUrl) })

const groups = ['colours', 'buttons', 'labels', 'text-fields', 'value-fields', 'figures', 'charts', 'messages']
/** On phones, scales are the same, and choices are mirrored. */
const onDesktop = ['scales', 'choices']

async function openDesign(page: Page, search = ''): Promise<void> {
  await page.goto(`/design/${search}`)
  await expect(page.getByRole('heading', { name: 'Design', level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await standsStill(page)
}

test('components look as they did in the pictures, and are accessible', bothSizes, async ({ page }) => {
  await openDesign(page)
  if (isPhone(page)) await expectAccessibleInBothThemes(page)
  for (const group of isPhone(page) ? groups : [...groups, ...onDesktop])
    await expect.soft(page.locator(`#${group}`)).toHaveScreenshot(`${group}.png`)
})

test('components are mirrored where text runs from right to left', phoneOnly, async ({ page }) => {
  await openDesign(page, '?dir=rtl')
  await expectToFit(page)
  await expect(page.locator('#choices')).toHaveScreenshot('choices-rtl.png')
})

test('components have room for text twice as large', phoneOnly, async ({ page }) => {
  await openDesign(page, '?text=200')
  expect(await textWithoutRoom(page)).toEqual([])
  await expectToFit(page)
  await expect(page.locator('#buttons')).toHaveScreenshot('buttons-200.png')
})

test('components can be told apart in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openDesign(page)
  for (const group of ['buttons', 'choices']) await expect.soft(page.locator(`#${group}`)).toHaveScreenshot(`${group}-forced.png`)
})
