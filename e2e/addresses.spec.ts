import { screens } from '#app/server/rooms.ts'
import { dealPath } from '#features/deals/paths.ts'
import { eventPath, publicEventPath } from '#features/events/paths.ts'
import { groupPath } from '#features/groups/paths.ts'
import { investmentsPath } from '#features/investments/paths.ts'
import { meetingPath } from '#features/meetings/paths.ts'
import { mentoringDayPath } from '#features/mentoring-days/paths.ts'
import { offerPath } from '#features/office-hours/paths.ts'
import { postPath } from '#features/newsfeed/paths.ts'
import { operatorsPath } from '#features/operators/paths.ts'
import { invitationPath } from '#features/organisations/paths.ts'
import { updatePath } from '#features/updates/paths.ts'
import { post } from '#testing/deals.ts'
import { hostEvent } from '#testing/events.ts'
import { groupOf } from '#testing/groups.ts'
import { advanceDay, draftDay } from '#testing/mentoring-days.ts'
import { found } from '#testing/organisations.ts'
import { invest } from '#testing/investments.ts'
import { connect } from '#testing/matching.ts'
import { hoursAhead, proposeTimes } from '#testing/meetings.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { offerHours } from '#testing/office-hours.ts'
import { profileOf } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { sendUpdate } from '#testing/updates.ts'
import { dashboardPath } from '#platform/paths.ts'
import { expect, openWithin, test } from './site.ts'

/** All parameters that screens read from their addresses. */
const parameters = [
  ...['tab', 'edit', 'query', 'role', 'industry', 'stage', 'country', 'goal', 'list', 'with', 'at', 'q'],
  ...['in', 'status', 'from', 'to', 'fits', 'order', 'days', 'deal', 'step', 'view', 'date', 'category'],
  ...['place', 'city', 'radius', 'source', 'format', 'continent', 'type', 'ref', 'state', 'kind', 'topic', 'founder'],
  ...['fields', 'verified', 'evidenced', 'measures_emissions', 'since', 'year', 'organisation', 'page', 'name', 'ticket'],
  ...['as', 'group', 'show', 'by', 'room', 'id', 'title', 'text', 'url', 'problem', 'sort', 'direction', 'bulk'],
  ...['organisation_id', 'group_id', 'joined_from', 'joined_to', 'seen_from', 'seen_to'],
]
const nonsense = [
  'zzz',
  '99',
  '-1e999',
  '%5B1%2C%22a%22%5D',
  '%7B%22a%22%3A1%7D',
  '%00',
  '%',
  '%E0%A4%A',
  '%F0%9F%98%80',
  '..%2F..',
  '__proto__',
  'x'.repeat(600),
]

const queryOf = (turn: number) => parameters.map((name, at) => `${name}=${nonsense[(at + turn) % nonsense.length]}`).join('&')

test('invalid parameters in an address break no screen', async ({ page, context, world, signInAs }) => {
  test.slow()
  const [elin, tomas] = [await memberNamed(world, 'Elin Aarnes'), await memberNamed(world, 'Tomáš Kovář')]
  await say(tomas, elin, 'Good to meet you in Bologna.')
  const deal = await post(tomas)
  const event = await hostEvent(elin)
  const operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  const group = await groupOf(operator)
  const mentoringDay = await draftDay(operator, { mentors: [elin], founders: [tomas] })
  await advanceDay(operator, mentoringDay, 'ask')
  const { id: newsPost } = await postOf(tomas, 'Good morning')
  const ingrid = await world.join({ full_name: 'Ingrid Vestby', user_type: 'investor' })
  const investment = await invest(ingrid)
  await ingrid.call.profiles.save(profileOf(ingrid))
  await connect(elin, ingrid)
  const { id: meeting } = await proposeTimes(elin, ingrid, [hoursAhead(30)])
  const hours = await offerHours(tomas)
  const update = await sendUpdate(elin)
  const organisation = await found(tomas)
  await tomas.call.organisations.invite({ id: organisation.id, member_id: elin.id })
  const [invitation] = (await elin.call.organisations.receivedInvitations()).items
  await signInAs(context, elin)
  const failures: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      failures.push(`${response.status()} ${response.url()}`)
  })

  const expectScreen = async (address: string) => {
    await expect(page.getByRole('main').getByRole('heading').first(), address).toBeVisible()
    await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('alert'), address).toHaveCount(0)
    expect(failures, address).toEqual([])
  }
  /** Within the page, which reads an address as a new one does. */
  const visit = async (address: string) => {
    await openWithin(page, address)
    await expectScreen(address)
  }
  const expectPage = async (address: string) => {
    const document = await page.request.get(address, { headers: { accept: 'text/html' } })
    expect(document.status(), address).toBeLessThan(500)
  }
  await page.goto(dashboardPath())
  /** What the addresses below these paths are about; others are about Tomáš. */
  const ids = [
    [postPath(''), newsPost],
    [dealPath(''), deal],
    [eventPath(''), event],
    [publicEventPath(''), event],
    [updatePath(''), update],
    [invitationPath(''), invitation?.id ?? ''],
    [groupPath(''), group.id],
    [meetingPath(''), meeting],
    [offerPath(''), hours],
    [mentoringDayPath(''), mentoringDay],
  ] as const
  // Others see nothing of the console and of investments.
  const ofMembers = screens.filter((each) => !each.startsWith(operatorsPath()) && !each.startsWith(investmentsPath()))
  for (const screen of ofMembers) {
    const id = ids.find(([path]) => screen.startsWith(path))?.[1] ?? tomas.id
    const [own, others] = [
      screen.replace('$id', id).replace('$slug', organisation.slug),
      screen.replace('$id', 'zzz').replace('$slug', '__proto__'),
    ]
    const address = `${own}?${queryOf(0)}#%`
    await Promise.all([expectPage(address), visit(address)])
    if (others !== own) await visit(`${others}?${queryOf(5)}&with=1&with=2&tab[]=1&=x&&#${'x'.repeat(3000)}`)
  }
  await signInAs(context, ingrid)
  await page.goto(dashboardPath())
  for (const screen of screens.filter((each) => each.startsWith(investmentsPath()))) {
    await visit(`${screen.replace('$id', investment)}?${queryOf(0)}`)
    await visit(`${screen.replace('$id', 'zzz')}?${queryOf(5)}&deal=${deal}`)
  }
  await signInAs(context, elin)
  await page.goto(dashboardPath())
  await visit(`/dashboard/tab/messages?with=${tomas.id}&at=${Number.MAX_SAFE_INTEGER}`)
  await visit(`/dashboard/tab/messages?q=${'x'.repeat(10_000)}`)
  for (const address of ['/dashboard/tab/%', '/profile/%E0%A4%A', '/%', '/dashboard?tab=zzz', `/dashboard?tab=${'x'.repeat(60)}`]) {
    await page.goto(address)
    await expectScreen(address)
    await expect(page.getByRole('heading', { name: /not found|No Profile Found/ }), address).toBeVisible()
  }
})
