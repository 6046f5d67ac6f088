import type { Page } from '@playwright/test'
import {
  editInvestmentPath,
  exchangeRatesPath,
  importInvestmentsPath,
  investmentPath,
  investmentsPath,
  newInvestmentPath,
} from '#features/investments/paths.ts'
import { announcementsPath } from '#features/announcements/paths.ts'
import { communitySettingsPath } from '#features/community/paths.ts'
import { fieldsPath } from '#features/fields/paths.ts'
import { figuresPath } from '#features/figures/paths.ts'
import { groupsPath, operatedGroupsPath } from '#features/groups/paths.ts'
import { healthPath } from '#features/health/paths.ts'
import { joiningPath } from '#features/joining/paths.ts'
import { supportPath, supportedMemberPath } from '#features/member-support/paths.ts'
import { introductionsPath } from '#features/introductions/paths.ts'
import { availabilityPath, bookingPath, meetingPath, meetingsPath } from '#features/meetings/paths.ts'
import { mentoringDayPath, mentoringDaysPath, newDayPath, operatedDayPath } from '#features/mentoring-days/paths.ts'
import { offerPath, officeHoursPath, ownOfficeHoursPath } from '#features/office-hours/paths.ts'
import { newsfeedPath, postPath } from '#features/newsfeed/paths.ts'
import { newOrganisationPath, organisationPath, organisationPeoplePath, ownOrganisationsPath } from '#features/organisations/paths.ts'
import { answerPath, answersPath, ownRequestsPath, readersPath, sustainabilityPath } from '#features/sustainability/paths.ts'
import { actsPath, operatorsPath, rolesPath } from '#features/operators/paths.ts'
import { searchPath } from '#features/search/paths.ts'
import { reportsPath } from '#features/reports/paths.ts'
import { retentionPath } from '#features/retention/paths.ts'
import { teamPipelinePath } from '#features/team-pipeline/paths.ts'
import { post } from '#testing/deals.ts'
import { dayFromNow, hostEvent } from '#testing/events.ts'
import { impactStatementPath } from '#features/impact-statements/paths.ts'
import { groupOf } from '#testing/groups.ts'
import { invest } from '#testing/investments.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { aMinutePasses, accept } from '#testing/matching.ts'
import { advanceDay, draftDay } from '#testing/mentoring-days.ts'
import { offerHours, slotsFor, takePlace } from '#testing/office-hours.ts'
import { found } from '#testing/organisations.ts'
import { profileOf } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { expect, test } from './site.ts'

interface Shown {
  other: string
  deal: string
  event: string
  newsPost: string
  organisation: string
  hours: string
  meeting: string
}

const screens = ({ other, deal, event, newsPost, organisation, hours, meeting }: Shown): [path: string, text: string][] => [
  ['/dashboard', 'Wilma Writes is interested in connecting'],
  ['/dashboard/tab/recent-activity', 'Wilma Writes sent you a message'],
  ['/dashboard/tab/organisations', 'Wilma Writes'],
  ['/dashboard/tab/organisations?view=organisations', 'Bark & Branch'],
  ['/dashboard/tab/matching', 'Wilma Writes is interested in you'],
  ['/dashboard/tab/matching?list=interests', 'Wilma Writes'],
  ['/dashboard/tab/messages', 'Shall we talk?'],
  ['/dashboard/tab/profile', 'Rita Reads'],
  ['/dashboard/notifications', 'Notifications'],
  ['/dashboard/settings', 'Where you are signed in'],
  ['/dashboard/decisions', 'No decisions about you'],
  [`/profile/${other}`, 'Wilma Writes'],
  ['/dashboard/tab/deal-flows', 'Heat from bark'],
  [`/dashboard/tab/deal-flows/${deal}`, 'Dries bark with waste heat.'],
  ['/dashboard/tab/events?view=week&date=' + dayFromNow(7), 'Bark burning night'],
  [`/dashboard/tab/events/${event}`, 'Six founders, five minutes each.'],
  [`/dashboard/tab/events/${event}/check-in`, 'Show it to the host at the entrance.'],
  [newsfeedPath(), 'Bark is in season'],
  // Other stories make groups.
  [groupsPath(), 'Groups'],
  [introductionsPath(), 'No open introductions'],
  [searchPath(), 'What are you looking for?'],
  [searchPath('bark'), 'Heat from bark'],
  [meetingsPath(), 'Meeting with Wilma Writes'],
  [meetingPath(meeting), 'Only you can read this.'],
  [availabilityPath(), 'Who may book a time with you'],
  [officeHoursPath(), 'Ask me about your round'],
  [ownOfficeHoursPath(), 'Share what you know'],
  [offerPath(hours), 'I led three of them.'],
  [bookingPath(other), 'There are no times to book here'],
  [postPath(newsPost), 'Bark is in season'],
  ['/dashboard/tab/updates', 'You aren’t connected with any investors yet'],
  ['/dashboard/tab/updates/new', 'You aren’t connected with any investors yet'],
  ['/dashboard/tab/community', 'Series A Guide'],
  ['/dashboard/community/cap-table', 'What a cap table is'],
  [ownOrganisationsPath(), 'You’re not in an organisation yet'],
  [newOrganisationPath(), 'Its name and facts also appear'],
  [organisationPath(organisation), 'Heat pumps that need no refrigerant.'],
  [organisationPeoplePath(organisation), 'Wilma Writes'],
  [investmentsPath(), 'Investor Access Only'],
  ['/dashboard/tab/nothing', 'Tab not found'],
]

