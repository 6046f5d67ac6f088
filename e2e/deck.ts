import type { Locator, Page } from '@playwright/test'
import type { ProfileInput } from '#features/profiles/contract.ts'
import { type Person, profileOf } from '#testing/people.ts'
import type { World } from '#testing/world.ts'
import { expect, isPhone } from './site.ts'

/** A member with enough in their profile for matching. */
export async function complete(world: World, details: Parameters<World['join']>[0], fields: Partial<ProfileInput>): Promise<Person> {
  const person = await world.join(details)
  await person.call.profiles.save(profileOf(person, fields))
  return person
}

/** Profiles about geothermal heat in Iceland, who are each other's best match in these tests. */
export const heatFounder: Partial<ProfileInput> = {
  bio: 'Drills shallow geothermal wells that heat a street each, without a power plant.',
  industry: 'PropTech',
  country: 'IS',
  funding_stage: 'seed',
  raising_amount: 150_000_000,
  sdgs: [7, 11],
  expertise_areas: ['Geothermal heat'],
}
export const heatInvestor: Partial<ProfileInput> = {
  bio: 'First cheques for geothermal heat and whatever keeps Reykjavik warm.',
  industry: 'PropTech',
  country: 'IS',
  sdgs: [7],
  expertise_areas: ['Geothermal heat'],
  investment_criteria: 'Geothermal wells that heat a street.',
  investor_preferences: {
    stages: ['seed'],
    industries: ['PropTech'],
    geography: ['IS'],
    min_investment: 50_000_000,
    max_investment: 200_000_000,
    currency: 'EUR',
    notifications_enabled: true,
  },
}

/** The front card, if it shows this member. */
export const cardOf = (page: Page, name: string | RegExp): Locator => page.getByRole('article', { name })

/** Passes on others until a member's card is in front. */
export async function findCard(page: Page, name: string): Promise<void> {
  const front = page.getByRole('article')
  await expect(front).toBeVisible()
  while ((await front.getByRole('heading', { level: 2 }).textContent()) !== name) {
    const before = await front.getByRole('heading', { level: 2 }).textContent()
    await page.getByRole('button', { name: 'Pass' }).click()
    await expect(cardOf(page, before ?? '')).toBeHidden()
  }
}

/** Drags a card sideways with a finger, or on a desktop with the mouse, without releasing it. @returns a function that releases it */
export async function drag(page: Page, card: Locator, by: { x?: number; y?: number }): Promise<() => Promise<void>> {
  const box = await card.boundingBox()
  if (!box) throw new Error('There is no card to drag')
  const from = { x: box.x + box.width / 2, y: box.y + 30 }
  const steps = [0.1, 0.25, 0.5, 0.75, 1].map((share) => ({ x: from.x + share * (by.x ?? 0), y: from.y + share * (by.y ?? 0) }))
  if (!isPhone(page)) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const { x, y } of steps) await page.mouse.move(x, y)
    return () => page.mouse.up()
  }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const point of steps) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  return async () => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}
