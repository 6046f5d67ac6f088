import { randomUUID } from 'node:crypto'
import type { Page, WebSocketRoute } from '@playwright/test'
import { type Person, profileOf } from '#testing/people.ts'
import { expect, isPhone, oneSize, openLive, test } from './site.ts'

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

/** Stands between page and server, and cuts them off from each other. */
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

test('a page that lost its connection says so, keeps up by asking, and comes back', async ({ page }) => {
  const gate = await gateOf(page)
  await openLive(page, '/dashboard')
  await write('The first one')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(trouble(page, 'Reconnecting')).toBeHidden()

  await gate.shut()
  await expect(trouble(page, 'Reconnecting…')).toBeAttached()
  if (isPhone(page)) await expect(page.getByRole('banner').getByText('Reconnecting…')).toBeVisible()
  await write('While it was down')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')

  gate.reopen()
  await expect(trouble(page, 'Reconnecting')).not.toBeAttached({ timeout: 40_000 })
  await write('And after')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
})

test('without a network a page says so, and has everything once the network is back', async ({ page, context }) => {
  await openLive(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Marit Solberg', level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(
    trouble(page, 'You are offline. Messages and match decisions are sent automatically when you’re back online. Save other changes then.'),
  ).toBeAttached()
  if (isPhone(page)) await expect(page.getByRole('banner').getByText('Offline')).toBeVisible()
  await write('In the tunnel')
  // What the bars open is there without a network too.
  await bell(page).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(trouble(page, 'You are offline')).not.toBeAttached()
})

test('signing out in one tab shows in the others at once', oneSize, async ({ page, context }) => {
  await openLive(page, '/dashboard')
  const other = await context.newPage()
  await openLive(other, '/dashboard')
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible()
})

test('a session that ends elsewhere ends here too', oneSize, async ({ page, world }) => {
  await openLive(page, '/dashboard')
  await world.services.database.kysely.deleteFrom('auth.session').where('userId', '=', marit.id).execute()
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible()
})
