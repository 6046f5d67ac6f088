import { groupPath, groupsPath, operatedGroupsPath } from '#features/groups/paths.ts'
import { newsfeedPath } from '#features/newsfeed/paths.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, expectAccessible, openLive, phoneOnly, test, openWithin } from './site.ts'

test(
  'an operator creates a group, a member asks to join and is accepted, and nobody else reads what they post',
  phoneOnly,
  async ({ page, context, browser, world, signInAs }, { project }) => {
    test.slow()
    const lea = await memberNamed(world, `Lea ${project.name}`)
    const ben = await memberNamed(world, `Benno ${project.name}`)
    const outsider = await memberNamed(world, `Olga ${project.name}`)
    await world.command('grant', lea.email)
    await world.settled()
    await signInAs(context, lea)

    await page.goto(operatedGroupsPath())
    await page.getByRole('button', { name: 'Create group' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Spring cohort')
    await dialog.getByRole('radio', { name: /^By request/ }).press('Space')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create group' }).click()
    await expect(page.getByRole('link', { name: 'Spring cohort' })).toBeVisible()
    await expect(page.getByText('No leader')).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Spring cohort' }).click()
    await page.getByRole('menuitem', { name: 'Choose a leader' }).click()
    await dialog.getByRole('button', { name: 'Choose yourself' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Member' })).toHaveValue(lea.full_name)
    await dialog.getByRole('button', { name: 'Make leader' }).click()
    await expect(page.getByText(`Led by ${lea.full_name}`)).toBeVisible()
    const [{ id } = { id: '' }] = (await lea.call.groups.mine({})).items

    await using other = await browser.newContext({ baseURL: world.url, viewport: page.viewportSize() })
    await signInAs(other, ben)
    const bens = await other.newPage()
    await openLive(bens, groupsPath())
    await bens.getByRole('button', { name: 'Ask to join Spring cohort' }).click()
    await expect(bens.getByRole('button', { name: 'Withdraw request to join Spring cohort' })).toBeVisible()
    await bens.getByRole('link', { name: 'Spring cohort' }).click()
    await expect(bens.getByRole('heading', { name: 'Your request was sent' })).toBeVisible()

    await page.getByRole('link', { name: 'Spring cohort' }).click()
    await page.getByRole('tab', { name: /^People/ }).click()
    await page.getByRole('button', { name: `Accept request from ${ben.full_name}` }).click()
    await expect(page.getByRole('link', { name: ben.full_name })).toBeVisible()
    await expectAccessible(page)

    // His open page follows.
    await expect(bens.getByRole('tab', { name: 'Posts' })).toBeVisible()
    await bens.getByRole('textbox', { name: 'Your post' }).fill('Only for the cohort')
    await bens.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(bens.getByRole('article').getByText('Only for the cohort')).toBeVisible()
    await openWithin(page, newsfeedPath())
    await expect(page.getByRole('article').getByText('Only for the cohort')).toBeVisible()
    await expect(page.getByRole('article').getByRole('link', { name: 'Spring cohort' })).toBeVisible()

    await using third = await browser.newContext({ baseURL: world.url, viewport: page.viewportSize() })
    await signInAs(third, outsider)
    const olgas = await third.newPage()
    await openLive(olgas, newsfeedPath())
    await expect(olgas.getByText('Only for the cohort')).toHaveCount(0)
    await openWithin(olgas, groupPath(id))
    await expect(olgas.getByRole('heading', { name: 'For people in this group' })).toBeVisible()

    await lea.call.groups.removePerson({ id, member_id: ben.id })
    await expect(bens.getByText('Only for the cohort')).toHaveCount(0)
    await expect(bens.getByRole('button', { name: 'Ask to join Spring cohort' })).toBeVisible()
    // Other stories expect a community without groups.
    await lea.call.groups.remove({ id })
  },
)
