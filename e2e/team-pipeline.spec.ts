import { teamPipelinePath } from '#features/team-pipeline/paths.ts'
import { post } from '#testing/deals.ts'
import { memberNamed } from '#testing/messages.ts'
import { columnsIn, fundOf } from '#testing/team-pipeline.ts'
import { expect, expectAccessible, openLive, phoneOnly, test, openWithin } from './site.ts'

test(
  'two partners of a fund decide on a deal together',
  phoneOnly,
  async ({ page, browser, world, signInAs, contextOptions }, { project }) => {
    test.slow()
    const { fund, petra, paul } = await fundOf(world, `Northwind ${project.name}`)
    const founder = await memberNamed(world, 'Luca Bertolini')
    const deal = await post(founder, { company_name: 'Kelp Yard', title: 'Kelp for cattle' })
    await world.settled()
    const board = teamPipelinePath(fund.slug)
    const showColumn = (on: typeof page, name: string) =>
      on.getByRole('radiogroup', { name: 'Column' }).getByText(name, { exact: true }).click()
    const column = (on: typeof page, name: string) => on.getByRole('grid', { name })

    await signInAs(page.context(), petra)
    await openLive(page, new URL(board, world.url).href)
    await page.getByRole('button', { name: 'Start a shared pipeline' }).click()
    await expect(page.getByRole('heading', { name: 'Add the first deal' })).toBeVisible()

    const other = await (await browser.newContext(contextOptions)).newPage()
    await signInAs(other.context(), paul)
    await openLive(other, new URL(`/dashboard/tab/deal-flows/${deal}`, world.url).href)
    await other.getByRole('button', { name: 'Add Kelp Yard to a pipeline' }).click()
    const adding = other.getByRole('dialog')
    await expect(adding.getByRole('radio', { name: fund.name })).toBeChecked()
    await expectAccessible(other)
    await adding.getByRole('button', { name: 'Add deal' }).click()
    await expect(other.getByText(`Added to the pipeline of ${fund.name}`)).toBeVisible()

    // The other partner's page follows.
    await expect(column(page, 'Screening')).toContainText('Kelp Yard')
    await expect(column(page, 'Screening')).toContainText('Paul Partner')
    await page.getByRole('button', { name: 'Actions for Kelp Yard' }).click()
    await page.getByRole('menuitem', { name: 'Move to Due diligence' }).click()
    await showColumn(page, 'Due diligence')
    await expect(column(page, 'Due diligence')).toContainText('Kelp Yard')

    await openWithin(other, board)
    await showColumn(other, 'Due diligence')
    await other.getByRole('link', { name: 'Kelp Yard' }).click()
    const open = other.getByRole('dialog')
    await expect(open.getByText('Nobody has voted yet.', { exact: false })).toBeVisible()
    await open.getByText('No', { exact: true }).click()
    await open.getByRole('button', { name: 'Vote', exact: true }).click()
    await expect(open.getByText('Please give a reason', { exact: false })).toBeVisible()
    await open.getByRole('textbox', { name: 'Reason' }).fill('Too early for our ticket.')
    await open.getByRole('button', { name: 'Vote', exact: true }).click()
    await expect(open.getByText('Too early for our ticket.')).toBeVisible()
    await open.getByRole('textbox', { name: 'Write a note' }).fill('Ask about the herd in Galway.')
    await open.getByRole('button', { name: 'Add note' }).click()
    await expect(open.getByRole('listitem').filter({ hasText: 'Ask about the herd in Galway.' })).toBeVisible()
    await open.getByText('Only you', { exact: true }).click()
    await open.getByRole('textbox', { name: 'Write a note' }).fill('I know the founder’s cousin.')
    await open.getByRole('button', { name: 'Add note' }).click()
    await expect(open.getByRole('listitem').filter({ hasText: 'cousin' })).toContainText('Only you')
    await expectAccessible(other)

    await page.getByRole('link', { name: 'Kelp Yard' }).click()
    const card = page.getByRole('dialog')
    await expect(card.getByText('1 colleague has voted.', { exact: false })).toBeVisible()
    await expect(card.getByText('Too early for our ticket.')).toHaveCount(0)
    await expect(card.getByText('Ask about the herd in Galway.')).toBeVisible()
    await expect(card.getByText('cousin')).toHaveCount(0)
    await card.getByText('Yes', { exact: true }).click()
    await card.getByRole('button', { name: 'Vote', exact: true }).click()
    await expect(card.getByText('1 yes, 1 no, 0 unsure')).toBeVisible()
    await expect(card.getByText('Too early for our ticket.')).toBeVisible()
    await expect(open.getByText('1 yes, 1 no, 0 unsure')).toBeVisible()

    await card.getByRole('button', { name: /Column/ }).click()
    await page.getByRole('option', { name: 'Committee' }).click()
    await expect
      .poll(async () => (await petra.call.teamPipeline.card({ id: fund.id, deal_id: deal })).column_id)
      .toBe((await columnsIn(petra, fund))['committee'])
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(card).toHaveCount(0)
    await showColumn(page, 'Committee')
    await expect(column(page, 'Committee')).toContainText('1 yes, 1 no')

    await page.getByRole('button', { name: /^Set up/ }).click()
    const settings = page.getByRole('dialog', { name: 'Set up the pipeline' })
    await settings.getByRole('textbox', { name: 'New column' }).fill('Term sheet')
    await settings.getByRole('button', { name: 'Add column' }).click()
    await settings.getByRole('button', { name: 'Move Term sheet up' }).click()
    await settings.getByRole('button', { name: 'Rename Screening' }).click()
    await settings.getByRole('textbox', { name: 'Name' }).fill('First look')
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings.getByRole('button', { name: 'Rename First look' })).toBeVisible()
    await expectAccessible(page)
    await settings.getByRole('button', { name: 'Done' }).click()
    const { columns } = await paul.call.teamPipeline.get({ id: fund.id })
    expect(columns.map(({ standard, name }) => standard ?? name)).toEqual([
      'First look',
      'call',
      'diligence',
      'committee',
      'invested',
      'Term sheet',
      'passed',
    ])

    await petra.call.organisations.removePerson({ id: fund.id, member_id: paul.id })
    await expect(other.getByRole('heading', { name: 'No pipeline found' })).toBeVisible()
    await expect(other.getByText('Kelp Yard')).toHaveCount(0)
  },
)
