import { introductionsPath } from '#features/introductions/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, expectAccessible, openLive, test } from './site.ts'

test('a member introduces two connections, who both say yes', async ({ page: idas, browser, context, world, signInAs, contextOptions }) => {
  test.slow()
  const ida = await memberNamed(world, 'Ida Introduces')
  const [ada, ben] = [await memberNamed(world, 'Ada Lind'), await memberNamed(world, 'Ben Ito')]
  for (const each of [ada, ben]) await connect(ida, each)
  await world.settled()
  const [hers, his] = [await browser.newContext(contextOptions), await browser.newContext(contextOptions)]
  await Promise.all([signInAs(context, ida), signInAs(hers, ada), signInAs(his, ben)])
  const [adas, bens] = [await hers.newPage(), await his.newPage()]
  await openLive(adas, `${world.url}${dashboardPath()}`)
  await openLive(bens, `${world.url}${introductionsPath()}`)
  await expect(bens.getByRole('heading', { name: 'No open introductions' })).toBeVisible()

  await openLive(idas, profilePath(ada.id))
  await idas.getByRole('button', { name: 'Introduce Ada Lind to somebody' }).click()
  const dialog = idas.getByRole('dialog', { name: 'Introduce Ada Lind to…' })
  await dialog.getByRole('combobox').fill('ben')
  await idas.getByRole('option', { name: /Ben Ito/ }).click()
  await dialog.getByRole('textbox', { name: 'Your words to Ada Lind' }).fill('Ben measures soil carbon from the air.')
  await dialog.getByRole('button', { name: 'Send introduction' }).click()
  const missing = dialog.getByRole('textbox', { name: 'Your words to Ben Ito' })
  await expect(missing).toBeFocused()
  await expect(missing).toHaveAccessibleDescription(/Please write why they should meet/)
  await expectAccessible(idas)
  await missing.fill('Ada finances farms that want to know.')
  await dialog.getByRole('button', { name: 'Send introduction' }).click()
  await idas.locator('[data-sonner-toast]').filter({ hasText: 'Introduction sent' }).getByRole('button', { name: 'View' }).click()
  const card = idas.getByRole('list', { name: 'Introductions by you' }).getByRole('listitem')
  await expect(card).toContainText('Open until')
  await expect(card).toContainText('Ada finances farms that want to know.')

  const waiting = adas.getByRole('region', { name: 'Needs your answer' })
  await expect(waiting).toContainText('Ida Introduces would like to introduce you to Ben Ito')
  await waiting.getByRole('button', { name: /Yes, introduce us/ }).click()
  await expect(waiting).not.toContainText('Ben Ito')
  await openLive(adas, `${world.url}${introductionsPath()}`)
  await expect(adas.getByRole('list', { name: 'Introductions for you' })).toContainText('You said yes.')
  await expect(card, 'Ida does not see it').toContainText('Open until')

  await expect(bens.getByRole('list', { name: 'Introductions for you' })).toContainText('Ada finances farms that want to know.')
  await expectAccessible(bens)
  await bens.getByRole('button', { name: /Yes, introduce us/ }).click()
  const done = bens.locator('[data-sonner-toast]').filter({ hasText: 'You both said yes' })
  await expect(done).toContainText('You and Ada Lind are connected.')
  await expect(card).toContainText('Came about on')
  await expect(adas.getByRole('heading', { name: 'No open introductions' })).toBeVisible()
  await done.getByRole('button', { name: 'Message' }).click()
  await expect(bens).toHaveURL(new RegExp(`with=${ada.id}`))
  for (const each of [hers, his]) await each.close()
})
