import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { messagesPath } from '#features/messages/paths.ts'
import { notificationsPath } from '#features/notifications/paths.ts'
import { type Person, profileOf } from '#testing/people.ts'
import type { World } from '#testing/world.ts'
import { expect, expectAccessible, keepToasts, openLive, test } from './site.ts'

let marit: Person
let pavel: Person

test.beforeEach(async ({ context, world, signInAs }) => {
  marit = await memberOf(world, 'Marit Solberg')
  pavel = await memberOf(world, 'Pavel Horák')
  await signInAs(context, marit)
})

/** Completing a profile creates a notification, too; these stories begin with an empty list. */
async function memberOf(world: World, full_name: string): Promise<Person> {
  const member = await world.join({ full_name })
  await member.call.notifications.savePreferences({ profiles: false })
  await member.call.profiles.save(profileOf(member))
  await world.settled()
  await member.call.notifications.savePreferences({ profiles: true })
  return member
}

const write = (from: Person, content: string) => from.call.messages.send({ id: randomUUID(), to: marit.id, content })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+\+? unread)?$/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('a message creates one notification, counts everywhere, and is read everywhere once opened', async ({ page, context, world }) => {
  const other = await context.newPage()
  await openLive(page, '/dashboard')
  await openLive(other, '/dashboard')
  const [told, toldOther] = [await keepToasts(page), await keepToasts(other)]
  await write(pavel, 'Great, I have sent the deck ahead of Thursday, with all that you asked for.')

  for (const each of [page, other]) {
    await expect(bell(each)).toHaveAccessibleName('Notifications, 1 unread')
    await expect(each).toHaveTitle('(1) Dashboard · ESG Network')
  }
  const toldOnBoth = async () => [...(await told()), ...(await toldOther())]
  await expect.poll(toldOnBoth).toHaveLength(1)

  await bell(page).click()
  const item = panel(page).getByRole('listitem')
  await expect(item).toHaveCount(1)
  await expect(item).toContainText('New message from Pavel Horák')
  await expect(item).toContainText('Great, I have sent the deck ahead of Thursday, wit…')
  await expect(item).toContainText('Just now')
  await expectAccessible(page)
  expect(await toldOnBoth(), 'once').toHaveLength(1)

  await item.getByRole('link').click()
  await expect(page).toHaveURL(messagesPath(pavel.id))
  await expect(page.getByRole('log').getByText('1 unread message')).toBeVisible()
  for (const each of [page, other]) {
    await expect(bell(each)).toHaveAccessibleName('Notifications')
    await expect(each).toHaveTitle(/^(?!\()/)
  }
  // A member who is looking at the conversation needs no notification.
  await write(pavel, 'And one more thing.')
  await expect(page.getByRole('main').getByText('And one more thing.').filter({ visible: true }).first()).toBeVisible()
  await world.settled()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  expect((await told()).filter((text) => text.includes('And one more thing'))).toEqual([])
})

test('the panel can be read by keyboard', async ({ page, world }) => {
  const ilse = await memberOf(world, 'Ilse Brandt')
  await write(pavel, 'From Pavel')
  await world.settled()
  await write(ilse, 'From Ilse')
  await world.settled()
  await openLive(page, '/dashboard')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')

  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Clear All' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  const first = panel(page).getByRole('listitem').filter({ hasText: 'Ilse' })
  await expect(first.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first.getByRole('button', { name: 'Mark as read' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first.getByRole('button')).toHaveCount(0)
  // The focus stays on the row, which is now behind the unread ones.
  await expect(first.getByRole('link')).toBeFocused()
  await expect(panel(page).getByRole('listitem').last()).toContainText('Ilse')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
})

test('cleared notifications stay cleared, and are listed in the activity', async ({ page, world }) => {
  await write(pavel, 'Something to clear')
  await world.settled()
  await openLive(page, '/dashboard')
  await bell(page).click()
  await panel(page).getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByText('Something to clear')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Clear All' }).click()
  await expect(panel(page).getByText('You have unread messages')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Close' }), 'the focused button has disappeared').toBeFocused()
  // The toast of the first time may still fade.
  await expect(page.getByText('Notifications cleared').last()).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByRole('link', { name: 'Open notification centre' }).click()
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page).toHaveURL(notificationsPath('activity'))
  await expect(page.getByRole('tabpanel').getByText('Something to clear')).toBeVisible()
})

test('the notification centre marks all as read, and clears', async ({ page, world }) => {
  for (const writer of [pavel, await memberOf(world, 'Ilse Brandt')]) {
    await write(writer, `Hello, I am ${writer.full_name}`)
    await world.settled()
  }
  await openLive(page, notificationsPath())
  const list = page.getByRole('tabpanel').getByRole('listitem')
  await expect(list).toHaveCount(2)
  await expect(list.first()).toContainText('Ilse Brandt')
  await page.getByRole('button', { name: 'Mark All Read (2)' }).click()
  await expect(list.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
  // Notifications of messages were read, and so were the messages.
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.reload()
  await expect(list).toHaveCount(2)
  await expect(list.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('tabpanel').locator(':focus'), 'the focused button has disappeared').toHaveCount(1)
})

test('settings are saved and take effect', async ({ page, world }) => {
  await openLive(page, notificationsPath('settings'))
  // Not “Emails from the operators”.
  const type = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}(?!s)`) })
  const press = (name: string) => type(name).locator('xpath=ancestor::label').click()
  await expect(type('Messages')).toBeChecked()
  await expect(type('Email')).not.toBeChecked()

  await press('Messages')
  await expect(type('Messages')).not.toBeChecked()
  await expect.poll(async () => (await marit.call.notifications.preferences()).messages).toBe(false)
  const told = await keepToasts(page)
  await write(pavel, 'Not to be told')
  await world.settled()
  // The message arrives without a notification.
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  await expect(panel(page).getByText('You have unread messages')).toBeVisible()
  expect(await told()).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Enable All + Email' }).click()
  await expect(type('Messages')).toBeChecked()
  await expect(type('Email')).toBeChecked()
  await page.getByRole('button', { name: 'Disable All' }).click()
  await expect(type('Events')).not.toBeChecked()
  await expect(type('Email')).toBeChecked()
  await expect
    .poll(() => marit.call.notifications.preferences())
    .toMatchObject({ email: true, messages: false, content: false, push: false })
  await page.reload()
  await expect(type('Email')).toBeChecked()
  await expect(type('Messages')).not.toBeChecked()
})

test('the last choice counts, however late the browser responds', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: (() => void)[] = []
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = () => new Promise((resolve) => asked.push(() => resolve((permission = 'granted'))))
    Object.assign(window, { answer: () => asked.forEach((each) => each()) })
  })
  await page.goto(notificationsPath('settings'))
  const messages = page.getByRole('switch', { name: /^Messages/ })
  const preferences = () => marit.call.notifications.preferences()
  await page.getByRole('button', { name: 'Disable All' }).click()
  await expect(messages).not.toBeChecked()
  await page.getByRole('button', { name: 'Enable All + Email' }).click()
  await expect(messages).toBeChecked()
  await expect.poll(preferences).toMatchObject({ messages: true, email: true, push: false })
  await page.getByRole('button', { name: 'Disable All' }).click()
  await page.evaluate('answer()')
  await expect(page.getByText('Shown by this browser')).toBeVisible()
  await expect.poll(preferences).toMatchObject({ messages: false, push: false })
  await page.getByRole('switch', { name: /^Push/ }).locator('xpath=ancestor::label').click()
  await expect.poll(preferences).toMatchObject({ push: true })
})

test('the browser shows a notification while another page is in front, if permitted', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await marit.call.notifications.savePreferences({ push: true })
  await page.addInitScript(() => {
    const shown: string[] = []
    class Told extends EventTarget {
      static permission = 'granted'
      constructor(title: string, { body }: { body: string }) {
        super()
        shown.push(`${title}: ${body}`)
        document.documentElement.dataset['told'] = shown.join('\n')
      }
      close() {}
    }
    Object.assign(window, { Notification: Told })
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  await openLive(page, '/dashboard')
  const told = await keepToasts(page)
  await write(pavel, 'Are you there?')
  await expect(page.locator('html')).toHaveAttribute('data-told', 'New message: Pavel Horák: Are you there?')
  expect(await told()).toEqual([])
})

test('the email setting stored in the browser moves to the server', async ({ page }) => {
  const key = `notification_preferences_${marit.id}`
  await page.addInitScript((name) => {
    if (sessionStorage.getItem('kept') === null) localStorage.setItem(name, JSON.stringify({ email: true }))
    sessionStorage.setItem('kept', 'yes')
  }, key)
  await page.goto('/dashboard')
  await expect.poll(async () => (await marit.call.notifications.preferences()).email).toBe(true)
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(null)
})
