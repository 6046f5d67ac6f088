import type { Page } from '@playwright/test'
import { directoryPath } from '#features/directory/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { insertDeck, post } from '#testing/deals.ts'
import { dayFromNow, hostEvent, letBegin } from '#testing/events.ts'
import { aMinutePasses, accept } from '#testing/matching.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import type { World } from '#testing/world.ts'
import { expect, expectAccessibleAtTop, openLive, test, withoutData } from './site.ts'

let founder: Person
test.beforeEach(async ({ context, world, signInAs }) => {
  founder = await memberNamed(world, 'Zofia Kamińska')
  await signInAs(context, founder)
})

const waiting = (page: Page) => page.getByRole('region', { name: 'Needs your answer' })
const feed = (page: Page) => page.getByRole('region', { name: 'Recent Activity' })
const investorNamed = async (world: World, full_name: string) => {
  const person = await world.join({ full_name, user_type: 'investor' })
  await person.call.profiles.save(profileOf(person))
  return person
}

test('everything that needs an answer is in one list, which updates live and has the actions', async ({ page, world }) => {
  test.slow()
  const marit = await investorNamed(world, 'Marit Solberg')
  const deal = await post(founder, { title: 'Reading with pupils', readers: 'granted' })
  await insertDeck(world, { id: crypto.randomUUID(), owner_id: founder.id, subject_id: deal })
  await openLive(page, dashboardPath())
  await expect(waiting(page)).toContainText('You’re all caught up.')

  await say(marit, founder, 'Could you share your questions on the pilot?')
  await expect(waiting(page)).toContainText('Marit Solberg is waiting for a reply')
  await expect(waiting(page)).toContainText('Could you share your questions on the pilot?')
  await expect(feed(page).getByRole('link', { name: 'Marit Solberg sent you a message' })).toBeVisible()
  await expect(feed(page).getByText('1 new', { exact: true })).toBeVisible()
  await say(marit, founder, 'And the cap table?')
  await expect(waiting(page)).toContainText('2 new')
  await expect(waiting(page).getByRole('listitem'), 'a conversation is listed once').toHaveCount(1)

  await marit.call.deals.requestIntroduction({ id: deal, note: 'We back early readers.' })
  await marit.call.deals.askToRead({ id: deal })
  await accept(marit, founder, 'We met in Borås')
  await aMinutePasses(world)
  const event = await hostEvent(founder, {
    title: 'Office hour',
    format: 'online',
    joining: 'https://meet.example.org/hour',
    starts: `${dayFromNow(1)}T10:00`,
    ends: `${dayFromNow(1)}T12:00`,
  })
  await letBegin(world, event, 1)
  await page.reload()
  for (const text of [
    'Marit Solberg requested an introduction',
    'We back early readers.',
    'Marit Solberg requested access to your documents',
    'Marit Solberg is interested in connecting',
    'We met in Borås',
    'Office hour',
    'On now · You are hosting',
  ])
    await expect(waiting(page), text).toContainText(text)
  await expect(waiting(page).getByText('5', { exact: true }), 'the total').toBeVisible()
  await expect(waiting(page).getByRole('link', { name: 'Join online' })).toHaveAttribute('href', 'https://meet.example.org/hour')
  await expectAccessibleAtTop(page)

  await waiting(page).getByRole('button', { name: 'Allow Marit Solberg to read' }).click()
  await expect(waiting(page)).not.toContainText('requested access to your documents')
  await waiting(page).getByRole('button', { name: 'Pass on Marit Solberg' }).click()
  await expect(waiting(page)).not.toContainText('is interested in connecting')
  await waiting(page).getByRole('button', { name: 'Accept request from Marit Solberg' }).click()
  await expect(waiting(page)).not.toContainText('requested an introduction')
  await expect(feed(page).getByRole('link', { name: 'You and Marit Solberg are connected' })).toBeVisible()
  await waiting(page).getByRole('link', { name: 'Reply to Marit Solberg' }).click()
  await expect(page).toHaveURL(messagesPath(marit.id))
  await expect(page.getByRole('main').getByText('And the cap table?').last()).toBeVisible()
  await expect.poll(async () => (await founder.call.messages.unread()).unread, 'opening the conversation marks it as read').toBe(0)
  await page.goBack()
  await expect(waiting(page), 'read messages no longer need an answer').not.toContainText('is waiting for a reply')
  await expect(feed(page).getByText('2 new')).toHaveCount(0)
})

test('answering by keyboard moves the focus to the next row', async ({ page, world }) => {
  for (const name of ['Pavel Horák', 'Ilse Brandt']) await accept(await memberNamed(world, name), founder)
  await aMinutePasses(world)
  await page.goto(dashboardPath())
  await waiting(page).getByRole('button', { name: 'Pass on Ilse Brandt' }).focus()
  await page.keyboard.press('Enter')
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1)
  await expect(waiting(page).getByRole('link', { name: 'Pavel Horák is interested' })).toBeFocused()
})

test('the page arrives with all its data', async ({ page, world }) => {
  const marit = await investorNamed(world, 'Marit Solberg')
  await say(marit, founder, 'Good to meet you')
  await world.settled()
  let asked: string[] = []
  let isLive = false
  page.on('websocket', () => (isLive = true))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Once it is live, events may arrive.
    if (!isLive && pathname.startsWith('/api/') && !pathname.startsWith('/api/pictures')) asked.push(pathname + (request.postData() ?? ''))
  })
  // A busy server leaves queries to the application.
  await expect(async () => {
    asked = []
    isLive = false
    await openLive(page, dashboardPath())
    // Receipts and seen notifications are sent, and in a small community more cards are requested than exist.
    expect(asked.filter((question) => !/messages\/received|notifications|"holding":\["/.test(question))).toEqual([])
  }).toPass({ timeout: 60_000 })
  await expect(waiting(page)).toContainText('Marit Solberg is waiting for a reply')
})

test('navigating there within the application makes one request', async ({ page, world }) => {
  await withoutData(page)
  // What earlier stories left to do would be announced, and requested, in the middle of this one.
  await world.settled()
  let asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !/pictures/.test(pathname)) asked.push(pathname)
  })
  // A slow machine may only now ask who is signed in and what they have not read, and the directory for a member whom an earlier story
  // changed; with few matches, the next deck is requested at once.
  const others = /^\/api\/(session$|notifications\/summary$|members\/|matches\/cards$)/
  // Something that is announced on the way is requested once more.
  await expect(async () => {
    await openLive(page, directoryPath())
    await page.waitForLoadState('networkidle')
    asked = []
    await page.getByRole('link', { name: 'ESG Network' }).first().click()
    await expect(feed(page)).toBeVisible()
    await expect(page.locator('[data-unsettled], [aria-busy=true]')).toHaveCount(0)
    expect(asked.filter((path) => !others.test(path))).toEqual(['/api/batch'])
  }).toPass({ timeout: 60_000 })
})
