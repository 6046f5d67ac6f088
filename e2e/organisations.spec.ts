import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  editOrganisationPath,
  invitationPath,
  newOrganisationPath,
  organisationPath,
  organisationPeoplePath,
  ownOrganisationsPath,
} from '#features/organisations/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { addTo, found } from '#testing/organisations.ts'
import { memberNamed } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { expect, expectAccessible, openLive, test, openWithin } from './site.ts'

test('a founder creates an organisation, shares it with colleagues, and leaves it to one of them', async ({
  page,
  context,
  browser,
  world,
  signInAs,
  contextOptions,
}) => {
  test.slow()
  const [zofia, luca, ana] = [await founder('Zofia Kamińska'), await founder('Luca Bertolini'), await founder('Ana Pereira')]
  await signInAs(context, zofia)

  // The form knows what her profile says, says what is missing, and keeps what was typed.
  await page.goto(ownOrganisationsPath())
  await page.getByRole('link', { name: 'Create a page for Heliovolt' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Heliovolt')
  await expect(page.getByRole('radio', { name: 'Startup' })).toBeChecked()
  await name.fill(' ')
  await name.press('Enter')
  await expect(page.getByText('Please enter the name of the organisation')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Heliovolt')
  await page.getByRole('textbox', { name: 'Description' }).fill('Heat pumps without refrigerant.')
  await page.reload()
  await expect(page.getByText('Your unsaved changes have been restored.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Heliovolt', level: 1 })).toBeVisible()
  await expect(page.getByText('Heat pumps without refrigerant.')).toBeVisible()
  const { items: own } = await zofia.call.organisations.mine()
  const slug = own[0]?.slug ?? ''

  // By email, and a member, by keyboard.
  await page.getByRole('main').getByRole('link', { name: 'People' }).click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter')
  await dialog.getByRole('radio', { name: 'By email' }).press('Space')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('giulia')
  await dialog.getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('giulia@heliovolt.example')
  await dialog.getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Open invitations' })).toContainText('giulia@heliovolt.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter')
  await dialog.getByRole('combobox', { name: 'Member' }).fill('Luca')
  await expect(page.getByRole('option').first()).toHaveText(/Luca Bertolini/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('CTO')
  await dialog.getByRole('radio', { name: /^Admin/ }).press('Space')
  await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Open invitations' }).getByRole('listitem')).toHaveCount(2)

  // He accepts, she sees him there at once, and his profile shows it.
  const his = await pageOf(browser, luca)
  const { items: received } = await luca.call.organisations.receivedInvitations()
  await his.goto(invitationPath(received[0]?.id ?? ''))
  await expect(his.getByText('Zofia Kamińska invited you as CTO (Admin)')).toBeVisible()
  await expectAccessible(his)
  await his.getByRole('button', { name: 'Accept the invitation to Heliovolt' }).press('Enter')
  await expect(his.getByRole('link', { name: 'Edit page' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Open invitations' }).getByRole('listitem')).toHaveCount(1)

  // Somebody asks to join, and he lets them in.
  const hers = await pageOf(browser, ana)
  await openLive(hers, organisationPath(slug))
  await hers.getByRole('button', { name: 'Ask to join' }).click()
  await hers.getByRole('textbox', { name: 'Your note' }).fill('I run the field trials.')
  await hers.getByRole('button', { name: 'Send request' }).click()
  await expect(hers.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  await his.getByRole('main').getByRole('link', { name: 'People' }).click()
  const requests = his.getByRole('region', { name: 'Requests to join' })
  await expect(requests).toContainText('I run the field trials.')
  await expectAccessible(his)
  await requests.getByRole('button', { name: 'Accept request from Ana Pereira' }).press('Enter')
  await expect(requests).toHaveCount(0)
  await expect(his.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(3)
  await expect(hers.getByRole('main').getByRole('link', { name: 'People' }), 'she learns of it without reloading').toBeVisible()
  await expect(hers.getByRole('link', { name: 'Edit page' })).toHaveCount(0)

  // She makes somebody an owner, so that she can leave.
  const leaving = page.getByRole('alertdialog', { name: 'Leave Heliovolt?' })
  await page.getByRole('button', { name: 'Entry of Luca Bertolini' }).press('Enter')
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: /^Owner/ }).press('Space')
  await dialog.getByRole('button', { name: 'Save entry' }).press('Enter')
  await expect(page.getByRole('region', { name: 'People' }).getByRole('listitem').filter({ hasText: 'Luca Bertolini' })).toContainText(
    'Owner',
  )
  await page.getByRole('button', { name: 'Your entry' }).click()
  await page.getByRole('menuitem', { name: 'Leave organisation' }).click()
  await leaving.getByRole('button', { name: 'Leave organisation' }).click()
  await expect(leaving).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'People' })).not.toContainText('Zofia Kamińska')
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0)
  await openWithin(page, profilePath(luca.id))
  await expect(page.getByRole('region', { name: 'Organisations' })).toContainText('HeliovoltCTO')

  async function founder(full_name: string): Promise<Person> {
    const person = await world.join({ full_name, company_name: 'Heliovolt' })
    await person.call.profiles.save(profileOf(person))
    return person
  }

  async function pageOf(camera: Browser, person: Person): Promise<Page> {
    const other = await camera.newContext({ ...contextOptions, baseURL: world.url })
    await signInAs(other, person)
    return other.newPage()
  }
})

test('a page is edited by those who may, at an address that follows its name, and keeps what is typed', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  test.slow()
  const [owner, member, other] = [
    await memberNamed(world, 'Olga Owns'),
    await memberNamed(world, 'Mia Helps'),
    await memberNamed(world, 'Otto Asks'),
  ]
  const helio = await found(owner, { name: 'Heliotherm' })
  await addTo(owner, helio, member)
  await signInAs(context, owner)

  await page.goto(editOrganisationPath(helio.slug))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add logo' }).click()
  const logo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#2c7d61' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await page.getByRole('button', { name: 'Save logo' }).click()
  await expect(page.getByRole('button', { name: 'Change logo' })).toBeVisible()
  await page.getByRole('textbox', { name: 'LEI' }).fill('5493001KJTIIGC8Y1R13')
  await page.getByRole('textbox', { name: 'Registry number' }).fill('HRB 4711')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Heliotherm Systems')
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByText('This is not a valid LEI.')).toBeVisible()
  await expect(page.getByText('Please choose the country of the register')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'LEI' })).toBeFocused()
  await page.getByRole('textbox', { name: 'LEI' }).fill('5493 001k jtii gc8y 1r12')
  const country = page.getByRole('combobox', { name: 'Country of the register' })
  await country.fill('Ger')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page).toHaveURL(organisationPath('heliotherm-systems'))
  await expect(page.getByText('5493001KJTIIGC8Y1R12')).toBeVisible()
  await expect(page.getByText('Register (Germany)')).toBeVisible()
  await page.goto(organisationPath(helio.slug))
  await expect(page, 'a previous address leads to the current one').toHaveURL(organisationPath('heliotherm-systems'))

  // Saving takes long: the owner types on, and goes elsewhere.
  await openWithin(page, editOrganisationPath('heliotherm-systems'))
  let answer = Promise.withResolvers<void>()
  await page.route('**/api/organisations/**', async (route) => {
    const response = await route.fetch()
    if (route.request().method() !== 'GET') await answer.promise
    await route.fulfill({ response })
  })
  const save = page.getByRole('button', { name: 'Save page' })
  const website = page.getByRole('textbox', { name: 'Website' })
  await website.fill('https://heliotherm.example')
  await save.click()
  await website.fill('https://heliotherm.example/en')
  answer.resolve()
  await expect(page.getByText('Page saved')).toBeVisible()
  await expect(website, 'what is typed meanwhile stays').toHaveValue('https://heliotherm.example/en')
  answer = Promise.withResolvers()
  await save.click()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Olga Owns', level: 1 })).toBeVisible()
  answer.resolve()
  await expect(page.getByText('Page saved')).toHaveCount(2)
  await expect(page, 'a late answer leads nobody away').toHaveURL(dashboardPath())
  await page.unrouteAll({ behavior: 'wait' })

  // A name that is taken offers to join, or to create another one.
  await context.clearCookies()
  await signInAs(context, other)
  await page.goto(newOrganisationPath('Heliotherm Systems'))
  await page.getByRole('radio', { name: 'Corporate' }).press('Space')
  await page.getByRole('button', { name: 'Create organisation' }).click()
  const taken = page.getByRole('region', { name: 'Organisation of this name' })
  await expect(taken.getByRole('button', { name: 'Ask to join' })).toBeVisible()
  await expectAccessible(page)
  await taken.getByRole('button', { name: 'Create another one' }).click()
  await expect(page).toHaveURL(organisationPath('heliotherm-systems-2'))

  // A member of it sees its people, and her own entry only.
  await context.clearCookies()
  await signInAs(context, member)
  await page.goto(organisationPeoplePath('heliotherm-systems'))
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Entry of/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Your entry' }).click()
  await page.getByRole('menuitem', { name: 'Edit your entry' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Field engineer')
  await page.getByText('Show me on the public page').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByText('Field engineer')).toBeVisible()
})

