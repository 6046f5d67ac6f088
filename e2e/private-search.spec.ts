import { settingsPath } from '#features/accounts/paths.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, openLive, test } from './site.ts'

test('settings are found by other words, too, and the palette leads to their group', async ({ page, context, world, signInAs }) => {
  const member = await memberNamed(world, 'Rita Reader')
  await signInAs(context, member)
  await openLive(page, '/dashboard')
  const find = async (words: string) => {
    await page.keyboard.press('Control+k')
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
})
