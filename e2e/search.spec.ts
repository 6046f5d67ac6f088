import { searchPath } from '#features/search/paths.ts'
import { post as postDeal } from '#testing/deals.ts'
import { memberNamed } from '#testing/messages.ts'
import { profileOf } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { expect, expectAccessible, openLive, phoneOnly, test, openWithin } from './site.ts'

test(
  'a member finds what is written about something, by keyboard and on the page',
  phoneOnly,
  async ({ page, context, world, signInAs }) => {
    const reader = await memberNamed(world, 'Rita Reader')
    await reader.call.profiles.save(profileOf(reader))
    const author = await memberNamed(world, 'Vesna Kralj')
    await postOf(author, 'Electrolysers in ports run on curtailed wind.', { topics: ['energy'] })
    await postDeal(author, { title: 'Electrolyser stacks without iridium', funding_stage: 'series-a' })
    await world.settled()
    await signInAs(context, reader)
    await openLive(page, '/dashboard')

    const openPalette = async () => {
      await page.getByRole('button', { name: 'Search everything' }).click()
      return page.getByRole('dialog').getByRole('combobox')
    }
    const field = await openPalette()
    await field.fill('electrolysers')
    await expect(page.getByRole('option', { name: /Electrolyser stacks without iridium/ })).toBeVisible()
    await expect(page.getByRole('option', { name: /Electrolysers in ports/ })).toBeVisible()
    await expectAccessible(page)
    await field.press('ArrowUp')
    await field.press('Enter')
    await expect(page).toHaveURL(searchPath('electrolysers'))
    await expect(page.getByRole('heading', { name: 'Search', level: 1 })).toBeVisible()
    const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
    await expect(results).toHaveCount(2)
    await expect(results.last().getByText('Electrolysers').first()).toBeVisible()
    await expectAccessible(page)

    await page.getByText('Posts1').click()
    await expect(results).toHaveCount(1)
    await expect(page).toHaveURL(/in=post/)
    await page.reload()
    await expect(results, 'everything is in the address').toHaveCount(1)
    await page.getByText('All', { exact: true }).click()
    await expect(results).toHaveCount(2)

    const search = page.getByRole('searchbox', { name: 'Search everything' })
    await search.fill('electrolysers stage:')
    await page.getByRole('button', { name: 'Series A' }).click()
    await expect(results).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove the filter Series A' }).click()

    await search.fill('electrolisers')
    await expect(page.getByText('These are the results for electrolysers.')).toBeVisible()
    await search.fill('quetzalcoatl')
    await expect(page.getByRole('heading', { name: 'Nothing found for “quetzalcoatl”' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Where else to look' }).getByRole('link')).toHaveCount(4)

    await openPalette()
    await expect(page.getByRole('option', { name: 'electrolysers', exact: true }), 'an earlier search is offered').toBeVisible()
    await page.keyboard.press('Escape')
  },
)

test('a saved search tells what is new, and leads to it alone', phoneOnly, async ({ page, context, world, signInAs }) => {
  const [reader, author] = [await memberNamed(world, 'Sanna Saves'), await memberNamed(world, 'Anton Adds')]
  await reader.call.profiles.save(profileOf(reader))
  await postOf(author, 'Heat from data centres, an old idea.')
  await world.settled()
  await signInAs(context, reader)
  await openLive(page, searchPath('data centres'))
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible()
  await page.goto(searchPath())
  await expect(page.getByRole('region', { name: 'Saved searches' }).getByRole('listitem')).toHaveText('data centres')

  await postOf(author, 'Three data centres warm our district.')
  await world.settled()
  await world.runJob('search.checkSaved')
  const saved = page.getByRole('link', { name: 'data centres' })
  await expect(saved).toContainText('1 new')
  await saved.click()
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(results).toHaveCount(1)
  await expect(results).toContainText('warm our district')
  await page.getByRole('button', { name: /^Remove the filter New since/ }).click()
  await expect(results).toHaveCount(2)

  await openWithin(page, searchPath())
  await expect(saved).toHaveText('data centres')
  await page.getByRole('button', { name: 'Remove the saved search data centres' }).click()
  await expect(page.getByRole('region', { name: 'Saved searches' })).toHaveCount(0)
})
