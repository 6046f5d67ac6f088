import { readersPath, sustainabilityPath } from '#features/sustainability/paths.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { answer, companyOf, reportedYear } from '#testing/sustainability.ts'
import { investorNamed } from '#testing/updates.ts'
import { expect, expectAccessible, openLive, phoneOnly, test, openWithin } from './site.ts'

test(
  'a company answers with a colleague, an investor asks, reads and confirms',
  phoneOnly,
  async ({ page, browser, world, signInAs, contextOptions }, { project }) => {
    test.slow()
    const { company, ada, carl } = await companyOf(world, `Terravolta ${project.name}`)
    const investor = await investorNamed(world, 'Ivo Investor')
    const { id, slug, name } = company
    await answer(ada, company, 'founders', { value: '3', year: reportedYear - 1 })
    await world.settled()

    // An empty account leads to the short set, and offers last year's answers.
    await signInAs(page.context(), ada)
    await openLive(page, new URL(organisationPath(slug), world.url).href)
    await page.getByRole('link', { name: 'Sustainability answers' }).click()
    await expect(page.getByRole('heading', { name: 'Start with the short set' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await expect(page.getByText('Last year: 3')).toBeVisible()
    await page.getByRole('button', { name: 'Still true' }).click()
    await expect(page.getByRole('textbox', { name: 'Founders', exact: true })).toHaveValue('3')

    // Choices are saved at once, one after the other; a figure waits for its button, and survives a closed page.
    const conduct = page.getByRole('radiogroup', { name: 'Code of conduct' })
    const maySave = Promise.withResolvers<void>()
    await page.route('**/answers/code-of-conduct*', (route) => maySave.promise.then(() => route.continue()), { times: 1 })
    await conduct.getByText('No', { exact: true }).click()
    await conduct.getByText('Yes', { exact: true }).click()
    maySave.resolve()
    const question = { id, year: reportedYear, question: 'code-of-conduct' }
    await expect.poll(async () => (await ada.call.sustainability.history(question)).items.map(({ value }) => value)).toEqual([true, false])
    await expect(page.locator('#code-of-conduct').getByText('Stated')).toBeVisible()
    const people = page.getByRole('textbox', { name: 'Full-time equivalents', exact: true })
    await people.fill('24.5')
    await people.press('Tab')
    await expect(page.getByText('Kept on this device until you save')).toBeVisible()
    await page.context().setOffline(true)
    await page.locator('#full-time-equivalents').getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(page.getByText('The server cannot be reached', { exact: false })).toBeVisible()
    await page.context().setOffline(false)
    await expectAccessible(page)
    await page.reload()
    await expect(people).toHaveValue('24.5')

    // A colleague answers the same question meanwhile: both answers are shown, and nobody's is lost.
    await answer(carl, company, 'full-time-equivalents', { value: '30' })
    await expect(page.getByText('Carl Colleague answered meanwhile: 30')).toBeVisible()
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect(page.getByText('answered meanwhile')).toHaveCount(0)

    // Evidence.
    await page.getByRole('button', { name: 'More about Code of conduct' }).click()
    await page.getByRole('menuitem', { name: 'Evidence' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Link', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Web address' }).fill('https://terravolta.example/conduct')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add evidence' }).click()
    await expect(dialog.getByRole('link', { name: 'terravolta.example' })).toBeVisible()
    await page.keyboard.press('Escape')

    // An investor asks.
    const other = await (await browser.newContext(contextOptions)).newPage()
    await signInAs(other.context(), investor)
    await openLive(other, new URL(sustainabilityPath(slug), world.url).href)
    await expect(other.getByRole('heading', { name: `${name} shares no answers with you yet` })).toBeVisible()
    await other.getByRole('button', { name: 'Ask for answers' }).click()
    await other.getByRole('textbox', { name: 'Your note' }).fill('For our annual report')
    await other.getByRole('button', { name: 'Send request' }).click()
    await expect(other.getByText('You asked for Short set', { exact: false })).toBeVisible()

    await openWithin(page, readersPath(slug))
    await expect(page.getByText('For our annual report')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Give access to Ivo Investor' }).click()
    await expect(page.getByRole('heading', { name: 'Given access' })).toBeVisible()

    // The investor's page follows, and shows what the answer rests on.
    await expect(other.getByText('Code of conduct')).toBeVisible()
    await expect(other.getByText('With evidence', { exact: true })).toBeVisible()
    await expect(other.getByText('Stated by the company').first()).toBeVisible()
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Confirm: Code of conduct' }).click()
    await other.getByRole('textbox', { name: 'Who you are and what you looked at' }).fill('Partner at Northwind, read the signed code')
    await other.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(other.getByText('read the signed code')).toBeVisible()
    await expect(page.getByText('Ivo Investor').nth(1)).toBeVisible()

    await page.getByRole('button', { name: 'Take back access given to Ivo Investor' }).click()
    await expect(other.getByText('Code of conduct')).toHaveCount(0)
  },
)
