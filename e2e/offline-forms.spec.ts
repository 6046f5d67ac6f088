import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dealsPath, newDealPath } from '#features/deals/paths.ts'
import { eventPath, newEventPath } from '#features/events/paths.ts'
import { importInvestmentsPath, investmentPath, newInvestmentPath } from '#features/investments/paths.ts'
import { newsfeedPath, postPath } from '#features/newsfeed/paths.ts'
import { editProfilePath } from '#features/profiles/paths.ts'
import { newUpdatePath } from '#features/updates/paths.ts'
import { hostEvent } from '#testing/events.ts'
import { invest } from '#testing/investments.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { postOf } from '#testing/posts.ts'
import { investorNamed } from '#testing/updates.ts'
import { type TypedForm, fillWithoutConnection } from './offline-form.ts'
import { expect, test, openWithin } from './site.ts'

// All forms are made of the same parts. Here are those that begin something, of which there must not be two.

const main = (page: Page) => page.getByRole('main')

test('a visitor joins once, and loses no input without a connection', async ({ page, context, world }) => {
  await fillWithoutConnection(page, context, world, {
    name: 'join',
    async open() {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Join ESG Network' }).click()
      await page.getByRole('dialog').getByText('Mentor', { exact: true }).click()
    },
    typed: { 'Full name': 'Jana Joins', Email: 'jana@joins.example.org', Password: 'a long enough sentence', Bio: 'Coaches.' },
    send: 'Create account',
    onlyOnce: true,
    stored: { in: 'users', words: 'Jana Joins' },
    told: 'Your profile has been created.',
  })
})

test('a founder loses no input without a connection', async ({ page, context, world, signInAs }) => {
  test.slow()
  const [founder, host] = [await memberNamed(world, 'Fenna Founds'), await memberNamed(world, 'Hugo Hosts')]
  await connect(founder, await investorNamed(world, 'Iris Invests'))
  const own = await postOf(founder, 'Which kiln is best?')
  const event = await hostEvent(host, {
    title: 'Green Pitch Night',
    questions: [{ id: randomUUID(), label: 'What do you bring?', isRequired: false }],
  })
  await world.settled()
  await signInAs(context, founder)
  const choose = async (label: string, option: string) => {
    await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const forms: TypedForm[] = [
    {
      name: 'profile',
      open: () => openWithin(page, editProfilePath()),
      within: main,
      typed: { Bio: 'Mends kilns.', Company: 'Kiln Works' },
      send: 'Save Profile',
      stored: { in: 'users', words: 'Mends kilns.' },
      told: 'Your profile has been updated successfully.',
    },
    {
      name: 'post',
      open: () => openWithin(page, newsfeedPath()),
      within: () => page.getByRole('form', { name: 'New post' }),
      typed: { 'Your post': 'Wool can be sorted by light.' },
      send: 'Post',
      stored: { in: 'posts', words: 'Wool can be sorted by light.' },
      told: 'Your post has been shared!',
    },
    {
      name: 'comment',
      open: () => openWithin(page, postPath(own.id)),
      within: main,
      typed: { 'Write a comment': 'The rotary one, I think.' },
      send: 'Comment',
      stored: { in: 'post_comments', words: 'The rotary one, I think.' },
    },
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
      name: 'registration with answers',
      async open() {
        await openWithin(page, eventPath(event))
        await page.getByRole('button', { name: 'Register', exact: true }).click()
      },
      typed: { 'What do you bring': 'A broken lamp.' },
      send: 'Register',
      onlyOnce: true,
      stored: { in: 'user_event_history', words: 'A broken lamp.' },
      told: 'You are registered',
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
  const investor = await investorNamed(world, 'Inga Invests')
  const known = await invest(investor, { company_name: 'Tidewater' })
  await world.settled()
  await signInAs(context, investor)
  const forms: TypedForm[] = [
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
