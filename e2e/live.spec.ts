import { randomUUID } from 'node:crypto'
import type { Page, WebSocketRoute } from '@playwright/test'
import { type Person, profileOf } from '#testing/people.ts'
import { expect, openLive, test, phoneOnly, pressLogout } from './site.ts'

let marit: Person
let runa: Person

test.beforeEach(async ({ context, world, signInAs }) => {
  ;[marit, runa] = (await Promise.all(
    ['Marit Solberg', 'Runa Lindholm'].map(async (full_name) => {
      const member = await world.join({ full_name })
      await member.call.profiles.save(profileOf(member))
      return member
    }),
  )) as [Person, Person]
  await signInAs(context, marit)
})

const write = (content: string) => runa.call.messages.send({ id: randomUUID(), to: marit.id, content })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ })
const trouble = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** A proxy between page and server that can cut the connection. */
async function gateOf(page: Page) {
  const open = new Set<WebSocketRoute>()
  let isShut = false
  await page.routeWebSocket('**/api/live', (socket) => {
    if (isShut) {
      void socket.close()
    } else {
      socket.connectToServer()
      open.add(socket)
    }
  })
  return {
    async shut() {
      isShut = true
      for (const socket of open) await socket.close()
      open.clear()
    },
    reopen() {
      isShut = false
    },
  }
}

test('a page without its live connection says so, updates by polling, and reconnects', async ({ page }) => {
  const gate = await gateOf(page)
  await openLive(page, '/dashboard')
  await write('The first one')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(trouble(page, 'Reconnecting')).toBeHidden()

  await gate.shut()
  await expect(trouble(page, 'Reconnecting…')).toBeAttached()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByRole('banner').getByText('Reconnecting…'), 'in the bar of phones').toBeVisible()
  await write('While it was down')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')

  gate.reopen()
  await expect(trouble(page, 'Reconnecting')).not.toBeAttached({ timeout: 40_000 })
  await write('And after')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
})

test('a page without a network says so, and catches up once the network is back', phoneOnly, async ({ page, context }) => {
  await openLive(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Marit Solberg', level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(
    trouble(page, 'You are offline. Messages and match decisions are sent automatically when you’re back online. Save other changes then.'),
  ).toBeAttached()
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible()
  await write('In the tunnel')
  // The menus of the bars also work without a network.
  await bell(page).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(trouble(page, 'You are offline')).not.toBeAttached()
})

test('signing out says so, leads to the landing page, and signs out the other tabs at once', async ({ page, context }) => {
  await openLive(page, '/dashboard')
  const other = await context.newPage()
  await openLive(other, '/dashboard')
  await pressLogout(other)
  await expect(other).toHaveURL('/')
  await expect(other.getByText('Signed out successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible()
  await other.goto('/dashboard')
  await expect(other.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('a page does not go on as another member who has signed in since', async ({ page, context, signInAs }) => {
  const gate = await gateOf(page)
  await openLive(page, '/dashboard')
  await gate.shut()
  await expect(trouble(page, 'Reconnecting…')).toBeAttached()
  await signInAs(context, runa)
  gate.reopen()
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible({ timeout: 40_000 })
})
