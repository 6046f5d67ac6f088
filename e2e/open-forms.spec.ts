import { editDealPath, newDealPath } from '#features/deals/paths.ts'
import { editEventPath, eventPath } from '#features/events/paths.ts'
import { dealOf, post } from '#testing/deals.ts'
import { eventOf, hostEvent } from '#testing/events.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, openLive, openWithin, test } from './site.ts'

test('an open form takes over what another device changes, and keeps what is typed', async ({ page, context, world, signInAs }) => {
  const member = await memberNamed(world, 'Fritz Follows')
  const { call } = member
  const [deal, event] = [await post(member), await hostEvent(member)]
  await world.settled()
  await signInAs(context, member)
  await openLive(page, newDealPath())
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })

  await test.step('event', async () => {
    await openWithin(page, editEventPath(event))
    await field('Title').fill('Green Pitch Morning')
    await call.events.change({ id: event, ...eventOf({ venue: 'House of Founders' }), scope: 'one' })
    await expect(field('Venue')).toHaveValue('House of Founders')
    await openWithin(page, newDealPath())
    await call.events.change({ id: event, ...eventOf({ venue: 'House of Founders', address: 'Am Kanal 3' }), scope: 'one' })
    await openWithin(page, editEventPath(event))
    await expect(page.getByText('We restored your draft.')).toBeVisible()
    await expect(field('Title'), 'a draft has what was typed').toHaveValue('Green Pitch Morning')
    await expect(field('Street and number'), 'and nothing else').toHaveValue('Am Kanal 3')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.waitForURL(`**${eventPath(event)}`)
    expect(await call.events.get({ id: event })).toMatchObject({
      title: 'Green Pitch Morning',
      venue: 'House of Founders',
      address: 'Am Kanal 3',
    })
  })
  await test.step('deal', async () => {
    await openWithin(page, editDealPath(deal))
    await expect(field('Deal title')).toHaveValue('Soil carbon without lab samples')
    await call.deals.change({ id: deal, ...dealOf(member, { title: 'Soil carbon from radar' }) })
    await expect(field('Deal title')).toHaveValue('Soil carbon from radar')
    expect((await call.deals.draft({ id: deal })).draft, 'nobody has typed anything').toBeNull()
    await field('Contact person').fill('Fritz')
    await expect
      .poll(async () => (await call.deals.draft({ id: deal })).draft?.content)
      .toMatchObject({ title: 'Soil carbon from radar', contact_person: 'Fritz' })
  })
})