const screensOfInvestors = (investment: string): [path: string, text: string][] => [
  [investmentsPath(), 'Bark Heat'],
  [investmentPath(investment), 'Bark Heat'],
  [editInvestmentPath(investment), 'Edit Bark Heat'],
  [newInvestmentPath(), 'Company or fund'],
  [importInvestmentsPath(), 'File format'],
  [exchangeRatesPath(), 'Exchange rates'],
  [impactStatementPath(), 'Greenhouse gases and energy'],
]

/** Texts that do not depend on what other stories leave behind. */
const screensOfOperators = (member: string, mentoringDay: string): [path: string, text: string][] => [
  [operatorsPath(), 'Waiting for a decision'],
  [supportPath(), 'Olga Oversees'],
  [supportedMemberPath(member), 'Rita Reads'],
  [joiningPath('rules'), 'Anyone can join at once.'],
  [operatedGroupsPath(), 'Bark circle'],
  [rolesPath(), 'Olga Oversees'],
  [announcementsPath(), 'New announcement'],
  [mentoringDaysPath(), 'Spring mentoring day'],
  [newDayPath(), 'First round starts at'],
  [operatedDayPath(mentoringDay), 'Ask again'],
  [mentoringDayPath(mentoringDay), 'Which founders would you like to meet?'],
  [reportsPath(), 'Reports from members, and decisions about them.'],
  [communitySettingsPath(), 'Contact'],
  [fieldsPath(), 'Add a field to profiles'],
  [figuresPath(), 'How the community grows'],
  [healthPath(), 'No backup has been made yet.'],
  [retentionPath(), 'You decide'],
  [actsPath(), 'Activity log'],
]

/** Visible text of the screen. */
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text).filter({ visible: true }).first()

test('every screen can be read before the application has started, and only shows the member’s own data', async ({
  browser,
  world,
  signInAs,
}) => {
  // Shows what the server renders, and nothing else.
  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.url })
  const page = await context.newPage()
  const reader = await memberNamed(world, 'Rita Reads')
  const writer = await world.join({ full_name: 'Wilma Writes', user_type: 'investor' })
  await writer.call.profiles.save(profileOf(writer))
  const deal = await post(writer, { title: 'Heat from bark', description: 'Dries bark with waste heat.' })
  const event = await hostEvent(writer, { title: 'Bark burning night' })
  const { id: newsPost } = await postOf(writer, 'Bark is in season')
  const hours = await offerHours(writer)
  await takePlace(reader, (await slotsFor(reader, hours))[0] ?? { id: hours })
  const [next] = (await reader.call.meetings.list({})).items
  const { slug } = await found(writer, { name: 'Bark & Branch' })
  const fund = await found(writer, { kind: 'fund', name: 'Bark Capital' })
  await writer.call.teamPipeline.add({ id: fund.id, deal_id: deal })
  await accept(writer, reader)
  await aMinutePasses(world)
  await say(writer, reader, 'Shall we talk?')
  await world.settled()

  await signInAs(context, reader)
  for (const [path, text] of screens({ other: writer.id, deal, event, newsPost, organisation: slug, hours, meeting: next?.id ?? '' })) {
    await expectShown(page, path, text)
    await expect(page.getByRole('banner').getByText('Rita Reads')).toBeVisible()
    expect(await page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]').count(), path).toBeLessThan(2)
  }
  await context.clearCookies()
  await signInAs(context, writer)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Wilma Writes' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Rita Reads')).toHaveCount(0)
  await expect(page.getByText('is interested in connecting')).toHaveCount(0)
  for (const [path, text] of screensOfInvestors(await invest(writer, { company_name: 'Bark Heat' }))) await expectShown(page, path, text)
  await expectShown(page, teamPipelinePath(fund.slug), 'Due diligence')
  await expectShown(page, sustainabilityPath(slug), 'Nothing saved for readers yet')
  await expectShown(page, answersPath(slug), 'Start with the short set')
  await expectShown(page, answerPath(slug, 'energy'), 'Energy consumption')
  await expectShown(page, readersPath(slug), 'Who reads your answers')
  await expectShown(page, ownRequestsPath(), 'You have asked nobody yet')

  const operator = await memberNamed(world, 'Olga Oversees')
  await world.command('grant', operator.email)
  const mentoringDay = await draftDay(operator, { mentors: [operator], founders: [reader] })
  await advanceDay(operator, mentoringDay, 'ask')
  await groupOf(operator, { name: 'Bark circle' })
  await world.settled()
  await signInAs(context, operator)
  for (const [path, text] of screensOfOperators(reader.id, mentoringDay)) await expectShown(page, path, text)
})

async function expectShown(page: Page, path: string, text: string): Promise<void> {
  // A busy server sends the page without its screen.
  await expect(async () => {
    await page.goto(path)
    await expect(shown(page, text), path).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect(page.locator('[style]'), path).toHaveCount(0)
}