test('an investment is shown once both sides have stated it, and operators merge duplicates', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  test.slow()
  const [founder, investor] = [await memberNamed(world, 'Finn Founds'), await memberNamed(world, 'Ida Invests')]
  const startup = await found(founder, { name: 'Basalt Heat' })
  const fund = await found(investor, { name: 'Nordlys Partners', kind: 'fund' })
  const duplicate = await found(investor, { name: 'Basalt Heat Systems' })
  await world.services.database.pool.query(`update users set role = 'admin' where id = $1`, [investor.id])
  await world.settled()

  await signInAs(context, founder)
  await page.goto(organisationPath(startup.slug))
  const investors = page.getByRole('region', { name: 'Investors' })
  await investors.getByRole('button', { name: 'Add investor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add investor' })
  await choose(page, 'Investor', 'Nordlys', /^Nordlys Partners/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ask to confirm' }).press('Enter')
  await expect(investors.getByText('Waiting for their confirmation')).toBeVisible()

  await context.clearCookies()
  await signInAs(context, investor)
  await page.goto(organisationPath(fund.slug))
  const portfolio = page.getByRole('region', { name: 'Portfolio' })
  await portfolio.getByRole('button', { name: 'Confirm the investment with Basalt Heat' }).press('Enter')
  await expect(portfolio.getByText('Says that you have invested in them')).toHaveCount(0)
  await portfolio.getByRole('link', { name: 'Basalt Heat' }).click()
  await expect(investors.getByRole('link', { name: 'Nordlys Partners' })).toBeVisible()

  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await choose(page, 'Duplicate', 'Basalt Heat Sys', /^Basalt Heat Systems/)
  await expect(page.getByText('The people, deals and everything else of Basalt Heat Systems move to Basalt Heat')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Merge organisations' }).click()
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Ida Invests')
  await openWithin(page, organisationPath(duplicate.slug))
  await expect(page, 'its address leads to the other one').toHaveURL(organisationPath(startup.slug))
})

async function choose(page: Page, field: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(text)
  await page.getByRole('option', { name: option }).click()
  await expect(page.getByRole('combobox', { name: field })).toHaveValue(option)
}
