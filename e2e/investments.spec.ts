import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { post } from '#testing/deals.ts'
import { investmentPath } from '#features/investments/paths.ts'
import { invest } from '#testing/investments.ts'
import { addTo, found } from '#testing/organisations.ts'
import { profileOf } from '#testing/people.ts'
import { expect, expectAccessible, expectAccessibleAtTop, isPhone, openLive, test, phoneOnly, openWithin } from './site.ts'

const ledger = '/dashboard/tab/investments'

/** The figure below a label. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
    .first()

/** Of the whole portfolio. */
const sum = (page: Page, name: string) => page.getByRole('table', { name: 'Returns' }).getByRole('row', { name: new RegExp(`^${name}`) })

const row = (page: Page, company: string) => page.getByRole(isPhone(page) ? 'listitem' : 'row').filter({ hasText: company })

async function addEntry(page: Page, { button, kind, amount, date }: { button: string; kind: string; amount: string; date: string }) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('label')
    .filter({ hasText: new RegExp(`^${kind}$`) })
    .click()
  await dialog.getByLabel(kind === 'Valuation' ? 'Value' : 'Amount', { exact: true }).fill(amount)
  await dialog.getByLabel('Date').fill(date)
  await dialog.getByRole('button', { name: 'Add entry' }).click()
  await expect(dialog).toBeHidden()
}

