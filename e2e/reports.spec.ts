import { memberNamed, say } from '#testing/messages.ts'
import { expect, expectAccessible, test, openWithin } from './site.ts'

test('a member is reported from their profile, a message from its conversation; then they can be blocked', async ({
  page,
  context,
  world,
  signInAs,
}, { project }) => {
  test.slow()
  const reporter = await memberNamed(world, `Rita ${project.name}`)
  const member = await memberNamed(world, `Karl ${project.name}`)
  await say(member, reporter, 'Send me money, quickly')
  await world.settled()
  await signInAs(context, reporter)

  await page.goto(`/profile/${member.id}`)
  await page.getByRole('main').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Report member' }).click()
  const dialog = page.getByRole('dialog', { name: `Report ${member.full_name}` })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please choose a reason')).toBeVisible()
  await dialog.getByText('False or misleading claims, including about impact').click()
  await dialog.getByRole('textbox').fill('The figures are invented.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  const thanks = page.getByRole('alertdialog', { name: 'Thank you. The community’s operators will review it.' })
  await thanks.getByRole('button', { name: 'Done' }).click()
  await expect(thanks).toBeHidden()
  expect(await world.command('reports')).toContain(`false-claims  member  about ${member.full_name}`)

  await openWithin(page, `/dashboard/tab/messages?with=${member.id}`)
  await page.getByRole('article').filter({ hasText: 'Send me money' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Report message' }).click()
  const about = page.getByRole('dialog', { name: `Report ${member.full_name}’s message` })
  await about.getByText('Spam or fraud').click()
  await about.getByRole('button', { name: 'Send report' }).click()
  await thanks.getByRole('button', { name: 'Block member' }).click()
  await page
    .getByRole('alertdialog', { name: `Block ${member.full_name}?` })
    .getByRole('button', { name: 'Block member' })
    .click()
  await expect(page.getByText(`${member.full_name} is blocked`)).toBeVisible()
  expect(await world.command('reports')).toContain(`spam  message  about ${member.full_name}`)

  // Neither can see the other from now on, but what happened can still be reported.
  await openWithin(page, '/dashboard/settings')
  await page.getByRole('button', { name: `Report ${member.full_name}` }).click()
  await expect(dialog.getByText('any recent messages between you and this member')).toBeVisible()
  await dialog.getByText('Harassment').click()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(thanks.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(thanks.getByRole('button', { name: 'Block member' })).toBeHidden()
  await thanks.getByRole('button', { name: 'Done' }).click()
  expect(await world.command('reports')).toContain(`harassment  member  about ${member.full_name}`)

  await openWithin(page, `/profile/${member.id}`)
  await page.getByRole('button', { name: 'Report this member' }).click()
  await expect(page.getByRole('dialog', { name: 'Report this member' })).toBeVisible()
})
