import sharp from 'sharp'
import { dayFromNow, insertForeign, letBegin } from '#testing/events.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { found } from '#testing/organisations.ts'
import { expect, expectAccessible, expectAccessibleAtTop, openLive, test, phoneOnly, openWithin } from './site.ts'

const hub = '/dashboard/tab/events'
const barn = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#307050' } })
    .png()
    .toBuffer()

test(
  'a member hosts an event for an organisation; another registers, sets a reminder and is checked in',
  phoneOnly,
  async ({ page, browser, world, signInAs, contextOptions }, { project }) => {
    test.slow()
    const title = `Repair Evening ${project.name}`
    const host = await memberNamed(world, `Hana Nováková ${project.name}`)
    const guest = await memberNamed(world, `Anders Lund ${project.name}`)
    const club = await found(host, { name: `Repair Club ${project.name}` })
    await signInAs(page.context(), host)

    await page.goto(hub)
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Host an event' }).click()
    await page.getByRole('button', { name: 'Publish event' }).click()
    await expect(page.getByText('Please enter a title')).toBeVisible()
    await page.getByRole('button', { name: /Host as/ }).click()
    await page.getByRole('option', { name: club.name }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('textbox', { name: 'Description' }).fill('Bring what is broken.')
    await page.getByRole('textbox', { name: 'Venue' }).fill('House of Founders')
    await page.getByText('Visitors may see this event').click()
    const places = page.getByRole('textbox', { name: 'Number of places' })
    await places.fill('1')
    // A number field takes its value when it loses focus.
    await places.press('Tab')
    await page.reload()
    await expect(page.getByText('We restored your draft. Nobody else has seen it.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
    await expect(page.getByRole('button', { name: /Host as/ })).toContainText(club.name)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publish event' }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    const shownHost = page.getByRole('region', { name: 'Host' })
    await expect(shownHost.getByRole('link', { name: club.name })).toBeVisible()
    await expect(shownHost).toContainText(`Contact: ${host.full_name}`)
    await expect(page.getByText('0 of 1 place taken')).toBeVisible()
    const id = page.url().split('/').at(-1) ?? ''
    await page.getByRole('button', { name: 'Add picture' }).click()
    await page.locator('input[type=file]').setInputFiles({ name: 'barn.png', mimeType: 'image/png', buffer: await barn() })
    await page.getByRole('button', { name: 'Save picture' }).click()
    await page.getByRole('button', { name: 'Describe picture' }).click()
    await page.getByRole('textbox', { name: 'Picture description' }).fill('A barn')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('img', { name: 'A barn' })).toBeVisible()
    await openLive(page, `${hub}/${id}`)

    const other = await (await browser.newContext(contextOptions)).newPage()
    await signInAs(other.context(), guest)
    await other.goto(new URL(`${hub}?tab=preferences`, world.url).href)
    const isShown = other.getByRole('checkbox', { name: /can see which events I attend/ })
    await expect(isShown).not.toBeChecked()
    await other.getByText('FinTech', { exact: true }).click()
    await other.getByRole('button', { name: 'Save preferences' }).click()
    await expect(other.getByText('Event preferences saved successfully!')).toBeVisible()
    await expectAccessibleAtTop(other)
    await openWithin(other, `${hub}?date=${dayFromNow(7)}`)
    const card = other.getByRole('article').filter({ hasText: title })
    await expect(card).toBeVisible()
    await expect(card.getByRole('link', { name: club.name })).toBeVisible()
    await card.getByRole('link', { name: title }).click()
    await other.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(other.getByText('You’re attending this event.')).toBeVisible()
    const question = other.getByRole('status').filter({ hasText: 'Can your connections' })
    expect((await question.boundingBox())?.height, 'the buttons leave room for the text').toBeLessThan(200)
    await other.getByRole('button', { name: 'Share with them' }).click()
    await expect(other.getByRole('button', { name: 'Share with them' })).toHaveCount(0)
    const event = new URL(other.url()).pathname
    await openWithin(other, `${hub}?tab=preferences`)
    await expect(isShown, 'the answer is in the settings').toBeChecked()
    await openWithin(other, event)
    await expectAccessible(other)
    await expect(page.getByText('1 of 1 place taken')).toBeVisible()

    await page.getByRole('button', { name: 'Write message' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('The door is green.')
    await page.getByRole('button', { name: 'Send message' }).click()
    // On the guest's open page at once.
    await expect(other.getByRole('region', { name: 'From the host' })).toContainText('The door is green.')
    await other.getByRole('button', { name: 'Show ticket' }).click()
    await expect(other.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible()
    await expectAccessible(other)
    const code = (await other.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).textContent()) ?? ''
    await other.keyboard.press('Escape')
    const visitor = await (await browser.newContext(contextOptions)).newPage()
    await visitor.goto(new URL(`/event/${id}`, world.url).href)
    await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(visitor.getByRole('img', { name: 'A barn' })).toBeVisible()
    await expectAccessible(visitor)

    await other.getByRole('button', { name: 'Reminder' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Set reminder' }).click()
    await expect(other.getByText('Reminder set successfully!')).toBeVisible()
    await other.keyboard.press('Escape')
    await openWithin(other, `${hub}?tab=history`)
    await expect(other.getByRole('article').filter({ hasText: title })).toContainText('Registered')

    await letBegin(world, id, 1)
    await page.reload()
    await page.getByRole('link', { name: 'Attendees' }).click()
    await expect(page.getByText(guest.full_name)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Check in' }).click()
    for (const outcome of [`${guest.full_name} is checked in.`, `${guest.full_name} has already been checked in`]) {
      await page.getByRole('textbox', { name: 'Ticket code' }).fill(code)
      await page.getByRole('button', { name: 'Check in', exact: true }).click()
      await expect(page.getByText(outcome)).toBeVisible()
    }
    await expectAccessible(page)
  },
)

test('the calendar is a grid that can be used by keyboard', async ({ page, context, world, signInAs }) => {
  const member = await memberNamed(world, 'Keya Boarder')
  await signInAs(context, member)
  await page.goto(`${hub}?date=2027-03-30`)
  const day = (name: RegExp) => page.getByRole('grid').getByRole('button', { name })
  await day(/Tuesday, March 30/).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(day(/Thursday, April 1,/)).toBeFocused()
  await expect(page.getByRole('grid', { name: 'April 2027' })).toBeVisible()
  await page.keyboard.press('PageUp')
  await expect(day(/Monday, March 1,/)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(day(/Sunday, February 28/)).toBeFocused()
  await page.getByText('Week', { exact: true }).click()
  await expect(page).toHaveURL(/view=week/)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByRole('heading', { name: /Mar 7/ })).toBeVisible()
})

test('an imported event is found, recommended with reasons, dismissed, and registered for with help', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  const member = await memberNamed(world, 'Ferdinand Sucher')
  const friend = await memberNamed(world, 'Greta Freund')
  await connect(member, friend)
  const id = await insertForeign(world, {
    title: 'Baltic Grid Forum',
    topics: ['FinTech'],
    min_price: 0,
    website: `${world.url}/robots.txt`,
  })
  await friend.call.events.showAttendance({ shows: true })
  await friend.call.events.register({ id })
  await signInAs(context, member)

  await page.goto(`${hub}?tab=live`)
  await page.getByRole('searchbox', { name: 'Search events' }).fill('baltic nonsense')
  const shown = page.getByRole('article').filter({ hasText: 'Baltic Grid Forum' })
  await expect(page.getByText('No events match all of these words. Here are the closest matches.')).toBeVisible()
  await expect(shown).toBeVisible()

  await page.getByRole('tab', { name: 'For You' }).click()
  const recommended = page.getByRole('article').filter({ hasText: 'Baltic Grid Forum' })
  await expect(recommended).toContainText('70% fit')
  await expect(recommended).toContainText('1 of your connections is attending')
  await recommended.getByRole('button', { name: 'Dismiss Baltic Grid Forum' }).click()
  await expect(recommended).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(recommended).toBeVisible()

  await recommended.getByRole('link', { name: 'Baltic Grid Forum' }).click()
  await page.getByRole('button', { name: 'Register with the organiser' }).click()
  const help = page.getByRole('dialog')
  await help.getByRole('textbox', { name: 'First name' }).fill('')
  await help.getByRole('button', { name: /^Continue to/ }).click()
  await expect(page.getByText('Please fill in required fields (Name and Email)')).toBeVisible()
  await help.getByRole('textbox', { name: 'First name' }).fill('Ferdinand')
  await page.evaluate(() => {
    window.open = () => null
  })
  await help.getByRole('button', { name: /^Continue to/ }).click()
  await expect(help.getByText('Your browser blocked the page. Open it here, or copy the link.')).toBeVisible()
  await expectAccessible(page)
  const [opened] = await Promise.all([context.waitForEvent('page'), help.getByRole('link', { name: 'Open in a new tab' }).click()])
  await opened.close()
  await page.getByRole('button', { name: 'I registered' }).click()
  await expect(page.getByText('You’re attending this event.')).toBeVisible()
})
