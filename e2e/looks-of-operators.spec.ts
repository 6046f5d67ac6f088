import { randomUUID } from 'node:crypto'
import { screens as allScreens } from '#app/server/rooms.ts'
import { managedEventsPath } from '#features/event-sources/paths.ts'
import { managedWebinarsPath } from '#features/knowledge/paths.ts'
import { supportedMemberPath } from '#features/member-support/paths.ts'
import { operatorsPath } from '#features/operators/paths.ts'
import { ownDecisionsPath, reportCasePath, reportsPath } from '#features/reports/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { curatedEvent } from '#testing/foreign-events.ts'
import { ratesFile } from '#testing/investments.ts'
import { memberNamed, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { decideCase, firstCase, report } from '#testing/reports.ts'
import { mayReviewPlatform } from '#testing/reviews.ts'
import type { World } from '#testing/world.ts'
import { expect, expectAccessibleAtTop, openWithin, phoneOnly, inOwnCommunity as test } from './site.ts'
import { textsIn } from './texts-in.ts'
import { expectTidyText } from './tidy-text.ts'

interface Screen {
  address: string
  /** Opens something that is checked as well. */
  button?: string
  isOpenCase?: true
}

/** An operator with content on every operators' screen, and a member with two decisions about them. */
async function operatorWithScreens(world: World): Promise<{ operator: Person; member: Person; screens: Screen[] }> {
  const operator = await memberNamed(world, 'Olga Oversees')
  const [reporter, member] = [await memberNamed(world, 'Rita Reports'), await memberNamed(world, 'Maximilian Advertises-Everywhere')]
  await world.command('grant', operator.email)
  const { call } = operator
  await call.eventSources.add({ kind: 'icalendar', address: 'https://127.0.0.1/events.ics', name: 'Events of the neighbours' })
  const suggested = await call.eventSources.add({
    kind: 'icalendar',
    address: 'https://127.0.0.1/suggested.ics',
    name: 'All that is on in Porto',
  })
  await world.services.database.pool.query(`update event_sources set state = 'suggested' where id = $1`, [suggested.id])
  for (const is_confirmed of [true, false]) await call.eventSources.saveCurated(curatedEvent({ id: randomUUID(), is_confirmed }))
  for (const starts_at of ['2090-05-01T17:00:00Z', '2025-05-01T17:00:00Z'])
    await call.knowledge.saveWebinar({
      id: randomUUID(),
      title: 'What a lead investor does',
      speaker: 'Ada Example',
      starts_at,
      minutes: 45,
    })
  await call.investments.importCommunityRates({ file: ratesFile() })
  await mayReviewPlatform(world, member)
  await member.call.reviews.write({ rating: 1, review_text: 'Buy my course.' })

  const { id: message_id } = await say(member, reporter, 'Buy my course, or I come to you')
  await report(reporter, { member_id: member.id, message_id, details: 'He threatens me.' })
  const decided = await firstCase(operator)
  await decideCase(operator, decided.id, {
    member_act: 'suspend',
    days: 30,
    reason: 'Threats have no place here.',
    note: 'The second time.',
  })
  await decideCase(operator, decided.id, { member_act: 'lift', reason: 'Once, and not again.' })
  await member.call.accounts.signIn(member)
  const { id } = await postOf(member, 'Buy my course, all of you')
  await report(reporter, { member_id: member.id, about: { kind: 'post', id }, details: 'An advertisement.' })
  await report(operator, { member_id: member.id, about: { kind: 'post', id }, details: 'The same as last week.' })
  const open = await firstCase(operator)
  await world.settled()

  return {
    operator,
    member,
    screens: [
      ...allScreens.filter((path) => path.startsWith(operatorsPath()) && !path.includes('$')).map((address) => ({ address })),
      ...['Add source', 'Add event'].map((button) => ({ address: managedEventsPath(), button })),
      { address: managedWebinarsPath(), button: 'Add a webinar' },
      ...['Correct address', 'End all sessions'].map((button) => ({ address: supportedMemberPath(member.id), button })),
      { address: `${reportsPath()}?state=decided` },
      { address: reportCasePath(open.id), isOpenCase: true },
      { address: reportCasePath(decided.id) },
    ],
  }
}

test("every operators' screen is accessible and has room for its text in German", phoneOnly, async ({ page, context, world, signInAs }) => {
  test.slow()
  const { operator, member, screens } = await operatorWithScreens(world)
  const said = textsIn('de')
  const open = async (address: string) => {
    await openWithin(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-unsettled]'), address).toHaveCount(0)
  }
  const signIn = async (person: Person) => {
    await signInAs(context, person)
    await person.call.accounts.setLanguage({ language: 'de' })
    await page.goto(dashboardPath())
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  }
  await signIn(operator)
  for (const { address, button } of screens) {
    await open(address)
    if (!button) {
      await expectAccessibleAtTop(page)
      await expectTidyText(page, address)
      continue
    }
    await page.getByRole('button', { name: said(button), exact: true }).click()
    await expect(page.getByRole('dialog', { name: said(button) }), button).toBeVisible()
    await expectAccessibleAtTop(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // All fields of a decision, with their errors.
  await open(screens.find(({ isOpenCase }) => isOpenCase)?.address ?? '')
  await page.getByText(said('Suspend'), { exact: true }).click()
  await page.getByRole('button', { name: said('Decide'), exact: true }).click()
  await expectAccessibleAtTop(page)

  await signIn(member)
  await open(ownDecisionsPath())
  await expectAccessibleAtTop(page)
})
