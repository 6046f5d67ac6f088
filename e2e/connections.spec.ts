import type { Page } from '@playwright/test'
import { dashboardPath } from '#platform/paths.ts'
import { directoryPath } from '#features/directory/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'
import { profilePath } from '#features/members/paths.ts'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import { type Person, profileOf } from '#testing/people.ts'
import type { World } from '#testing/world.ts'
import { expect, expectAccessible, keepToasts, oneByOne, openLive, test, withoutData } from './site.ts'

let investor: Person
let founder: Person

test.beforeEach(async ({ context, world, signInAs }) => {
  investor = await memberNamed(world, 'Marit Solberg', { user_type: 'investor', company_name: 'Nordlys Impact' })
  founder = await memberNamed(world, 'Zofia Kamińska', { company_name: 'Obieg Materials' })
  await signInAs(context, founder)
})

/** Both profiles contain enough for a score. */
const said = {
  industry: 'CleanTech',
  sdgs: [7, 13],
  funding_stage: 'seed',
  raising_amount: 1_000_000_00,
  investor_preferences: { stages: ['seed'], industries: ['CleanTech'] },
} satisfies Partial<ProfileInput>

/** Completing a profile creates a notification, too; these stories begin with an empty list. */
async function memberNamed(world: World, full_name: string, details: Parameters<World['join']>[0] = {}): Promise<Person> {
  const member = await world.join({ full_name, ...details })
  await member.call.notifications.savePreferences({ profiles: false })
  await member.call.profiles.save(profileOf(member, said))
  await world.settled()
  return member
}

/** The next decision announces the previous one to the other side. */
async function decideElsewhere(world: World, member: Person) {
  const somebody = await world.join({ full_name: 'Somebody Else' })
  await reject(member, somebody)
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ })
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const news = (page: Page) => page.getByRole('dialog', { name: 'You are connected' })
const row = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })
const panel = (page: Page) => page.getByRole('main').getByRole('region', { name: /match$|^No score yet$/ })

test('two members connect, and are notified at once', async ({ page, browser, world, signInAs, contextOptions }) => {
  const elsewhere = await browser.newContext(contextOptions)
  await signInAs(elsewhere, investor)
  const other = await elsewhere.newPage()
  await openLive(page, dashboardPath())

  await openLive(other, `${world.url}${profilePath(founder.id)}`)
  await panel(other).getByRole('button', { name: 'Add a note' }).click()
  await other.getByRole('textbox', { name: 'Your note' }).fill('We met in Borås. What would you measure first?')
  await expectAccessible(other)
  await panel(other).getByRole('button', { name: 'Connect' }).click()
  await expect(panel(other)).toContainText('Waiting for an answer')
  await expect(toasts(other)).toContainText('Zofia Kamińska will be notified of your interest')
  await expect(panel(other).getByRole('button', { name: 'Undo' })).toBeVisible()
  await decideElsewhere(world, investor)
  await expect(panel(other).getByRole('button', { name: 'Undo' }), 'the open page updates').toBeHidden()

  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  const waiting = page.getByRole('region', { name: 'Needs your answer' })
  await expect(waiting).toContainText('Marit Solberg is interested in connecting')
  await expect(waiting).toContainText('We met in Borås.')
  // The toast first: it disappears before the page has been checked.
  await toasts(page).filter({ hasText: 'New interest' }).getByRole('button', { name: 'Open' }).click()
  await expect(page).toHaveURL(matchingPath('interests'))
  await expect(row(page, 'Marit Solberg')).toContainText('We met in Borås. What would you measure first?')
  await expect(row(page, 'Marit Solberg')).toContainText(/\d+ (Super|Strong|Good|Possible) match/)

  const toldOther = await keepToasts(other)
  await page.getByRole('button', { name: 'Connect with Marit Solberg' }).click()
  await expect(news(page)).toContainText('You and Marit Solberg both chose to connect.')
  await expect(news(other)).toContainText('You and Zofia Kamińska both chose to connect.')
  await expectAccessible(page)
  await news(page).getByRole('button', { name: 'Keep swiping' }).click()
  await expect(page.getByRole('heading', { name: 'No open interests' })).toBeVisible()
  await page.getByRole('tab', { name: 'Connections' }).click()
  await expect(row(page, 'Marit Solberg')).toContainText('Connected since')

  await news(other).getByRole('button', { name: 'Not now' }).click()
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread')
  expect(await toldOther(), 'no toast repeats the dialog').toEqual([])
  await elsewhere.close()
})

test('only one of two tabs announces a connection, and a reload does not announce it again', async ({ page, context, world }) => {
  await accept(founder, investor)
  await world.settled()
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) await openLive(tab, directoryPath())
  await accept(investor, founder)
  const shown = async () => (await Promise.all(tabs.map((tab) => news(tab).count()))).reduce((sum, count) => sum + count, 0)
  await expect.poll(shown).toBe(1)
  for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread')
  expect(await shown()).toBe(1)
  for (const tab of tabs) await openLive(tab, matchingPath('connections'))
  for (const tab of tabs) await expect(row(tab, 'Marit Solberg')).toBeVisible()
  expect(await shown()).toBe(0)
})