test(
  'an investor records investments and their cash flows, and sees the returns',
  phoneOnly,
  async ({ page, world, signInAs }, { project }) => {
    test.slow()
    const investor = await world.join({ full_name: `Runa Feld ${project.name}`, user_type: 'investor' })
    const founder = await world.join({ full_name: `Pavel Novak ${project.name}`, user_type: 'startup', company_name: 'Bark Heat' })
    for (const person of [investor, founder]) await person.call.profiles.save(profileOf(person))
    const deal = await post(founder, { company_name: 'Bark Heat', title: 'Heat from bark', min_investment: 2_500_000 })
    await signInAs(page.context(), investor)
    await openLive(page, ledger)
    await expect(page.getByRole('heading', { name: 'Your ledger is empty' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sample portfolio' })).toContainText('Sample data')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Add an investment' }).click()
    await page.getByRole('button', { name: 'Add investment' }).click()
    await expect(page.getByText('Please enter the name of the company')).toBeVisible()
    await expect(page.getByLabel('Company or fund')).toBeFocused()
    await page.getByLabel('Company or fund').fill('Nordlys Battery')
    await page.getByLabel('Amount', { exact: true }).fill('10000')
    await page.getByLabel('Date').fill('2008-01-01')
    await page.getByRole('button', { name: 'Sector' }).click()
    await page.getByRole('option', { name: 'CleanTech' }).click()
    await expectAccessibleAtTop(page)
    // The draft is restored after a reload.
    await page.reload()
    await expect(page.getByText('Your draft has been restored')).toBeVisible()
    await expect(page.getByLabel('Company or fund')).toHaveValue('Nordlys Battery')
    await page.getByRole('button', { name: 'Add investment' }).click()
    await expect(page.getByRole('heading', { name: 'Nordlys Battery', level: 1 })).toBeVisible()
    await expect(figure(page, 'Value')).toHaveText('€10,000')

    await addEntry(page, { button: 'Add cash flow', kind: 'Distribution', amount: '2750', date: '2008-03-01' })
    await expect(figure(page, 'Distributions')).toHaveText('€2,750')
    const { id } = (await investor.call.investments.list({})).items[0] ?? { id: '' }
    // The example in Microsoft's documentation of XIRR: 37.34 % a year.
    for (const [date, amount] of [
      ['2008-10-30', 425_000],
      ['2009-02-15', 325_000],
      ['2009-04-01', 275_000],
    ] as const)
      await investor.call.investments.addFlow({ id, flow_id: randomUUID(), kind: 'distribution', date, amount })
    await expect(figure(page, 'Distributions'), 'what is added elsewhere arrives').toHaveText('€13,000')
    await expect(figure(page, 'IRR')).toHaveText('37.3%')
    await expect(figure(page, 'MOIC')).toHaveText('1.30×')
    await expect(page.getByRole('img', { name: /^Value from/ })).toBeVisible()
    await expectAccessible(page)

    await addEntry(page, { button: 'Add valuation', kind: 'Valuation', amount: '9000', date: '2010-06-30' })
    await expect(figure(page, 'Value')).toHaveText('€9,000')
    await page.getByRole('button', { name: /^Actions for Valuation on/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(figure(page, 'Value')).toHaveText('€0')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(figure(page, 'Value')).toHaveText('€9,000')

    // Added from the pipeline.
    await investor.call.deals.bookmark({ id: deal })
    await world.settled()
    await openWithin(page, '/dashboard/tab/deal-flows?tab=pipeline')
    await page.getByRole('button', { name: 'Actions for Bark Heat' }).click()
    await page.getByRole('menuitem', { name: 'Move to Invested' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Your amount')).toHaveValue('25,000')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add to your investments' }).click()
    await expect(dialog.getByRole('link', { name: 'In your investments' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep it to myself' }).click()
    expect((await founder.call.deals.get({ id: deal })).counts).toMatchObject({ interested: 0, requested_intro: 0 })

    await openWithin(page, ledger)
    await expect(row(page, 'Bark Heat')).toContainText('€25,000')
    await expect(row(page, 'Nordlys Battery')).toContainText('€9,000')
    await expect(sum(page, 'Invested')).toContainText('€35,000')
    await expect(page.getByRole('img', { name: /^Cash flows by year in EUR/ })).toBeVisible()
    await expectAccessible(page)
    for (const title of ['Cash flows by year', 'Holdings'])
      await page
        .getByRole('region', { name: title, exact: true })
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: 'Table' }) })
        .click()
    await expect(page.getByRole('row', { name: /^2008/ })).toContainText('€7,000')
    await expect(page.getByRole('row', { name: /^CleanTech/ })).toContainText('€34,000')
    await expectAccessible(page)
    // A file from a spreadsheet, with an invalid line.
    await openWithin(page, `${ledger}/import`)
    await expectAccessible(page)
    const lines = [
      'sep=;',
      'Unternehmen;Währung;Art;Datum;Betrag',
      'Kelp Yard;GBP;Investition;31.03.22;1.000,50 £',
      'Kelp Yard;GBP;Bewertung;31.12.2024;1.500,00',
      'Kelp Yard;GBP;Rückfluss;32.12.2024;20,00',
    ]
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ledger.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
    await expect(page.getByText('1 line is invalid.')).toBeVisible()
    await expect(page.getByRole('row', { name: /^5 date/ })).toContainText('32.12.2024')
    await expect(figure(page, 'New investments')).toHaveText('1')
    await expectAccessibleAtTop(page)
    const importing = page.getByRole('button', { name: 'Import without the invalid line' })
    await expect(importing).toBeDisabled()
    await expect(page.getByText('Dates such as 31.03.22 are read as Mar 31, 2022.')).toBeVisible()
    await page.getByText('This is correct').click()
    await importing.click()
    await expect(page.getByText('Investments imported')).toBeVisible()
    await expect(row(page, 'Kelp Yard')).toContainText('£1,500')
    // Pounds are shown separately.
    await expect(page.getByRole('heading', { name: /^GBP/ })).toBeVisible()
  },
)

test('currencies are added up at the investor’s own rates', async ({ page, world, signInAs }) => {
  const investor = await world.join({ full_name: 'Runa Rates', user_type: 'investor' })
  const date = new Date().toISOString().slice(0, 10)
  await invest(investor, { company_name: 'Bark Heat', currency: 'EUR', date, amount: 1_000_000 })
  await invest(investor, { company_name: 'Tidewater', currency: 'GBP', date, amount: 800_000 })
  await signInAs(page.context(), investor)
  await openLive(page, ledger)
  await page.getByRole('button', { name: /Show in/ }).click()
  await page.getByRole('option', { name: 'All in EUR' }).click()
  await page.getByRole('link', { name: /rates/i }).first().click()
  await page
    .getByRole('form', { name: 'Add a rate' })
    .getByRole('button', { name: /Currency/ })
    .click()
  await page.getByRole('option', { name: 'GBP' }).click()
  await page.getByLabel('GBP per euro').fill('0.8')
  await expectAccessibleAtTop(page)
  await page.getByRole('button', { name: 'Save rate' }).click()
  await expect(page.getByRole('main')).toContainText('0.8')
  await page.goto(ledger)
  await expect(sum(page, 'Invested')).toContainText('€20,000')
})

test('partners of a fund share a ledger, and their own stay their own', async ({ page, world, signInAs }) => {
  const [ada, ben] = [
    await world.join({ full_name: 'Ada Partner', user_type: 'investor' }),
    await world.join({ full_name: 'Ben Partner', user_type: 'investor' }),
  ]
  const name = 'Alto Capital'
  const fund = await found(ada, { kind: 'fund', name })
  await addTo(ada, fund, ben)
  const own = await invest(ada, { company_name: 'Bark Heat', amount: 1_000_000 })
  await invest(ada, { company_name: 'Tidewater', amount: 300_000 })
  await invest(ben, { organisation_id: fund.id, company_name: 'Nordlys Battery', amount: 500_000 })
  await signInAs(page.context(), ada)
  await openLive(page, ledger)
  await expect(sum(page, 'Invested')).toContainText('€13,000')
  await page.getByRole('button', { name: /Portfolio/ }).click()
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('heading', { name: `Investments of ${name}`, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`organisation=${fund.id}`))
  await expect(sum(page, 'Invested')).toContainText('€5,000')
  await expect(row(page, 'Bark Heat')).toHaveCount(0)

  // Every form says where it adds to.
  await page.getByRole('link', { name: 'Add investment' }).click()
  await expect(page.getByRole('button', { name: /Adds to/ })).toContainText(name)
  await page.getByLabel('Company or fund').fill('Kelp Yard')
  await page.getByLabel('Amount', { exact: true }).fill('2000')
  await page.getByRole('button', { name: 'Add investment' }).click()
  await expect(page.getByRole('heading', { name: 'Kelp Yard', level: 1 })).toBeVisible()
  await expect(page.getByText(`Everyone in ${name} can see and change it.`)).toBeVisible()
  // A colleague's change appears, with their name.
  const [added] = (await ben.call.investments.list({ organisation_id: fund.id, query: 'Kelp' })).items
  await ben.call.investments.addValuation({
    id: added?.id ?? '',
    valuation_id: randomUUID(),
    date: new Date().toISOString().slice(0, 10),
    value: 250_000,
  })
  await expect(figure(page, 'Value')).toHaveText('€2,500')
  await expect(page.getByText('Recorded by Ben Partner on')).toBeVisible()
  await page.getByRole('button', { name: 'Add valuation' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Adds to: ${name}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  // Her own investment becomes a shared one.
  await openWithin(page, investmentPath(own))
  await page.getByRole('button', { name: 'Actions for Bark Heat' }).click()
  await page.getByRole('menuitem', { name: `Move to ${name}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText(`Everyone in ${name}, now and later, will see it`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move investment' }).click()
  await expect(page.getByText(`Everyone in ${name} can see and change it.`)).toBeVisible()
  expect(await ben.call.investments.get({ id: own })).toMatchObject({ organisation: { id: fund.id } })
  await page.getByRole('link', { name: `Investments of ${name}` }).click()
  await expect(sum(page, 'Invested')).toContainText('€17,000')

  await ada.call.organisations.remove({ id: fund.id })
  await expect(page.getByRole('heading', { name: 'Portfolio not found' })).toBeVisible()
})
