import { cutFocusRings } from './focus-rings.ts'
import { memberWithScreens, screensOfVisitors } from './screens.ts'
import { bothSizes, expect, expectAccessibleInBothThemes, test } from './site.ts'

// Stories run in one theme at one size, few at both; here every screen is checked in all four combinations.

test("members' screens are accessible, and do not move", bothSizes, async ({ page, context, world, signInAs }) => {
  test.slow()
  const { member, screens } = await memberWithScreens(world)
  await signInAs(context, member)
  await page.addInitScript(() => {
    // However slow the machine is, what has to settle is waited for.
    document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--settle-limit', '60s'))
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.defineProperty(window, 'layoutShift', { get: () => shift })
  })
  for (const [address, heading] of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-unsettled]'), address).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate<number>('layoutShift'), `how far ${address} jumps`).toBeLessThan(0.05)
    expect(await cutFocusRings(page), `focus rings of ${address}`).toEqual([])
  }
})

test("visitors' pages are accessible", bothSizes, async ({ page }) => {
  for (const address of screensOfVisitors) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(await cutFocusRings(page), `focus rings of ${address}`).toEqual([])
  }
})
