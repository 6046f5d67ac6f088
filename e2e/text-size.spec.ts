import type { Page } from '@playwright/test'
import { dashboardPath } from '#platform/paths.ts'
import { memberWithScreens, screensOfVisitors } from './screens.ts'
import { expect, openWithin, phoneOnly, standsStill, test } from './site.ts'
import { textWithoutRoom } from './text-room.ts'

test.beforeEach(async ({ page }) => {
  // Narrower than in other stories: on other days, times and names take more room.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const enlarge = () => {
      if (document.documentElement) document.documentElement.style.fontSize = '200%'
      else requestAnimationFrame(enlarge)
    }
    enlarge()
  })
})

async function expectRoomForText(page: Page, address: string) {
  await expect(page.locator('[aria-busy=true], [data-unsettled]'), address).toHaveCount(0)
  await standsStill(page)
  expect(await textWithoutRoom(page), `text of ${address}`).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${address}, sideways`,
  ).toBe(0)
}

test("members' screens have room for text twice as large", phoneOnly, async ({ page, context, world, signInAs }) => {
  test.slow()
  const { member, screens } = await memberWithScreens(world)
  await signInAs(context, member)
  await page.goto(dashboardPath())
  for (const [address, heading] of screens) {
    await openWithin(page, address)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectRoomForText(page, address)
  }
})

test("visitors' pages have room for text twice as large", phoneOnly, async ({ page }) => {
  for (const address of screensOfVisitors) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    // The dialog opens after the page has loaded.
    if (address === '/login') await expect(page.getByRole('dialog')).toBeVisible()
    await expectRoomForText(page, address)
  }
})
