import type { Page } from '@playwright/test'
import { post } from '#testing/deals.ts'
import { profileOf } from '#testing/people.ts'
import { dealPath } from '#features/deals/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { memberWithScreens, screensOfVisitors } from './screens.ts'
import { expect, expectAccessibleInBothThemes, openLive, phoneOnly, standsStill, test } from './site.ts'
import { expectRoomForLargeText, expectTidyText } from './tidy-text.ts'

// Stories run in one theme; here every screen is checked in both, on the narrowest of phones. What only the desktop shows is
// checked in stories.
const narrow = { width: 320, height: 640 }

/** As browsers report it, which TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Adds up, from the next page on, how far its parts jump while it loads. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    // However slow the machine is, what has to settle is waited for.
    new MutationObserver((_changes, observer) => {
      const root = document.querySelector('html')
      root?.style.setProperty('--settle-limit', '60s')
      if (root) observer.disconnect()
    }).observe(document, { childList: true })
    let size = 0
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        size += value
        for (const { node, previousRect, currentRect } of sources)
          moved.push(`${node?.textContent?.slice(0, 40)} from ${previousRect.y} to ${currentRect.y}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.defineProperty(window, 'layoutShift', { get: () => ({ size, moved }) })
  })

test(
  "members' screens do not move, are accessible, and have room for their text",
  phoneOnly,
  async ({ page, context, world, signInAs }) => {
    test.slow()
    await page.setViewportSize(narrow)
    const { member, screens } = await memberWithScreens(world)
    await signInAs(context, member)
    await watchLayout(page)
    for (const [address, heading] of screens) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true], [data-unsettled]'), address).toHaveCount(0)
      await standsStill(page)
      const { size, moved } = await page.evaluate<{ size: number; moved: string[] }>('layoutShift')
      expect(size, `how far ${address} jumps: ${moved.join('; ')}`).toBeLessThan(0.05)
      await expectAccessibleInBothThemes(page)
      await expectTidyText(page, address)
      await expectRoomForLargeText(page, address)
    }
  },
)

test('a deal and a profile are printed without what surrounds them', async ({ page, context, world, signInAs }) => {
  const [founder, investor] = [
    await world.join({ full_name: 'Paula Print', user_type: 'startup' }),
    await world.join({ full_name: 'Piet Reader', user_type: 'investor' }),
  ]
  for (const person of [founder, investor]) await person.call.profiles.save(profileOf(person))
  const deal = await post(founder)
  await signInAs(context, investor)
  for (const address of [dealPath(deal), profilePath(founder.id)]) {
    await page.emulateMedia({ media: 'screen' })
    await openLive(page, address)
    const [title, bar] = [page.getByRole('heading', { level: 1 }), page.getByRole('navigation').first()]
    await expect(title).toBeVisible()
    await expect(bar).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(title).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.getByRole('main')).toContainText(address)
  }
})

test("visitors' pages are accessible, and have room for their text", phoneOnly, async ({ page }) => {
  await page.setViewportSize(narrow)
  for (const address of screensOfVisitors) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    // The dialog opens after the page has loaded.
    if (address === '/login') await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectTidyText(page, address)
    await expectRoomForLargeText(page, address)
  }
})
