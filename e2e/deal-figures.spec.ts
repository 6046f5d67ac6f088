import { randomUUID } from 'node:crypto'
import { insertDeck, post } from '#testing/deals.ts'
import { profileOf } from '#testing/people.ts'
import { expect, expectAccessible, openLive, test, openWithin } from './site.ts'

const hub = '/dashboard/tab/deal-flows'

test('an investor requests access, the founder grants it and sees the analytics as charts, tables and a file', async ({
  page,
  browser,
  world,
  signInAs,
  contextOptions,
}, { project }) => {
  test.slow()
  const founder = await world.join({ full_name: `Ruta Kalnina ${project.name}`, user_type: 'startup' })
  const investor = await world.join({ full_name: `Emil Santos ${project.name}`, user_type: 'investor' })
  for (const person of [founder, investor]) await person.call.profiles.save(profileOf(person))
  await signInAs(page.context(), founder)
  await openLive(page, `${hub}?tab=analytics`)
  await expect(page.getByRole('heading', { name: 'Deal analytics' })).toBeVisible()

  const [id, deck] = [await post(founder, { readers: 'granted' }), randomUUID()]
  await insertDeck(world, { id: deck, owner_id: founder.id, subject_id: id, pages: 3 })
  await openWithin(page, `${hub}/${id}`)
  await expect(page.getByRole('heading', { name: 'No views yet' })).toBeVisible()

  const other = await (await browser.newContext(contextOptions)).newPage()
  await signInAs(other.context(), investor)
  await openLive(other, new URL(`${hub}/${id}`, world.url).href)
  await other.getByRole('button', { name: 'Request access' }).click()
  await expect(other.getByText('You’ve requested access')).toBeVisible()
  await expectAccessible(other)
  await page.getByRole('button', { name: `Allow ${investor.full_name} to read` }).click()
  await expect(page.getByRole('button', { name: `Revoke access for ${investor.full_name}` })).toBeVisible()
  await expect(other.getByText('You’ve requested access')).toBeHidden()

  const reading_id = randomUUID()
  await investor.call.documents.read({ id: deck, reading_id, seconds: [] })
  await investor.call.documents.read({ id: deck, reading_id, seconds: [4, 2] })
  await investor.call.deals.requestIntroduction({ id })
  const row = page.getByRole('row').filter({ hasText: 'Requested intro' }).filter({ hasText: investor.full_name })
  await expect(row).toContainText('2 of 3')
  await expect(page.getByRole('row', { name: /^Intro requests 1/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'View full analytics' }).click()
  await expect(page.getByRole('img', { name: /^Views\. 1 in total/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /got through 67% of the deck/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('12 months').click()
  await expect(page).toHaveURL(/days=365/)
  const overTime = page.getByRole('region', { name: 'Week by week', exact: true })
  await overTime
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Table' }) })
    .click()
  await expect(overTime.getByRole('row').nth(1)).toContainText(/1\s*1\s*0\s*0\s*1$/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('deal-figures.csv')
})
