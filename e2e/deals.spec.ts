import { post } from '#testing/deals.ts'
import { profileOf } from '#testing/people.ts'
import { expect, expectAccessible, openLive, test } from './site.ts'

const hub = '/dashboard/tab/deal-flows'

test('a founder posts a deal in three steps, an investor requests an introduction, and they exchange messages', async ({
  page,
  browser,
  world,
  signInAs,
  contextOptions,
}, { project }) => {
  test.slow()
  const company = `Brezova ${project.name}`
  const founder = await world.join({ full_name: `Milena Horvat ${project.name}`, user_type: 'startup', company_name: company })
  const investor = await world.join({ full_name: `Anselm Krüger ${project.name}`, user_type: 'investor' })
  for (const person of [founder, investor]) await person.call.profiles.save(profileOf(person, { company_name: person.company_name }))
  await world.settled()
  await signInAs(page.context(), founder)

  await page.goto(`${hub}?tab=my-deals`)
  await expect(page.getByRole('heading', { name: 'You have no deals yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Post Your First Deal' }).click()
  await expect(page.getByRole('heading', { name: 'Submit New Deal' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Startup name' })).toHaveValue(company)
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeDisabled()
  await expect(page.getByText('Still missing: Deal title, Short description, Funding sought, Funding round, Smallest ticket')).toBeVisible()
  await page.getByRole('textbox', { name: 'Deal title' }).fill('Heat from bark')
  await page.getByRole('textbox', { name: 'Short description' }).fill('Dries bark with the waste heat of sawmills, and sells it as fuel.')
  await choose('Industry', 'CleanTech')
  await choose('Funding round', 'Seed')
  await fillNumber('Funding sought', '900000')
  await fillNumber('Smallest ticket', '50000')
  await fillNumber('Largest ticket', '20000')
  await expect(page.getByText('Still missing: Geographic focus')).toBeVisible()
  await page.getByText('Nordics', { exact: true }).click()
  await expect(next).toBeEnabled()
  await expectAccessible(page)
  await next.click()
  await expect(page.getByText('The largest ticket must not be below the smallest one')).toBeVisible()
  // While it is corrected, the error is gone, so that leaving the field moves no button.
  await page.getByRole('textbox', { name: 'Largest ticket' }).fill('200000')
  await expect(page.getByText('The largest ticket must not be below the smallest one')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Largest ticket' }).press('Tab')
  await expect
    .poll(async () => (await founder.call.deals.draft({ id: 'new' })).draft?.content)
    .toMatchObject({ max_investment: 20_000_000 })

  await page.reload()
  await expect(page.getByText('Your draft has been restored. Only you can see it.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Deal title' })).toHaveValue('Heat from bark')
  await next.click()
  await expect(page.getByRole('radiogroup', { name: 'Who can read the deck and documents' })).toBeVisible()
  await expectAccessible(page)
  await next.click()
  await expect(page.getByText('This is what other members will see.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: company })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit deal' }).click()
  await expect(page).toHaveURL(/tab=my-deals/)
  const own = page.getByRole('article').filter({ hasText: company })
  await expect(own).toContainText('Heat from bark')
  await expectAccessible(page)
  const [{ id } = { id: '' }] = (await founder.call.deals.mine({})).items

  const other = await (await browser.newContext(contextOptions)).newPage()
  await signInAs(other.context(), investor)
  await openLive(other, new URL(`${hub}?query=bark`, world.url).href)
  const card = other.getByRole('article').filter({ hasText: company })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: `Bookmark ${company}` }).click()
  await expect(other.getByText('Deal bookmarked!')).toBeVisible()
  await card.getByRole('button', { name: `Express interest in ${company}` }).click()
  await expect(other.getByText('Interest expressed! The startup will be notified.')).toBeVisible()
  await expect(card.getByRole('button', { name: `Interested in ${company}` })).toBeVisible()
  await card.getByRole('link', { name: company }).click()
  await expect(other.getByRole('heading', { name: company, level: 1 })).toBeVisible()
  await other.getByRole('button', { name: `Request introduction to ${company}` }).click()
  const asking = other.getByRole('dialog')
  await asking.getByRole('textbox', { name: 'Your note' }).fill('We heat two mills already.')
  await asking.getByRole('button', { name: 'Send request' }).click()
  await expect(other.getByRole('button', { name: `Introduction to ${company} requested` })).toBeVisible()
  await world.settled()
  await expectAccessible(other)

  await openLive(page, `${hub}/${id}`)
  await expect(page.getByText('We heat two mills already.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Accept request from ${investor.full_name}` }).click()
  await page.getByRole('button', { name: 'Write a message' }).click()
  await page.getByRole('textbox', { name: /message/i }).fill('Come and see the kiln.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Come and see the kiln.').last()).toBeVisible()
  await other.reload()
  await other.getByRole('link', { name: `Write a message to ${company}` }).click()
  await expect(other.getByText('Come and see the kiln.').last()).toBeVisible()

  async function choose(label: string, option: string) {
    await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  async function fillNumber(label: string, digits: string) {
    const field = page.getByRole('textbox', { name: label })
    await field.fill(digits)
    await field.blur()
  }
})

test('an investor moves deals through the private pipeline by menu and keyboard', async ({ page, world, signInAs }) => {
  const founder = await world.join({ full_name: 'Tove Falk', user_type: 'startup', company_name: 'Tidal Loop' })
  const investor = await world.join({ full_name: 'Noor Haddad', user_type: 'investor' })
  for (const person of [founder, investor]) await person.call.profiles.save(profileOf(person))
  const [tidal, kelp] = [
    await post(founder, { company_name: 'Tidal Loop', title: 'Power from two tides' }),
    await post(founder, { company_name: 'Kelp Yard', title: 'Kelp for cattle' }),
  ]
  for (const id of [tidal, kelp]) await investor.call.deals.bookmark({ id })
  await world.settled()
  await signInAs(page.context(), investor)
  await page.goto(`${hub}?tab=pipeline`)
  const column = (step: string) => page.getByRole('grid', { name: step })
  await expect(column('Saved').getByRole('row')).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Actions for Tidal Loop' }).click()
  await page.getByRole('menuitem', { name: 'Move to Passed' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The sea there is too calm.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save reason' }).click()
  await expect(column('Passed')).toContainText('Passed: The sea there is too calm.')

  const handle = page.getByRole('button', { name: 'Move Kelp Yard' })
  await handle.focus()
  await page.keyboard.press('Enter')
  // The first drop target is focused a moment later.
  await expect(handle).not.toBeFocused()
  // Tabs through the drop targets to the column.
  for (let pressed = 0; pressed < 8; pressed++) {
    if ((await page.locator(':focus').getAttribute('aria-label'))?.includes('In talks')) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(column('In talks')).toContainText('Kelp Yard')
  await expect.poll(async () => (await investor.call.deals.pipeline({ step: 'talks' })).items.map(({ deal }) => deal.id)).toEqual([kelp])

  await page.getByRole('button', { name: 'Actions for Kelp Yard' }).click()
  await page.getByRole('menuitem', { name: 'Add a private note' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Ask for the feed trials.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save note' }).click()
  await expect(column('In talks')).toContainText('Ask for the feed trials.')
  expect((await founder.call.deals.get({ id: kelp })).counts).toMatchObject({ interested: 0, requested_intro: 0 })
})
