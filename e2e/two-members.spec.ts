import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { editProfilePath, ownProfilePath, welcomePath } from '#features/profiles/paths.ts'
import { profileOf } from '#testing/people.ts'
import { expect, expectAccessible, test, phoneOnly } from './site.ts'

test(
  'a founder and an investor sign up, take the first steps, and write to each other',
  phoneOnly,
  async ({ browser, world, page, contextOptions }, { project }) => {
    test.slow()
    const tag = project.name
    const founder = page
    const investor = await anotherBrowser(browser, contextOptions)

    await join(investor, world.url, { name: 'Marit Solberg', email: `marit@${tag}.example.org`, role: 'Investor' })
    await investor.getByRole('textbox', { name: 'A sentence about you' }).fill('Writes first tickets into schools that measure.')
    await goOn(investor, 'What you look for')
    await investor.getByText('EdTech', { exact: true }).click()
    await investor.getByText('Bridge', { exact: true }).click()
    await investor.getByText('Quality Education').click()
    await goOn(investor, 'Your location and picture')
    await investor.getByRole('link', { name: 'Skip', exact: true }).click()
    await expect(investor.getByRole('heading', { name: 'You’re in, Marit' })).toBeFocused()
    await expect(investor.getByText('No startups in EdTech at Bridge yet')).toBeVisible()
    expect((await (await investor.request.get(`${world.url}/api/profile`)).json()).sdgs).toEqual([4])

    // A member with a single name.
    await join(founder, world.url, { name: 'Zofia', email: `zofia@${tag}.example.org`, role: 'Startup Founder' })
    await expectAccessible(founder)
    const sentence = founder.getByRole('textbox', { name: 'A sentence about you' })
    await sentence.fill('Reads pupils’ work with')
    await founder.reload()
    await expect(sentence, 'the input survives a reload').toHaveValue('Reads pupils’ work with')
    await sentence.press('End')
    await sentence.pressSequentially(' them.')
    await goOn(founder, 'What you work on')
    await founder.getByText('EdTech', { exact: true }).click()
    await founder.getByText('Bridge', { exact: true }).click()
    await expectAccessible(founder)

    await founder.getByRole('link', { name: 'Finish later' }).click()
    await founder.getByRole('link', { name: 'Continue', exact: true }).click()
    await expect(founder.getByRole('heading', { name: 'Your location and picture' })).toBeVisible()
    await choosePicture(founder, 'Add profile picture', 'Save Picture', await photo('#2c7d61', 600, 600))
    await expect(founder.getByText('Profile picture uploaded successfully!')).toBeVisible()
    await typeAndChoose(founder, 'Country', 'Poland')
    await typeAndChoose(founder, 'City', 'Krak', /Kraków|Krakow/)
    await expectAccessible(founder)
    await founder.getByRole('button', { name: 'Finish' }).click()
    await expect(founder.getByRole('heading', { name: 'You’re in, Zofia' })).toBeVisible()

    await founder.getByRole('link', { name: '1 investor in EdTech at Bridge' }).click()
    await founder
      .getByRole('link', { name: /Marit Solberg/ })
      .first()
      .click()
    await expect(founder.getByText('Writes first tickets into schools that measure.').first()).toBeVisible()
    await founder.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click()
    await say(founder, 'May I show you what forty pupils wrote?')

    await investor.goto(`${world.url}/dashboard/tab/messages`)
    await investor
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Zofia/ })
      .filter({ hasText: 'forty pupils' })
      .click()
    await expect(threadOf(investor)).toContainText('May I show you what forty pupils wrote?')
    await say(investor, 'On Tuesday, with pleasure.')
    await expect(threadOf(founder)).toContainText('On Tuesday, with pleasure.')
    await investor.context().close()
  },
)

test('the whole form points at what is wrong, keeps what is typed, asks before it forgets it, and shows what others see', async ({
  page,
  world,
  signInAs,
}) => {
  const member = await world.join({ full_name: 'Pauline Desrochers' })
  await member.call.profiles.save(profileOf(member))
  await signInAs(page.context(), member)
  await page.goto(editProfilePath())
  const website = page.getByRole('textbox', { name: 'Website' })
  await website.fill('obieg,example')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Please enter a valid website URL').first()).toBeVisible()
  await expect(website).toBeFocused()
  await page.reload()
  await expect(website, 'unsaved edits survive a reload').toHaveValue('obieg,example')
  await website.fill('obieg.example')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByRole('link', { name: /obieg\.example/ })).toHaveAttribute('href', 'https://obieg.example/')

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'Company' }).fill('Half a na')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Half a na')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(ownProfilePath())

  await page.getByRole('link', { name: 'View as others' }).click()
  const asConnection = page.getByText('A connection')
  await expect(asConnection).toBeVisible()
  await expect(page.getByRole('link', { name: member.email }), 'only connections may see it').toBeHidden()
  await asConnection.click()
  await expect(page.getByRole('link', { name: member.email })).toBeVisible()
})

async function anotherBrowser(browser: Browser, contextOptions: Parameters<Browser['newContext']>[0]): Promise<Page> {
  return (await browser.newContext(contextOptions)).newPage()
}

/** Signs up from the landing page to the first step. */
async function join(page: Page, url: string, { name, email, role }: { name: string; email: string; role: string }) {
  await page.goto(url)
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Join ESG Network' })
  await dialog.getByLabel('Full name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a long enough sentence')
  await dialog.getByText(role, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(new RegExp(`${welcomePath('you')}$`))
  await expect(page.getByRole('heading', { name: 'Who you are', level: 1 })).toBeVisible()
  // A notice stays while the pointer rests on it, and may cover a button.
  await page.mouse.move(0, 0)
}

async function goOn(page: Page, heading: string) {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused()
}

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(threadOf(page)).toContainText(text)
}

const threadOf = (page: Page) => page.getByRole('log', { name: /^Messages with/ })

async function choosePicture(page: Page, button: string, save: string, file: Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: file })
  await page.getByRole('button', { name: save }).click()
}

const photo = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

async function typeAndChoose(page: Page, label: string, text: string, option: string | RegExp = text) {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(text)
  await expect(page.getByRole('option').first()).toHaveText(option)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(option)
}
