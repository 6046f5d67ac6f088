import type { Page } from '@playwright/test'
import { communitySettingsPath } from '#features/community/paths.ts'
import { managedEventsPath } from '#features/event-sources/paths.ts'
import { managedWebinarsPath } from '#features/knowledge/paths.ts'
import { reportCasePath } from '#features/reports/paths.ts'
import { moderatedReviewsPath } from '#features/reviews/paths.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { memberNamed } from '#testing/messages.ts'
import { firstCase, report } from '#testing/reports.ts'
import { mayReviewPlatform } from '#testing/reviews.ts'
import { type TypedForm, fillWithoutConnection } from './offline-form.ts'
import { inOwnCommunity as test, openWithin } from './site.ts'

const main = (page: Page) => page.getByRole('main')

test('without a connection operators lose nothing of what they type, nor who answers them', async ({ page, context, world, signInAs }) => {
  test.slow()
  const operator = await memberNamed(world, 'Olga Operates')
  const author = await memberNamed(world, 'Bodo Advertises')
  await world.command('grant', operator.email)
  await mayReviewPlatform(world, author)
  await author.call.reviews.write({ rating: 1, review_text: 'Buy my course.' })
  await report(operator, { member_id: author.id, details: 'Sells courses.' })
  await world.settled()
  await signInAs(context, operator)
  const { id } = await firstCase(operator)
  const forms: TypedForm[] = [
    {
      name: 'source of events',
      async open() {
        await openWithin(page, managedEventsPath())
        await page.getByRole('button', { name: 'Add source' }).click()
      },
      typed: { Address: 'https://127.0.0.1/events.ics', Name: 'Events of ours' },
      send: 'Add source',
      stored: { in: 'event_sources', words: 'Events of ours' },
    },
    {
      name: 'event for everybody',
      async open() {
        // The dialog of the source stays open, because it is in the list already.
        await page.goto(managedEventsPath())
        await page.getByRole('button', { name: 'Add event' }).click()
        await page.getByRole('dialog').getByLabel('First day').fill('2027-09-14')
        await page.getByRole('dialog').getByLabel('Last day').fill('2027-09-16')
      },
      typed: {
        Title: 'World Forum of Mending',
        Venue: 'City Hall',
        Organiser: 'Repair Association',
        Website: 'https://repair.example',
      },
      send: 'Save',
      stored: { in: 'events', words: 'World Forum of Mending' },
    },
    {
      name: 'webinar',
      async open() {
        await openWithin(page, managedWebinarsPath())
        await page.getByRole('button', { name: 'Add a webinar' }).click()
        await page.getByRole('dialog').getByLabel('Start (your time zone)').fill('2090-05-01T17:00')
      },
      typed: { Title: 'What a lead investor asks', Speaker: 'Ada Example' },
      send: 'Save',
      stored: { in: 'webinars', words: 'What a lead investor asks' },
    },
    {
      name: 'a review that is hidden',
      async open() {
        await openWithin(page, moderatedReviewsPath())
        await page.getByRole('button', { name: 'Hide the review by Bodo Advertises' }).click()
      },
      typed: { Reason: 'It sells something.' },
      send: 'Hide review',
      onlyOnce: true,
      stored: { in: 'operator_acts', words: 'It sells something.' },
    },
    {
      name: 'the community',
      open: () => openWithin(page, communitySettingsPath()),
      within: main,
      typed: { Headline: 'Where things are mended', Introduction: 'Menders meet.' },
      send: 'Save settings',
      onlyOnce: true,
      stored: { in: 'community_settings', words: 'Menders meet.' },
      told: 'Settings saved',
    },
    {
      name: 'decision',
      async open() {
        await openWithin(page, reportCasePath(id))
        await page.getByText('Suspend', { exact: true }).click()
      },
      within: main,
      typed: { 'Message to the member': 'Advertising has no place here.', Note: 'The third time.' },
      send: 'Decide',
      onlyOnce: true,
      stored: { in: 'report_decisions', words: 'Advertising has no place here.' },
      told: 'Decided',
    },
    {
      name: 'answer to a decision',
      async open() {
        const mail = await world.mailServer.mailTo(author.email)
        await context.clearCookies()
        await page.goto(/https?:\S+\/decision\?token=\S+/.exec(textPartOf(mail.source))?.[0] ?? '')
        await page.getByRole('button', { name: 'Appeal this decision' }).click()
      },
      within: main,
      typed: { 'Your appeal': 'I did not mean it.' },
      send: 'Send appeal',
      onlyOnce: true,
      stored: { in: 'report_decisions', words: 'I did not mean it.' },
      told: 'The operators have received your appeal and will review it.',
    },
  ]
  for (const form of forms) await test.step(form.name, () => fillWithoutConnection(page, context, world, form))
})
