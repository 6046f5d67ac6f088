import { textPartOf } from '#testing/mail-server.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { report } from '#testing/reports.ts'
import { expect, expectAccessible, openLive, test } from './site.ts'

test('a member is reported and suspended, appeals through the emailed link, and is reinstated', async ({
  page,
  context,
  browser,
  world,
  signInAs,
  contextOptions,
}, { project }) => {
  test.slow()
  const reporter = await memberNamed(world, `Rita Reports ${project.name}`)
  const rude = await memberNamed(world, `Rolf Rude ${project.name}`)
  const operator = await memberNamed(world, `Olga Operator ${project.name}`)
  await world.command('grant', operator.email)
  const { id: message_id } = await say(rude, reporter, 'Pay me, or I tell <b>everybody</b>')

  await signInAs(context, operator)
  await openLive(page, '/dashboard/operators')
  const waiting = page.getByRole('region', { name: 'Waiting for a decision' })
  await expect(waiting.getByText(/^Nothing is waiting/)).toBeVisible()
  await report(reporter, { member_id: rude.id, message_id, details: 'He threatens me.' })
  await expect(waiting.getByText('1 waiting'), 'live').toBeVisible()
  await page.getByRole('button', { name: project.name.startsWith('phone') ? 'Account' : /Welcome back, Olga/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Operators' })).toContainText('1 waiting')
  await page.keyboard.press('Escape')

  await waiting.getByRole('link', { name: 'View Reports' }).click()
  await page.getByRole('link', { name: rude.full_name }).click()
  await expect(page.getByText('Pay me, or I tell <b>everybody</b>'), 'markup is text').toBeVisible()
  await expect(page.getByText('He threatens me.')).toBeVisible()
  await page.getByText('Suspend', { exact: true }).click()
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(page.getByText('Please tell the member why')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message to the member' }).fill('Threats have no place here.')

  const elsewhere = await browser.newContext(contextOptions)
  await signInAs(elsewhere, rude)
  const his = await elsewhere.newPage()
  await openLive(his, `${world.url}/dashboard`)
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(page.getByText(/^Suspended until/)).toBeVisible()
  await expect(
    his
      .getByText('Your session has ended')
      .or(his.getByRole('button', { name: 'Sign in' }))
      .first(),
    'at once',
  ).toBeVisible()

  await his.context().clearCookies()
  await his.goto(`${world.url}/login`)
  const form = his.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Email' }).fill(rude.email)
  await form.getByRole('textbox', { name: 'Password' }).fill(rude.password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(form.getByText(/have suspended your account until .*Threats have no place here/)).toBeVisible()

  const mail = await world.mailServer.mailTo(rude.email)
  await his.goto(/https?:\S+\/decision\?token=\S+/.exec(textPartOf(mail.source))?.[0] ?? 'no link')
  await expect(his).toHaveURL(`${world.url}/decision`)
  await expect(his.getByText('Threats have no place here.')).toBeVisible()
  await his.getByRole('button', { name: 'Appeal this decision' }).click()
  await his.getByRole('textbox', { name: 'Your appeal' }).fill('I am sorry. It was a bad joke.')
  await expectAccessible(his)
  await his.getByRole('button', { name: 'Send appeal' }).click()
  await expect(his.getByText('The operators have received your appeal and will review it.')).toBeVisible()

  await expect(page.getByText('I am sorry. It was a bad joke.'), 'the case follows').toBeVisible()
  await page.getByText('Lift suspension').click()
  await page.getByRole('textbox', { name: 'Message to the member' }).fill('Once, and not again.')
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(page.getByText('Reversed after an appeal')).toBeVisible()

  await rude.call.accounts.signIn(rude)
  await signInAs(his.context(), rude)
  await his.goto(`${world.url}/dashboard/settings`)
  await his.getByRole('link', { name: 'Show decisions' }).click()
  await expect(his.getByRole('heading', { name: 'Your account is no longer suspended.' })).toBeVisible()
  await expect(his.getByText('The operators have reviewed your appeal and changed their decision.')).toBeVisible()
})