test('a member who is writing keeps the focus, and is notified by a toast', async ({ page, world }) => {
  await accept(founder, investor)
  await world.settled()
  const third = await memberNamed(world, 'Pavel Horák')
  await openLive(page, messagesPath(third.id))
  const field = page.getByRole('textbox', { name: /message/i })
  await field.fill('I was about to say that')
  await accept(investor, founder)
  const told = toasts(page).filter({ hasText: 'You are connected' })
  await expect(told).toContainText('You and Marit Solberg both chose to connect.')
  await expect(field).toBeFocused()
  await expect(news(page)).toHaveCount(0)
  await told.getByRole('button', { name: 'Message' }).click()
  await expect(page).toHaveURL(new RegExp(`with=${investor.id}`))
})

test('a bookmark is added and removed, and the removal can be undone', async ({ page }) => {
  await page.goto(profilePath(investor.id))
  // The button changes before the server has answered, and loading another page would cancel the request.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/api/bookmarks/'))
  await panel(page).getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect(panel(page).getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
  await saved
  await openLive(page, matchingPath('bookmarks'))
  await expect(row(page, 'Marit Solberg')).toContainText('Bookmarked on')
  await expect(page.getByRole('tab', { name: 'Bookmarks 1' })).toBeVisible()
  await page.getByRole('link', { name: 'More Details about Marit Solberg' }).click()
  await expect(panel(page)).toContainText('Why this match')
  await expectAccessible(page)
  await page.getByRole('link', { name: '← Back to matches' }).click()
  await expect(page).toHaveURL(matchingPath('bookmarks'))

  await page.getByRole('button', { name: 'Remove the bookmark for Marit Solberg' }).click()
  await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Bookmarks', exact: true }), 'none are counted').toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Marit Solberg')).toBeVisible()
})

test('a sent interest is withdrawn, and a member who was passed on is found again', async ({ page, world }) => {
  await accept(founder, investor, 'Would you look at our plans?')
  await reject(founder, await memberNamed(world, 'Pavel Horák'))
  await aMinutePasses(world)
  await openLive(page, matchingPath('sent'))
  await expect(row(page, 'Marit Solberg')).toContainText('Would you look at our plans?')
  await page.getByRole('button', { name: 'Withdraw your interest in Marit Solberg' }).click()
  await expect(page.getByRole('heading', { name: 'No sent interests' })).toBeVisible()
  await expect(toasts(page)).toContainText('You withdrew your interest in Marit Solberg')
  expect((await investor.call.matching.interests({})).items).toEqual([])
  await page.getByRole('tab', { name: 'Passed' }).click()
  await expect(page).toHaveURL(matchingPath('passed'))
  await expect(page.getByRole('tab', { name: 'Passed' })).toBeInViewport({ ratio: 0.95 })
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Connect with Pavel Horák' }).click()
  await expect(row(page, 'Pavel Horák')).toHaveCount(0)
})

test('deciding on a profile and undoing it works by keyboard', async ({ page }) => {
  await openLive(page, profilePath(investor.id))
  const press = async (name: string) => {
    await panel(page).getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Pass')
  await expect(panel(page)).toContainText('You passed on Marit Solberg')
  const undo = panel(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(undo, 'the next button after the previous focus').toBeFocused()
  await page.keyboard.press('Enter')
  const pass = panel(page).getByRole('button', { name: 'Pass' })
  await expect(pass).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(pass).toBeFocused()
})

test('ending a connection works by keyboard and keeps the focus in place', async ({ page, world }) => {
  const others = [await memberNamed(world, 'Pavel Horák'), await memberNamed(world, 'Ilse Brandt')]
  for (const each of others) await connect(each, founder)
  await openLive(page, matchingPath('connections'))
  await page.getByRole('button', { name: 'More about Ilse Brandt' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'End connection' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stay connected' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More about Ilse Brandt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'End connection' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Stay connected' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(row(page, 'Ilse Brandt')).toHaveCount(0)
  await expect(row(page, 'Pavel Horák').getByRole('link', { name: 'Pavel Horák', exact: true }), 'in its place').toBeFocused()
})

test('a list that fails to load shows an error and a retry button', async ({ page }) => {
  await withoutData(page)
  await oneByOne(page)
  await page.route('**/api/matches/interests*', (route) => route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'No' } }))
  await page.goto(matchingPath('interests'))
  await expect(page.getByRole('heading', { name: 'Failed to load members interested in you' })).toBeVisible()
  await page.unroute('**/api/matches/interests*')
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No open interests' })).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toContainText('No open interests')
})
