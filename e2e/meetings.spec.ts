import { instantOf, localTime } from '#features/events/zoned-time.ts'
import { availabilityPath, bookingPath, meetingsPath } from '#features/meetings/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { connect } from '#testing/matching.ts'
import { hoursAhead, proposeTimes, settingsOf } from '#testing/meetings.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, expectAccessible, test, openWithin } from './site.ts'

test('two members in Lisbon and Helsinki agree on a time, and one books another', async ({ browser, world, contextOptions, signInAs }) => {
  test.slow()
  const [ana, ville] = [await memberNamed(world, 'Ana Lisboa'), await memberNamed(world, 'Ville Virtanen')]
  await connect(ana, ville)
  await using lisbon = await browser.newContext({ ...contextOptions, baseURL: world.url, timezoneId: 'Europe/Lisbon' })
  await using helsinki = await browser.newContext({ ...contextOptions, baseURL: world.url, timezoneId: 'Europe/Helsinki' })
  await signInAs(lisbon, ana)
  await signInAs(helsinki, ville)
  const [hers, his] = [await lisbon.newPage(), await helsinki.newPage()]

  await his.goto(messagesPath(ana.id))
  await expect(his.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await hers.goto(messagesPath(ville.id))
  await hers.getByRole('button', { name: 'Suggest a time' }).click()
  const dialog = hers.getByRole('dialog', { name: 'Suggest times to Ville Virtanen' })
  await dialog.getByLabel('Link').fill('http://video.example.org')
  await dialog.getByLabel('Message').fill('About the pilot')
  await dialog.getByRole('button', { name: 'Suggest times' }).click()
  await expect(dialog.getByText('Please enter a link that begins with https://')).toBeVisible()
  await expect(dialog.getByLabel('Message'), 'nothing typed is lost').toHaveValue('About the pilot')
  await dialog.getByLabel('Link').fill('https://video.example.org/ana')
  await expectAccessible(hers)
  await dialog.getByRole('button', { name: 'Suggest times' }).click()
  await expect(dialog).toBeHidden()
  await expect(hers.getByText('Waiting for Ville Virtanen')).toBeVisible()

  const card = his.getByRole('article', { name: 'Meeting with Ana Lisboa' })
  await expect(card.getByText('Ana Lisboa would like to meet you'), 'arrives while he looks').toBeVisible()
  await expectAccessible(his)
  // Ten in Lisbon is noon in Helsinki, in summer and winter.
  const first = card.getByRole('button', { name: /^Meet on / }).first()
  await expect(first).toContainText(/12:00/)
  await expect(first).toContainText(/10:00.* for them/)
  await first.click()
  await expect(card.getByRole('link', { name: 'Join video call' })).toHaveAttribute('href', 'https://video.example.org/ana')
  await expect(hers.getByRole('link', { name: 'Join video call' }), 'agreed on her screen, too').toBeVisible()

  await proposeTimes(ana, ville, aroundClockChange('10:00', 'Europe/Lisbon'))
  const times = card.filter({ hasText: 'would like to meet you' }).getByRole('button', { name: /^Meet on / })
  await expect(times).toHaveCount(2)
  for (const time of await times.all()) await expect(time, 'before and after the clocks change').toContainText(/12:00.*10:00.* for them/)

  await openWithin(hers, '/dashboard')
  await expect(hers.getByRole('region', { name: 'Next meeting' }).getByText('Meeting with Ville Virtanen')).toBeVisible()
  await proposeTimes(ville, ana, [hoursAhead(100)])
  await expect(hers.getByRole('link', { name: 'Choose a time to meet Ville Virtanen' }), 'needs her answer').toBeVisible()

  await openWithin(his, availabilityPath())
  const audience = his.getByRole('button', { name: /Who may book/ })
  await expect(audience).toBeVisible()
  await expect(his.getByText('Weekly hours'), 'nobody can book yet').toBeHidden()
  await audience.click()
  await his.getByRole('option', { name: 'My connections' }).click()
  await expect(his.getByText('Weekly hours')).toBeVisible()
  await his.getByLabel('Link').fill('https://video.example.org/ville')
  await his.getByRole('button', { name: 'Save availability' }).click()
  await expect(his.getByText('Availability saved')).toBeVisible()

  // All day, so that there is a time whenever this runs.
  await ville.call.meetings.saveSettings(settingsOf({ open_to: 'connections', availability: { zone: 'Europe/Helsinki' } }))
  await openWithin(hers, bookingPath(ville.id))
  await hers.getByRole('list', { name: 'Days' }).getByRole('button').nth(1).click()
  await hers.getByRole('list', { name: 'Times' }).getByRole('button').first().click()
  await expectAccessible(hers)
  await hers.getByRole('button', { name: 'Book this time' }).click()
  await expect(hers).toHaveURL(meetingsPath())
  const next = hers.getByRole('region', { name: 'Next' })
  await expect(next.getByRole('article')).toHaveCount(2)

  await next.getByRole('button', { name: 'Change the meeting' }).first().click()
  await hers.getByRole('menuitem', { name: 'Cancel meeting' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Cancel meeting' }).click()
  await expect(next.getByRole('article')).toHaveCount(1)
  await expect(hers.getByRole('region', { name: 'Past' }).getByText('Cancelled')).toBeVisible()
})

/** The same time by the clock, on the days before and after the clocks of a zone change next. */
function aroundClockChange(clock: string, zone: string): string[] {
  const day = 86_400_000
  const begin = (Math.ceil(Date.now() / day) + 2) * day
  const shown = (instant: number) => localTime(new Date(instant), zone).slice(11)
  let change = begin
  while (shown(change + day) === shown(begin)) change += day
  return [change - day, change + day].map((date) => instantOf(`${new Date(date).toISOString().slice(0, 10)}T${clock}`, zone).toISOString())
}
