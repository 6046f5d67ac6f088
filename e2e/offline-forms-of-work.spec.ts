import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dealPath, dealsPath, newDealPath } from '#features/deals/paths.ts'
import { editEventPath, eventPath, eventsPath, newEventPath } from '#features/events/paths.ts'
import {
  editInvestmentPath,
  exchangeRatesPath,
  importInvestmentsPath,
  investmentPath,
  newInvestmentPath,
} from '#features/investments/paths.ts'
import { newUpdatePath, updatePath } from '#features/updates/paths.ts'
import { outbound } from '#platform/server/outbound/index.ts'
import { post } from '#testing/deals.ts'
import { hostEvent } from '#testing/events.ts'
import { invest } from '#testing/investments.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { loopbackToo, startOutside } from '#testing/outside.ts'
import { investorNamed, sendUpdate } from '#testing/updates.ts'
import { type TypedForm, fillWithoutConnection } from './offline-form.ts'
import { expect, test, openWithin } from './site.ts'

const main = (page: Page) => page.getByRole('main')

test('a founder loses no input without a connection', async ({ page, context, world, signInAs }) => {
  test.slow()
  const [founder, investor] = [await memberNamed(world, 'Fenna Founds'), await investorNamed(world, 'Iris Invests')]
  await connect(founder, investor)
  const asked = await post(founder, { company_name: 'Asked Works' })
  await investor.call.deals.requestIntroduction({ id: asked, note: 'We heat two mills.' })
  const sent = await sendUpdate(founder)
  await world.settled()
  await signInAs(context, founder)
  const choose = async (label: string, option: string) => {
    await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const forms: TypedForm[] = [
    {
      name: 'the details of a deal',
      async open() {
        await openWithin(page, newDealPath())
        await choose('Industry', 'CleanTech')
        await choose('Funding round', 'Seed')
        for (const [label, amount] of [
          ['Funding sought', '900000'],
          ['Smallest ticket', '50000'],
          ['Largest ticket', '200000'],
        ] as const) {
          await page.getByRole('textbox', { name: label }).fill(amount)
          await page.getByRole('textbox', { name: label }).blur()
        }
        await page.getByText('Nordics', { exact: true }).click()
      },
      within: main,
      typed: { 'Deal title': 'Heat from birch bark', 'Short description': 'Dries bark with the waste heat of sawmills.' },
      send: 'Next',
      says: 'It’s saved on this device. Please check your connection and try again.',
      stored: { in: 'deal_drafts', words: 'Dries bark with the waste heat of sawmills.' },
    },
    {
      name: 'no to an introduction',
      async open() {
        await openWithin(page, dealPath(asked))
        await page.getByRole('button', { name: 'Decline request from Iris Invests' }).click()
      },
      typed: { Reason: 'The round is full.' },
      send: 'Decline',
      onlyOnce: true,
      stored: { in: 'deal_introductions', words: 'The round is full.' },
      told: 'Request from Iris Invests declined',
    },
    {
      name: 'update',
      open: () => openWithin(page, newUpdatePath()),
      within: main,
      typed: { Title: 'Second plant commissioned', Text: 'It has run since May.' },
      send: 'Send to all',
      stored: { in: 'updates', words: 'Second plant commissioned' },
      told: 'Update sent',
    },
    {
      name: 'update that is corrected',
      async open() {
        await openWithin(page, updatePath(sent))
        await page.getByRole('button', { name: 'Edit' }).click()
      },
      within: main,
      typed: { Title: 'Third plant commissioned in Lund' },
      send: 'Save',
      stored: { in: 'updates', words: 'Third plant commissioned in Lund' },
      told: 'Update saved',
    },
  ]
  for (const form of forms) await test.step(form.name, () => fillWithoutConnection(page, context, world, form))

  await openWithin(page, newDealPath())
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const submit = page.getByRole('button', { name: 'Submit deal' })
  await expect(submit).toBeVisible()
  await context.setOffline(true)
  await submit.click()
  await expect(page.getByText('Failed to submit deal')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Submit New Deal' })).toBeVisible()
  await context.setOffline(false)
  await submit.click()
  await expect(page).toHaveURL(dealsPath('my-deals'))
  expect((await founder.call.deals.mine({})).items.filter(({ title }) => title === 'Heat from birch bark')).toHaveLength(1)
})

test('an investor loses no input without a connection', async ({ page, context, world, signInAs }) => {
  test.slow()
  const [founder, investor] = [await memberNamed(world, 'Fila Founds'), await investorNamed(world, 'Inga Invests')]
  const deal = await post(founder, { company_name: 'Kelp Yard' })
  await investor.call.deals.bookmark({ id: deal })
  const known = await invest(investor, { company_name: 'Tidewater' })
  await world.settled()
  await signInAs(context, investor)
  const pipeline = async (choice: string) => {
    await openWithin(page, '/dashboard/tab/deal-flows?tab=pipeline')
    await page.getByRole('button', { name: 'Actions for Kelp Yard' }).click()
    await page.getByRole('menuitem', { name: choice }).click()
  }
  const forms: TypedForm[] = [
    {
      name: 'introduction',
      async open() {
        await openWithin(page, dealPath(deal))
        await page.getByRole('button', { name: 'Request introduction to Kelp Yard' }).click()
      },
      typed: { 'Your note': 'We dry kelp for two mills.' },
      send: 'Send request',
      onlyOnce: true,
      stored: { in: 'deal_introductions', words: 'We dry kelp for two mills.' },
      told: 'Introduction requested',
    },
    {
      name: 'private note',
      open: () => pipeline('Add a private note'),
      typed: { Note: 'Ask how the feed trials went.' },
      send: 'Save note',
      stored: { in: 'deal_pipeline', words: 'Ask how the feed trials went.' },
    },
    {
      name: 'why one passes',
      open: () => pipeline('Move to Passed'),
      typed: { Reason: 'The water there is too warm.' },
      send: 'Save reason',
      stored: { in: 'deal_pipeline', words: 'The water there is too warm.' },
    },
    {
      name: 'investment in a deal',
      async open() {
        await pipeline('Move to Invested')
        await expect(page.getByRole('form', { name: 'Add to your investments' })).toBeVisible()
      },
      within: () => page.getByRole('form', { name: 'Add to your investments' }),
      typed: { 'Your amount': '31,000' },
      send: 'Add to your investments',
      onlyOnce: true,
      stored: { in: 'investment_flows', words: '3100000' },
    },
    {
      name: 'investment',
      open: () => openWithin(page, newInvestmentPath()),
      within: main,
      typed: { 'Company or fund': 'Nordavind Battery', Amount: '10,000' },
      send: 'Add investment',
      stored: { in: 'investments', words: 'Nordavind Battery' },
      told: 'Added to your investments',
    },
    {
      name: 'investment that is changed',
      open: () => openWithin(page, editInvestmentPath(known)),
      within: main,
      typed: { 'Company or fund': 'Tidewater Holding', Note: 'Through the fund.' },
      send: 'Save changes',
      stored: { in: 'investments', words: 'Tidewater Holding' },
    },
    {
      name: 'cash flow',
      async open() {
        await openWithin(page, investmentPath(known))
        await page.getByRole('button', { name: 'Add cash flow' }).click()
        await page
          .getByRole('dialog')
          .locator('label')
          .filter({ hasText: /^Distribution$/ })
          .click()
      },
      typed: { Amount: '275', Note: 'The first dividend.' },
      send: 'Add entry',
      stored: { in: 'investment_flows', words: 'The first dividend.' },
    },
    {
      name: 'valuation',
      async open() {
        await openWithin(page, investmentPath(known))
        await page.getByRole('button', { name: 'Add valuation' }).click()
      },
      typed: { Value: '1,900', Note: 'By the last round.' },
      send: 'Add entry',
      stored: { in: 'investment_valuations', words: 'By the last round.' },
    },
    {
      name: 'rate',
      open: () => openWithin(page, exchangeRatesPath()),
      within: () => page.getByRole('form', { name: 'Add a rate' }),
      typed: { 'USD per euro': '1.0987' },
      send: 'Save rate',
      stored: { in: 'exchange_rates', words: '1.0987' },
      told: 'Rate saved',
    },
  ]
  for (const form of forms) await test.step(form.name, () => fillWithoutConnection(page, context, world, form))

  await openWithin(page, importInvestmentsPath())
  const line = 'company_name,currency,kind,date,amount\nCopper Loop,EUR,investment,2024-01-15,1000.00\n'
  const table = { name: 'ledger.csv', mimeType: 'text/csv', buffer: Buffer.from(line) }
  await page.locator('input[type=file]').setInputFiles(table)
  const take = page.getByRole('button', { name: 'Import', exact: true })
  await expect(take).toBeVisible()
  await context.setOffline(true)
  await take.click()
  await expect(page.getByText('The server cannot be reached.').first()).toBeVisible()
  await context.setOffline(false)
  await take.click()
  await expect(page.getByText('Investments imported')).toBeVisible()
  expect((await investor.call.investments.list({})).items.filter(({ company_name }) => company_name === 'Copper Loop')).toHaveLength(1)
})

test('no input about events is lost without a connection', async ({ page, context, world, signInAs }) => {
  test.slow()
  const [member, host] = [await memberNamed(world, 'Edda Events'), await memberNamed(world, 'Hugo Hosts')]
  const own = await hostEvent(member, { title: 'Repair Evening' })
  const other = await hostEvent(host, {
    title: 'Green Pitch Night',
    questions: [{ id: randomUUID(), label: 'What do you bring?', isRequired: false }],
  })
  await world.settled()
  await signInAs(context, member)
  const forms: TypedForm[] = [
    {
      name: 'event',
      open: () => openWithin(page, newEventPath()),
      within: main,
      typed: { Title: 'Mending Night', Description: 'Bring what is broken.', Venue: 'House of Founders' },
      send: 'Publish event',
      stored: { in: 'events', words: 'Mending Night' },
      told: 'Your event has been published',
    },
    {
      name: 'event that is changed',
      open: () => openWithin(page, editEventPath(own)),
      within: main,
      typed: { Title: 'Repair Morning' },
      send: 'Save changes',
      stored: { in: 'events', words: 'Repair Morning' },
      told: 'Your changes have been saved',
    },
    {
      name: 'registration with answers',
      async open() {
        await openWithin(page, eventPath(other))
        await page.getByRole('button', { name: 'Register', exact: true }).click()
      },
      typed: { 'What do you bring': 'A broken lamp.' },
      send: 'Register',
      onlyOnce: true,
      stored: { in: 'user_event_history', words: 'A broken lamp.' },
      told: 'You are registered',
    },
    {
      name: 'reminder',
      async open() {
        await openWithin(page, eventPath(other))
        await page.getByRole('button', { name: 'Reminder' }).click()
      },
      typed: { Message: 'Take the lamp along.' },
      send: 'Set reminder',
      stored: { in: 'event_reminders', words: 'Take the lamp along.' },
      told: 'Reminder set successfully!',
    },
    {
      name: 'what one wants to hear of',
      open: () => openWithin(page, eventsPath('preferences')),
      within: main,
      typed: { 'Price from': '23' },
      send: 'Save preferences',
      stored: async () => ((await member.call.events.preferences()).min_price === 23 ? 1 : 0),
      told: 'Event preferences saved successfully!',
    },
    {
      name: 'an event that is called off',
      async open() {
        await openWithin(page, eventPath(own))
        await page.getByRole('button', { name: 'Cancel event' }).click()
      },
      typed: { 'Message to attendees': 'The hall is flooded.' },
      send: 'Cancel event',
      onlyOnce: true,
      stored: { in: 'events', words: 'cancelled' },
      told: 'Event cancelled',
    },
  ]
  for (const form of forms) await test.step(form.name, () => fillWithoutConnection(page, context, world, form))
})

test('without a connection a calendar that is suggested is neither lost nor suggested twice', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  test.slow()
  await using outside = await startOutside()
  outside.pages.set('/angels.ics', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n')
  const address = 'https://angels.example/angels.ics'
  const { ask } = outbound(loopbackToo())
  const asBefore = world.services.outbound.ask
  world.services.outbound.ask = (asked, options) => ask(asked.replace('https://angels.example', outside.url), options)
  await signInAs(context, await memberNamed(world, 'Sami Suggests'))
  await fillWithoutConnection(page, context, world, {
    name: 'suggestion',
    async open() {
      await openWithin(page, eventsPath('live'))
      await page.getByRole('button', { name: 'Suggest a calendar' }).click()
      await page.getByLabel('Address').fill(address)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Preview events' }).press('Enter')
      await expect(page.getByText('The server cannot be reached.').first()).toBeVisible()
      await expect(page.getByLabel('Address')).toHaveValue(address)
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Preview events' }).press('Enter')
      await expect(page.getByText('No upcoming events')).toBeVisible()
    },
    typed: { Name: 'Circle of Angels' },
    send: 'Suggest',
    stored: { in: 'event_sources', words: 'Circle of Angels' },
    told: 'Thank you. The operators will review your suggestion.',
  })
  world.services.outbound.ask = asBefore
})
