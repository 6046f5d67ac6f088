import { emailTokenIn } from '#testing/email-links.ts'
import { headerOf } from '#testing/mail-server.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, test } from './site.ts'

test('an operator finds a member, ends their sessions and corrects their address, which the member confirms', async ({
  page,
  context,
  browser,
  world,
  signInAs,
  contextOptions,
}) => {
  const operator = await memberNamed(world, 'Olga Supports')
  const member = await memberNamed(world, 'Mia Mistyped')
  await world.command('grant', operator.email)
  await world.settled()
  const theirs = await (await browser.newContext(contextOptions)).newPage()
  await signInAs(theirs.context(), member)
  await theirs.goto(new URL('/dashboard/settings', world.url).href)
  await expect(theirs.getByRole('heading', { name: 'Settings' })).toBeVisible()

  await signInAs(context, operator)
  await page.goto('/dashboard/operators/members')
  await page.getByRole('searchbox', { name: 'Search members' }).fill('mia mist')
  await expect(page.getByText('1 member', { exact: true }).last()).toBeVisible()
  await expect(page).toHaveURL(/query=mia/)
  await page.getByRole('link', { name: /Mia Mistyped/ }).click()
  await expect(page.getByRole('heading', { name: 'Mia Mistyped' })).toBeVisible()
  await expect(page.getByText('Confirm your email address')).toBeVisible()

  await page.getByRole('button', { name: 'End all sessions' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Lost her laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click()
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible()
  await expect(theirs.getByText(/signed out|session has ended/i).first()).toBeVisible()

  const right = `right-${member.email}`
  await page.getByRole('button', { name: 'Correct address' }).click()
  const correcting = page.getByRole('dialog')
  await correcting.getByRole('textbox', { name: 'New email' }).fill(operator.email)
  await correcting.getByRole('textbox', { name: 'How they proved who they are' }).fill('Showed her passport in a call')
  await correcting.getByRole('button', { name: 'Send link' }).click()
  await expect(correcting.getByText('Another account already uses this address.')).toBeVisible()
  await correcting.getByRole('textbox', { name: 'New email' }).fill(right)
  await correcting.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`for ${right} to be confirmed`)).toBeVisible()
  await expect(page.getByText('Showed her passport in a call')).toBeVisible()

  const mail = await world.mailServer.mailTo(right)
  expect(headerOf(mail.source, 'Subject')).toContain('Confirm your new email address')
  await theirs.goto(new URL(`/confirm-email?token=${emailTokenIn(mail)}`, world.url).href)
  await theirs.getByRole('button', { name: 'Use this address' }).click()
  await expect(theirs.getByText(`Your email address is now ${right}`)).toBeVisible()

  await page.reload()
  await expect(page.getByText(`${right} · Confirmed`)).toBeVisible()
})
