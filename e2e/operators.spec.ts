import { fieldsPath, newFieldPath } from '#features/fields/paths.ts'
import { supportPath } from '#features/member-support/paths.ts'
import { changeRole } from '#features/members/server/index.ts'
import { operatorsPath } from '#features/operators/paths.ts'
import type { Language } from '#platform/language.ts'
import type { MemberRole } from '#platform/members.ts'
import { dayFromNow } from '#testing/events.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { report } from '#testing/reports.ts'
import { expect, expectAccessible, test, openWithin } from './site.ts'
import { textsIn } from './texts-in.ts'

test('operators list an event for everybody, and announce something', async ({
  page,
  context,
  browser,
  world,
  signInAs,
  contextOptions,
}) => {
  const operator = await memberNamed(world, 'Olga Operator')
  const member = await memberNamed(world, 'Nils Nobody')
  await world.services.database.pool.query(`update users set role = 'admin' where id = $1`, [operator.id])
  await signInAs(context, operator)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Olga Operator/ }).click()
  await page.getByRole('menuitem', { name: 'Operators' }).click()
  await expect(page.getByRole('region', { name: 'Waiting for a decision' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Operators' }).getByRole('link', { name: 'Events' }).click()
  await page.getByRole('button', { name: 'Add event' }).click()
  const editing = page.getByRole('dialog')
  await editing.getByRole('textbox', { name: 'Title' }).fill('World Forum of Repair')
  await editing.getByLabel('First day').fill(dayFromNow(300))
  await editing.getByLabel('Last day').fill(dayFromNow(302))
  await editing.getByText('The organiser has confirmed the date').click()
  await editing.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Oslo')
  await page.getByRole('option', { name: 'Europe/Oslo' }).click()
  await editing.getByRole('textbox', { name: 'Venue' }).fill('City Hall')
  await editing.getByRole('textbox', { name: 'Organiser' }).fill('Repair Association')
  await editing.getByRole('textbox', { name: 'Website' }).fill('https://repair.example')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('World Forum of Repair').first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirm date of World Forum of Repair' }).click()
  await expect(page.getByRole('button', { name: 'Confirm date of World Forum of Repair' })).toHaveCount(0)

  const console = page.getByRole('navigation', { name: 'Operators' })
  await console.getByRole('link', { name: 'Health' }).click()
  await page.getByRole('button', { name: 'Send me a test email' }).click()
  await expect(page.getByText(/^Last email accepted by the mail server/)).toBeVisible()
  await console.getByRole('link', { name: 'Announcements' }).click()
  await page.getByRole('link', { name: 'New announcement' }).click()
  await page.getByText('Send by email').click()
  await page.getByText('Show on the dashboard until dismissed').click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Repair day')
  await page.getByRole('textbox', { name: 'Text' }).fill('Bring what is broken.')
  await expect(page.getByRole('region', { name: 'Preview of the banner' })).toContainText('Repair day')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send or schedule' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('button', { name: 'Take down the banner' })).toBeVisible()

  const other = await (await browser.newContext(contextOptions)).newPage()
  await signInAs(other.context(), member)
  await other.goto(new URL('/dashboard', world.url).href)
  await expect(other.getByRole('region', { name: 'Announcement' })).toContainText('Bring what is broken.')
  await other.getByRole('button', { name: 'Dismiss announcement' }).click()
  await expect(other.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
  await openWithin(other, '/dashboard/tab/events?tab=global')
  await expect(other.getByRole('article').filter({ hasText: 'World Forum of Repair' })).toBeVisible()
})

test('operators add a field, a member fills it in, and connections filter by it', async ({
  page,
  context,
  browser,
  world,
  signInAs,
  contextOptions,
}) => {
  const [operator, member] = [await memberNamed(world, 'Fay Operates'), await memberNamed(world, 'Mia Member')]
  const connection = await memberNamed(world, 'Cora Connection')
  await connect(member, connection)
  await world.services.database.pool.query(`update users set role = 'admin' where id = $1`, [operator.id])
  const hers = await (await browser.newContext(contextOptions)).newPage()
  await signInAs(hers.context(), member)
  await hers.goto(new URL('/dashboard/tab/profile?edit', world.url).href)
  await hers.getByRole('textbox', { name: 'Bio' }).fill('Typed before there was such a field.')

  await signInAs(context, operator)
  await page.goto(fieldsPath())
  await page.getByRole('link', { name: 'Add a field to profiles' }).click()
  await page.getByRole('button', { name: 'Add field' }).click()
  await expect(page.getByText('Please enter a label in the main language')).toBeVisible()
  await page.getByRole('textbox', { name: 'Label' }).fill('Batch')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('2025')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('2026')
  await page.getByText('Their connections').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add field' }).click()
  await expect(page.getByText('One of several options · Their connections · No answers')).toBeVisible()

  // The open form shows the new field and keeps what was typed.
  await hers.getByRole('button', { name: /Batch/ }).click()
  await hers.getByRole('option', { name: '2026' }).click()
  await expect(hers.getByRole('textbox', { name: 'Bio' })).toHaveValue('Typed before there was such a field.')
  await hers.getByRole('button', { name: 'Save Profile' }).click()
  await expect(hers.getByRole('term').filter({ hasText: 'Batch' })).toBeVisible()
  await hers.context().close()

  await signInAs(context, connection)
  await page.goto('/dashboard/tab/organisations')
  await page.getByRole('button', { name: 'More filters', exact: true }).click()
  await page.getByRole('dialog').getByText('2026').click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Show members' }).click()
  await expect(page.getByRole('button', { name: 'Remove the filter Batch: 2026' })).toBeVisible()
  await page.getByRole('link', { name: 'View Profile Mia Member', exact: true }).click()
  await expect(page.getByRole('term').filter({ hasText: 'Batch' })).toBeVisible()
})

interface InConsole {
  role: MemberRole
  language: Language
  /** Pages that the navigation lists. */
  listed: string[]
  /** Pages that it does not list. */
  unlisted?: string[]
  mayDecide: boolean
  /** An address that only others may open. */
  closed?: string
}

// The moderator comes last, and closes the case.
const inConsole: InConsole[] = [
  { role: 'admin', language: 'de', listed: ['Members', 'Reports', 'Roles', 'Activity log'], mayDecide: true },
  {
    role: 'auditor',
    language: 'es',
    listed: ['Members', 'Reports', 'Roles', 'Activity log'],
    mayDecide: false,
    closed: newFieldPath('member'),
  },
  {
    role: 'moderator',
    language: 'fr',
    listed: ['Reports', 'Reviews'],
    unlisted: ['Members', 'Events', 'Roles', 'Activity log'],
    mayDecide: true,
    closed: supportPath(),
  },
]

test('each role finds its part of the console, in its language; other members find none', async ({ page, context, world, signInAs }) => {
  const [rude, outsider] = [await memberNamed(world, 'Rolf Rude'), await memberNamed(world, 'Otis Outside')]
  await report(outsider, { member_id: rude.id, details: 'He shouts at me.' })
  for (const { role, language, listed, unlisted = [], mayDecide, closed } of inConsole)
    await test.step(role, async () => {
      const said = textsIn(language)
      const person = await memberNamed(world, `Paz ${role}`)
      await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
      world.server.accounts.forgetActors()
      await person.call.accounts.setLanguage({ language })
      await signInAs(context, person)
      await page.goto(operatorsPath())
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const console = page.getByRole('navigation', { name: said('Operators') })
      const entry = (english: string) => console.getByRole('listitem').filter({ hasText: new RegExp(`^${said(english)}`) })
      for (const each of listed) await expect(entry(each), each).toBeVisible()
      for (const each of unlisted) await expect(entry(each), each).toHaveCount(0)

      await entry('Reports').getByRole('link').click()
      await page.getByRole('main').getByRole('link', { name: rude.full_name, exact: true }).click()
      await expect(page.getByText('He shouts at me.')).toBeVisible()
      const dismiss = page.getByRole('button', { name: said('Dismiss'), exact: true })
      await expect(dismiss).toHaveCount(mayDecide ? 1 : 0)
      if (role === 'moderator') {
        await dismiss.click()
        await expect(dismiss).toHaveCount(0)
      }
      if (closed) {
        await page.goto(closed)
        await expect(page.getByRole('heading', { name: said('Page not found') })).toBeVisible()
      }
    })

  await signInAs(context, outsider)
  await page.goto(operatorsPath())
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('button', { name: /Welcome back, Otis/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Operators' })).toHaveCount(0)
})
