import type { Page } from '@playwright/test'
import { post } from '#testing/deals.ts'
import { memberNamed } from '#testing/messages.ts'
import { profileOf } from '#testing/people.ts'
import { screens as allScreens } from '#app/server/rooms.ts'
import { dealPath } from '#features/deals/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { operatorsPath } from '#features/operators/paths.ts'
import { cutFocusRings } from './focus-rings.ts'
import { memberWithScreens, screensOfVisitors } from './screens.ts'
import {
  bothSizes,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  isPhone,
  openLive,
  openWithin,
  phoneOnly,
  standsStill,
  test,
} from './site.ts'
import { textWithoutRoom } from './text-room.ts'
import { textSizes } from './text-sizes.ts'

// Stories run in one theme at one size, few at both; here every screen is checked in all four combinations, on the narrowest of phones.

test.beforeEach(async ({ page }) => {
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 })
})

async function expectTidyText(page: Page, address: string): Promise<void> {
  expect.soft((await textSizes(page)).slice(3), `sizes of text of ${address} after the third`).toEqual([])
  expect(await cutFocusRings(page), `focus rings of ${address}`).toEqual([])
  if (isPhone(page)) expect.soft(await textWithoutRoom(page), `text of ${address}`).toEqual([])
}

/** As browsers report it, which TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

test("members' screens are accessible, and do not move", bothSizes, async ({ page, context, world, signInAs }) => {
  test.slow()
  const { member, screens } = await memberWithScreens(world)
  await signInAs(context, member)
  await page.addInitScript(() => {
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
  for (const [address, heading] of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-unsettled]'), address).toHaveCount(0)
    await standsStill(page)
    const { size, moved } = await page.evaluate<{ size: number; moved: string[] }>('layoutShift')
    expect(size, `how far ${address} jumps: ${moved.join('; ')}`).toBeLessThan(0.05)
    await expectAccessibleInBothThemes(page)
    await expectTidyText(page, address)
  }
})

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

test("visitors' pages are accessible", bothSizes, async ({ page }) => {
  for (const address of screensOfVisitors) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectTidyText(page, address)
  }
})

test('the console is accessible', phoneOnly, async ({ page, context, world, signInAs }) => {
  test.slow()
  const operator = await memberNamed(world, 'Olga Oversees')
  await world.command('grant', operator.email)
  await signInAs(context, operator)
  await page.goto(operatorsPath())
  for (const address of allScreens.filter((path) => path.startsWith(operatorsPath()) && !path.includes('$'))) {
    await openWithin(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-unsettled]'), address).toHaveCount(0)
    await expectAccessible(page)
    await expectTidyText(page, address)
  }
})
