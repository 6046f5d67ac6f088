import type { Page } from '@playwright/test'
import { complete, heatFounder, heatInvestor } from './deck.ts'
import { expect, expectAccessible, openLive, test, withoutData, openWithin } from './site.ts'

test('a block hides both members from each other, until it is removed', async ({
  page,
  context,
  browser,
  world,
  signInAs,
  contextOptions,
}, { project }) => {
  test.slow()
  const blocker = await world.join({ full_name: `Anna ${project.name}`, user_type: 'investor' })
  const blocked = await world.join({ full_name: `Ben ${project.name} of a name that is longer than a phone is wide` })
  await world.settled()
  const elsewhere = await browser.newContext(contextOptions)
  await signInAs(context, blocker)
  await signInAs(elsewhere, blocked)
  const other = await elsewhere.newPage()

  await page.goto(`/profile/${blocked.id}`)
  await other.goto(`${world.url}/profile/${blocker.id}`)
  await expect(other.getByRole('heading', { name: blocker.full_name })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Block member' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Block ${blocked.full_name}?` })
  await expect(dialog).toContainText('You won’t be able to see or contact each other anywhere. They won’t be notified.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Block member' }).click()

  await expect(page.getByText(`${blocked.full_name} is blocked`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Member Directory' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'No Profile Found' }), 'the open page updates').toBeVisible()
  await expectNotFound(page, blocked.full_name)
  await openWithin(other, `/dashboard/tab/organisations`)
  await expectNotFound(other, blocker.full_name)

  await openWithin(page, '/dashboard/settings')
  const unblock = page.getByRole('button', { name: `Unblock ${blocked.full_name}` })
  await unblock.scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Blocked members', level: 2 })).toBeVisible()
  await unblock.click()
  await expect(page.getByRole('heading', { name: 'No blocked members' })).toBeVisible()
  await expect(page.getByText(`${blocked.full_name} is no longer blocked`)).toBeVisible()
  await expect(other.getByRole('heading', { name: blocker.full_name }), 'the open search updates').toBeVisible()
  await elsewhere.close()
})

async function expectNotFound(page: Page, name: string) {
  await page.getByRole('searchbox').fill(name)
  await expect(notAll(page)).toBeVisible()
  await expect(page.getByRole('heading', { name })).toBeHidden()
}

/** Others have some of the words that a name is made of. */
const notAll = (page: Page) =>
  page.getByText('No members match all words of').or(page.getByRole('heading', { name: 'No matching results' }))

test('a block during the loading of cards loads them again', async ({ page, context, world, signInAs }) => {
  const reader = await complete(world, { user_type: 'investor' }, heatInvestor)
  await complete(world, {}, heatFounder)
  const blocked = await world.join()
  await world.settled()
  await signInAs(context, reader)

  // The first response is held back until the block has arrived.
  const onTheirWay = page.waitForRequest('**/api/matches/cards')
  await withoutData(page)
  await page.route('**/api/matches/cards', () => {}, { times: 1 })
  await openLive(page, '/dashboard/tab/matching')
  await onTheirWay
  await reader.call.relations.block({ id: blocked.id })

  await expect(page.getByRole('article')).toBeVisible()
})
