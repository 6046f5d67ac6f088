import { meetingPath } from '#features/meetings/paths.ts'
import { offerPath, officeHoursPath, ownOfficeHoursPath } from '#features/office-hours/paths.ts'
import { connect } from '#testing/matching.ts'
import { meet } from '#testing/meetings.ts'
import { memberNamed } from '#testing/messages.ts'
import { slotsFor, takePlace } from '#testing/office-hours.ts'
import { expect, expectAccessible, test, openWithin } from './site.ts'

test('a mentor offers office hours, one member books, another waits and gets the place', async ({
  browser,
  world,
  contextOptions,
  page,
  signInAs,
}) => {
  test.slow()
  const [mentor, guest, waits] = [
    await memberNamed(world, 'Mira Mentor'),
    await memberNamed(world, 'Gia Guest'),
    await memberNamed(world, 'Wil Waits'),
  ]
  await signInAs(page.context(), mentor)
  await page.goto(ownOfficeHoursPath())
  await page.getByRole('button', { name: 'Offer office hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer office hours' })
  await dialog.getByLabel('Title').fill('Pricing a bridge')
  await dialog.getByLabel('Your question').fill('What would you like to decide?')
  await dialog.getByLabel('Link').fill('https://video.example.org/mira')
  await dialog.getByText('Fundraising', { exact: true }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Offer office hours' }).click()
  const own = page.getByRole('article', { name: 'Pricing a bridge' })
  await expect(own.getByText('Free', { exact: true })).toHaveCount(4)

  await using hers = await browser.newContext({ ...contextOptions, baseURL: world.url })
  await signInAs(hers, guest)
  const booking = await hers.newPage()
  await booking.goto(`${officeHoursPath()}?topic=fundraising`)
  await booking.getByRole('link', { name: 'Pricing a bridge' }).click()
  const times = booking.getByRole('region', { name: /^Times in / }).getByRole('button')
  await times.nth(1).click()
  await booking.getByRole('button', { name: 'Book this time' }).click()
  await expect(booking.getByText('Please answer the mentor’s question.')).toBeVisible()
  await booking.getByLabel('What would you like to decide?').fill('Now or after the pilot')
  await times.first().click()
  await expect(booking.getByLabel('What would you like to decide?'), 'nothing typed is lost').toHaveValue('Now or after the pilot')
  await expectAccessible(booking)
  await booking.getByRole('button', { name: 'Book this time' }).click()
  await expect(booking.getByRole('button', { name: 'Give up your place' })).toBeVisible()
  await expect(own.getByText('Now or after the pilot'), 'arrives while the mentor looks').toBeVisible()

  const id = (await waits.call.officeHours.list({ topic: 'fundraising' })).items.find(({ title }) => title === 'Pricing a bridge')?.id ?? ''
  const [slot] = await slotsFor(waits, id)
  await takePlace(waits, slot ?? { id }, { answer: 'Mine', wait: true })
  await expect(own.getByText('Waiting: 1')).toBeVisible()
  await using theirs = await browser.newContext({ ...contextOptions, baseURL: world.url })
  await signInAs(theirs, waits)
  const line = await theirs.newPage()
  await line.goto(offerPath(id))
  await expect(line.getByText('You are next on the waiting list.')).toBeVisible()
  await booking.getByRole('button', { name: 'Give up your place' }).click()
  await expect(line.getByRole('button', { name: 'Give up your place' }), 'the place is passed on').toBeVisible()
})

test('after a meeting, a member notes a next step, which the dashboard shows on its day', async ({ world, page, signInAs }) => {
  const [ana, ben] = [await memberNamed(world, 'Ana After'), await memberNamed(world, 'Ben After')]
  await connect(ana, ben)
  const earlier = await meet(world, ana, ben)
  await ana.call.meetings.saveNotes({ id: earlier, note: 'Asked about churn' })
  const id = await meet(world, ana, ben)
  await signInAs(page.context(), ana)
  await page.goto(meetingPath(id))
  await expect(page.getByRole('region', { name: 'From earlier meetings' }).getByText('Asked about churn')).toBeVisible()
  await expect(page.getByRole('region', { name: 'About Ben After' })).toBeVisible()
  await page.getByRole('region', { name: 'From earlier meetings' }).getByRole('link').click()
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Asked about churn')
  await page.goBack()
  await expect(page.getByLabel('Notes', { exact: true }), 'each meeting has its own').toHaveValue('')
  await page.getByLabel('Next step').fill('Send the deck')
  await page.getByText('Yes', { exact: true }).click()
  await expectAccessible(page)
  await ana.call.meetings.saveNotes({ id, step: 'Send the deck', step_on: new Date().toISOString().slice(0, 10) })
  await openWithin(page, '/dashboard')
  const steps = page.getByRole('region', { name: 'Your next steps' })
  await expect(steps.getByText('Send the deck')).toBeVisible()
  await steps.getByRole('button', { name: 'Done' }).click()
  await expect(steps).toBeHidden()
})
