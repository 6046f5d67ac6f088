import type { Page } from '@playwright/test'
import { cutFocusRings } from './focus-rings.ts'
import { expect, standsStill } from './site.ts'
import { textWithoutRoom } from './text-room.ts'
import { textSizes } from './text-sizes.ts'

/** A screen has three sizes of text, and neither text nor a focus ring is cut off. */
export async function expectTidyText(page: Page, address: string): Promise<void> {
  expect.soft((await textSizes(page)).slice(3), `sizes of text of ${address} after the third`).toEqual([])
  expect(await cutFocusRings(page), `focus rings of ${address}`).toEqual([])
  expect.soft(await textWithoutRoom(page), `text of ${address}`).toEqual([])
}

/** Text has room where it is twice as large. */
export async function expectRoomForLargeText(page: Page, address: string): Promise<void> {
  const size = page.viewportSize()
  const enlarge = (fontSize: string) => page.evaluate((to) => (document.documentElement.style.fontSize = to), fontSize)
  // Narrower than in other stories: on other days, times and names take more room.
  await page.setViewportSize({ width: 360, height: 740 })
  await enlarge('200%')
  await standsStill(page)
  expect.soft(await textWithoutRoom(page), `large text of ${address}`).toEqual([])
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${address} with large text, sideways`,
    )
    .toBe(0)
  await enlarge('')
  if (size) await page.setViewportSize(size)
}
