import { applicationTokenIn, invitationCodeIn, setRules } from '#testing/joining.ts'
import { headerOf } from '#testing/mail-server.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, expectAccessible, inOwnCommunity as test } from './site.ts'

const password = 'a good long sentence'

test('operators approve or decline those who ask to join, and invite others', async ({
  page,
  context,
  browser,
  world,
  signInAs,
  contextOptions,
}) => {
  const operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  await signInAs(context, operator)
  await page.goto('/dashboard/operators/joining?tab=rules')
  await page.getByText('People apply, and you decide.').click()
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('textbox', { name: 'Question 1' }).fill('What are you working on?')
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Woran arbeitest du?')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  await page.getByRole('tab', { name: 'Welcome' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Welcome, menders')
  const { settings, version } = await operator.call.joining.welcomeSettings()
  await operator.call.joining.saveWelcome({ settings: { ...settings, title: { ...settings.title, en: 'Hello' } }, version })
  await page.getByRole('button', { name: 'Save welcome' }).click()
  await expect(page.getByText('Another operator has changed the settings in the meantime.')).toBeVisible()
  await expect(title, 'what a colleague saves does not replace what is typed').toHaveValue('Welcome, menders')
  await operator.call.joining.saveWelcome({ settings, version: version + 1 })

  await page.getByRole('tab', { name: 'Applications' }).click()
  await expect(page.getByText('No applications')).toBeVisible()

  const visitors = await browser.newContext({ ...contextOptions, locale: 'de-DE' })
  const visitor = await visitors.newPage()
  for (const [name, email] of [
    ['Anna Antrag', 'anna@antrag.example'],
    ['Bert Bewerbung', 'bert@bewerbung.example'],
  ] as const) {
    await visitor.goto(world.url)
    await visitor.locator('[data-sign-in="join"]').first().click()
    const dialog = visitor.getByRole('dialog')
    await dialog.locator('[name="name"]').fill(name)
    await dialog.locator('[name="email"]').fill(email)
    await dialog.locator('[name="new-password"]').fill(password)
    await dialog.locator('label', { has: visitor.locator('[value="mentor"]') }).click()
    // A question that is not answered is asked for, and nothing is lost.
    await dialog.locator('button[type="submit"]').click()
    const question = dialog.getByRole('textbox', { name: 'Woran arbeitest du?' })
    await expect(question).toBeFocused()
    await expect(dialog.locator('[name="name"]')).toHaveValue(name)
    await question.fill('Wärmepumpen')
    await dialog.locator('button[type="submit"]').click()
    await expect(visitor.getByText(email)).toBeVisible()
    const mail = await world.mailServer.mailTo(email)
    expect(headerOf(mail.source, 'Content-Language')).toBe('de')
    await visitor.goto(`${world.url}/confirm-application?token=${applicationTokenIn(mail)}`)
    await visitor.locator('[name="password"]').fill(password)
    await visitor.getByRole('main').locator('button[type="submit"]').click()
    await expect(visitor.getByRole('status')).toBeVisible()
  }

  // The list follows live.
  await expect(page.getByText('Wärmepumpen')).toHaveCount(2)
  await page.getByRole('button', { name: 'Decline Bert Bewerbung' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('We are for founders.')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Bert Bewerbung')).toHaveCount(0)
  await page.getByRole('button', { name: 'Approve Anna Antrag' }).click()
  await expect(page.getByText('No applications')).toBeVisible()
  await world.mailServer.mailTo('bert@bewerbung.example')
  await world.mailServer.mailTo('anna@antrag.example')

  await visitors.close()

  await page.getByRole('tab', { name: 'Invitations' }).click()
  await page.getByRole('button', { name: 'Invite people' }).click()
  const inviting = page.getByRole('dialog')
  await inviting.getByRole('textbox', { name: 'Email addresses' }).fill('guest@invited.example\nnonsense\nanna@antrag.example')
  await inviting.getByRole('button', { name: 'Check addresses' }).click()
  await expect(inviting.getByText('Has an account here already.')).toBeVisible()
  await expectAccessible(page)
  await inviting.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'guest@invited.example' })).toBeVisible()
  const code = invitationCodeIn(await world.mailServer.mailTo('guest@invited.example'))

  const guests = await browser.newContext(contextOptions)
  const guest = await guests.newPage()
  await guest.goto(`${world.url}/join?invitation=${code}`)
  const joining = guest.getByRole('dialog')
  await expect(joining.getByText('Olga Operates invites you.')).toBeVisible()
  await expect(joining.getByRole('textbox', { name: 'Email' })).toHaveValue('guest@invited.example')
  await joining.getByRole('textbox', { name: 'Full name' }).fill('Gesa Guest')
  await joining.locator('[name="new-password"]').fill(password)
  await joining.getByText('Investor', { exact: true }).click()
  await expectAccessible(guest)
  await joining.getByRole('button', { name: 'Create account' }).click()
  await guest.waitForURL('**/dashboard/welcome**')
  await guests.close()
  // Other stories join the same community.
  await setRules(operator, { mode: 'open' })
})
