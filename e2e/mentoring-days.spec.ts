import { mentoringDaysPath } from '#features/mentoring-days/paths.ts'
import { dateAhead, wish } from '#testing/mentoring-days.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, expectAccessible, test } from './site.ts'

test('an operator plans a mentoring day from wishes, changes it by hand, and everybody gets their schedule', async ({
  browser,
  world,
  contextOptions,
  page,
  signInAs,
}) => {
  test.slow()
  const [operator, mira, moss, noah, lea] = [
    await memberNamed(world, 'Orla Organises'),
    await memberNamed(world, 'Mira Mentor'),
    await memberNamed(world, 'Moss Mentor'),
    await memberNamed(world, 'Noah Founds'),
    await memberNamed(world, 'Lea Founds'),
  ]
  await world.command('grant', operator.email)
  await signInAs(page.context(), operator)
  await page.goto(mentoringDaysPath())
  await page.getByRole('link', { name: 'New mentoring day' }).click()
  await page.getByLabel('Title').fill('Autumn mentoring day')
  await page.getByLabel('Day', { exact: true }).fill(dateAhead(20))
  await page.getByLabel('Number of rounds').fill('3')
  await page.getByLabel('Last day for wishes').fill(dateAhead(10))
  await page.getByRole('button', { name: 'Create mentoring day' }).click()
  await page.getByRole('button', { name: 'Add mentors' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add mentors' })
  await dialog.getByRole('combobox', { name: 'Member' }).fill('Mira')
  await page.getByRole('option', { name: /Mira Mentor/ }).click()
  await dialog.getByRole('button', { name: 'Add mentors' }).click()
  await expect(page.getByRole('region', { name: /^Mentors/ }).getByText('Mira Mentor')).toBeVisible()
  const [{ id } = { id: '' }] = (await operator.call.mentoringDays.list({})).items
  await operator.call.mentoringDays.addPeople({ id, side: 'mentor', member_ids: [moss.id] })
  await operator.call.mentoringDays.addPeople({ id, side: 'founder', member_ids: [noah.id, lea.id] })
  await expect(page.getByRole('region', { name: /^Founders/ }).getByText('Lea Founds'), 'arrives live').toBeVisible()
  await page.getByRole('button', { name: 'Ask for wishes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask for wishes' }).click()
  await expect(page.getByText('0 of 4 have answered.')).toBeVisible()

  await using his = await browser.newContext({ ...contextOptions, baseURL: world.url })
  await signInAs(his, noah)
  const wishing = await his.newPage()
  await wishing.goto('/dashboard')
  await wishing.getByRole('link', { name: 'Choose people for Autumn mentoring day' }).click()
  await wishing.getByRole('button', { name: 'Choose Moss Mentor' }).click()
  await wishing.getByRole('button', { name: 'Choose Mira Mentor' }).click()
  await wishing.getByRole('button', { name: 'Move Mira Mentor up' }).press('Enter')
  await expect(wishing.getByRole('list', { name: 'Your choice' }).getByRole('listitem').first()).toContainText('Mira Mentor')
  await expect(wishing.getByRole('list', { name: 'Your choice' }).locator(':focus'), 'the keyboard stays in the list').toHaveCount(1)
  await expectAccessible(wishing)
  await wishing.getByRole('button', { name: 'Save your choice' }).click()
  await expect(wishing.getByText('Your choice is saved')).toBeVisible()
  await wish(mira, id, lea, noah)
  await expect(page.getByText('2 of 4 have answered.'), 'the operator sees it').toBeVisible()

  await page.getByRole('tab', { name: 'Plan' }).click()
  await page.getByRole('button', { name: 'Plan meetings' }).click()
  await expect(page.getByText('4 meetings. 1 of 1 founder meet their first choice.')).toBeVisible()
  const plan = page.getByRole('region', { name: 'Plan by mentor and round' })
  await expect(plan.getByText('Both chose each other (1st and 2nd choice)')).toBeVisible()
  await expectAccessible(page)
  await plan.getByRole('button', { name: /Both chose each other/ }).click()
  const meeting = page.getByRole('dialog', { name: 'Noah Founds and Mira Mentor' })
  await meeting.getByRole('button', { name: /^Round/ }).click()
  await page
    .getByRole('option', { name: / meets / })
    .first()
    .click()
  await meeting.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(meeting.getByText(/ meets .+ in round \d\./).first(), 'says who is where').toBeVisible()
  await meeting.getByRole('button', { name: /^Round/ }).click()
  await page.getByRole('option', { name: /^Round 3/ }).click()
  await meeting.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(plan.getByRole('button', { name: /Noah Founds.*Pinned.*Both chose each other/ })).toBeVisible()

  await page.getByRole('button', { name: 'Send to all' }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm.getByText('4 people get a notification')).toBeVisible()
  await confirm.getByRole('button', { name: 'Send to all' }).click()
  const schedule = wishing.getByRole('region', { name: 'Your schedule' })
  await expect(schedule.getByRole('link', { name: 'Mira Mentor' }), 'arrives while he looks').toBeVisible()
  await expectAccessible(wishing)
})
