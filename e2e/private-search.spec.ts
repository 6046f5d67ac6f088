import { settingsPath } from '#features/accounts/paths.ts'
import { searchPath } from '#features/search/paths.ts'
import { post } from '#testing/deals.ts'
import { addDeck, slidesWith } from '#testing/decks.ts'
import { memberNamed } from '#testing/messages.ts'
import { profileOf } from '#testing/people.ts'
import { bothSizes, expect, isPhone, openLive, phoneOnly, test } from './site.ts'

test('a member finds a page of a deck and opens it there', phoneOnly, async ({ page, context, world, signInAs }) => {
  const founder = await memberNamed(world, 'Luca Bertolini')
  const deal = await post(founder, { readers: 'members' })
  await addDeck(founder, deal, await slidesWith(3, 0), 'Harbour deck.pdf')
  const reader = await memberNamed(world, 'Rita Reader')
  await reader.call.profiles.save(profileOf(reader))
  await world.settled()
  await signInAs(context, reader)
  await page.goto(`${searchPath()}?q=satellite+radar&in=document&from=${founder.id}`)
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(results).toHaveCount(3)
  await expect(results.nth(1)).toContainText('Page 2')
  await results.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('region', { name: /^Page 2 of/ })).toBeInViewport()
})

test(
  'settings are found by other words, too, and the palette leads to their group',
  bothSizes,
  async ({ page, context, world, signInAs }) => {
    const member = await memberNamed(world, 'Rita Reader')
    await signInAs(context, member)
    await openLive(page, '/dashboard')
    const find = async (words: string) => {
      if (isPhone(page)) await page.getByRole('button', { name: 'Search everything' }).click()
      else await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill(words)
    }
    await find('2fa')
    await expect(page.getByRole('option', { name: 'Second factor' })).toBeVisible()
    await page.getByRole('dialog').getByRole('combobox').fill('close account')
    await page.getByRole('option', { name: 'Delete account' }).click()
    await expect(page).toHaveURL(new RegExp(`${settingsPath('delete')}$`))
    await expect(page.getByRole('region', { name: 'Delete account' })).toBeInViewport()
    await find('reports')
    await expect(page.getByRole('option', { name: /Show all results/ })).toBeVisible()
    await expect(page.getByRole('option', { name: /Operators/ }), 'the console is for those who run the community').toHaveCount(0)
  },
)
