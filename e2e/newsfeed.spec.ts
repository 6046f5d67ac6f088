import sharp from 'sharp'
import { newsfeedPath } from '#features/newsfeed/paths.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { outbound } from '#platform/server/outbound/index.ts'
import { memberNamed } from '#testing/messages.ts'
import { found } from '#testing/organisations.ts'
import { loopbackToo, startOutside } from '#testing/outside.ts'
import { commentOn, postOf } from '#testing/posts.ts'
import { expect, expectAccessible, expectAccessibleAtTop, oneByOne, openLive, test, phoneOnly } from './site.ts'

const photo = async () => ({
  name: 'field.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 500, channels: 3, background: '#2c7d61' } })
    .png()
    .toBuffer(),
})

test(
  'two members post, comment, reply, like, mention each other and an organisation, edit and delete',
  phoneOnly,
  async ({ page, context, world, signInAs, browser }, { project }) => {
    test.slow()
    const ada = await memberNamed(world, `Ada ${project.name}`)
    const ben = await memberNamed(world, `Bendik ${project.name}`)
    const soilwise = await found(ben, { name: `Soilwise ${project.name}` })
    await world.settled()
    await signInAs(context, ada)
    await using other = await browser.newContext({ baseURL: world.url, viewport: page.viewportSize() })
    await signInAs(other, ben)
    const bens = await other.newPage()
    await postOf(ben, 'An older post')
    await openLive(bens, newsfeedPath())
    await expect(bens.getByText('An older post')).toBeVisible()

    await page.goto(newsfeedPath())
    const composer = page.getByRole('form', { name: 'New post' })
    await composer.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(composer.getByText('Please enter some content for your post')).toBeVisible()
    const field = composer.getByRole('textbox', { name: 'Your post' })
    await expect(field).toBeFocused()
    await field.pressSequentially(`Look at this field, @Bendik ${project.name.slice(0, 3)}`)
    await expect(page.getByRole('option', { name: ben.full_name })).toBeVisible()
    await field.press('Enter')
    await expect(field).toHaveValue(`Look at this field, @${ben.full_name} `)
    await field.pressSequentially('of @Soilw')
    await expect(page.getByRole('option').first(), 'not its founder').toHaveAccessibleName(`${soilwise.name} Startup`)
    await expectAccessible(page)
    await field.press('Enter')
    const written = `Look at this field, @${ben.full_name} of @${soilwise.name} `
    await expect(field).toHaveValue(written)
    await page.locator('input[type=file]').setInputFiles([await photo(), await photo()])
    await composer.getByRole('textbox', { name: 'Description of picture 2' }).fill('A green field')
    await composer.getByRole('button', { name: 'Move picture 2 up' }).press('Enter')
    await expect(composer.getByRole('textbox', { name: 'Description of picture 1' })).toHaveValue('A green field')
    await composer.getByRole('button', { name: 'Topics' }).click()
    await composer.getByText('Energy', { exact: true }).click()
    await page.reload()
    await expect(field, 'the input is kept').toHaveValue(written)
    await expect(composer.getByRole('img', { name: 'A green field' })).toBeVisible()
    await expectAccessibleAtTop(page)
    await postOf(ben, 'Posted meanwhile')
    await field.press('ControlOrMeta+Enter')
    await expect(page.getByText('Your post has been shared!')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(page.getByText('Posted meanwhile'), 'would no longer be counted as new').toBeVisible()
    const post = page.getByRole('article', { name: `Post by ${ada.full_name}` }).filter({ hasText: 'Look at this field' })
    await expect(post.getByRole('link', { name: `@${ben.full_name}` })).toBeVisible()
    await expect(post.getByRole('link', { name: `@${soilwise.name}` })).toHaveAttribute('href', organisationPath(soilwise.slug))

    await bens.getByRole('button', { name: /^\d+ new posts?$/ }).click()
    const seen = bens.getByRole('article', { name: `Post by ${ada.full_name}` }).filter({ hasText: 'Look at this field' })
    await expect(seen.getByRole('img', { name: 'A green field' })).toBeVisible()
    await seen.getByRole('button', { name: 'Enlarge picture 1 of 2' }).click()
    await expect(bens.getByRole('dialog').getByRole('img', { name: 'A green field' })).toBeVisible()
    await expectAccessible(bens)
    await bens.keyboard.press('Escape')
    await seen.getByRole('button', { name: 'Like' }).click()
    await expect(post.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
    await seen.getByRole('button', { name: 'Comment' }).click()
    await expect(seen.getByRole('textbox', { name: 'Write a comment' })).toBeFocused()
    await bens.keyboard.type('Where is it?')
    await bens.keyboard.press('ControlOrMeta+Enter')
    await expect(seen.getByRole('article', { name: `Comment by ${ben.full_name}` })).toContainText('Where is it?')

    await post.getByRole('button', { name: '1 comment' }).click()
    await post.getByRole('button', { name: `Reply to ${ben.full_name}` }).click()
    await expect(post.getByRole('textbox', { name: 'Write a reply' })).toBeFocused()
    await page.keyboard.type('Near Lund')
    await post.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(seen.getByRole('article', { name: `Comment by ${ada.full_name}` }).filter({ hasText: 'Near Lund' })).toBeVisible()
    await expectAccessibleAtTop(page)
    await seen.getByRole('button', { name: 'Your comment' }).click()
    await bens.getByRole('menuitem', { name: 'Delete comment' }).click()
    await bens.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click()
    await expect(post.getByText('This comment was deleted.')).toBeVisible()

    await post.getByRole('button', { name: 'Your post' }).click()
    await page.getByRole('menuitem', { name: 'Edit post' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit post' })
    await dialog.getByRole('textbox', { name: 'Your post' }).fill('Look at that field')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(bens.getByText('Look at that field')).toBeVisible()
    await expect(bens.getByText('edited')).toBeVisible()
    const changed = page.getByRole('article', { name: `Post by ${ada.full_name}` }).filter({ hasText: 'Look at that field' })
    await changed.getByRole('button', { name: 'Your post' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete Post' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Post' }).click()
    await expect(page.getByText('Post deleted successfully')).toBeVisible()
    await expect(bens.getByText('Look at that field')).toBeHidden()
  },
)

test('a topic is followed and has its posts', async ({ page, context, world, signInAs }) => {
  const ada = await memberNamed(world, 'Ada Topics')
  const { id } = await postOf(ada, '<b>Markup</b> & https://example.org/hiring', { topics: ['hiring'] })
  await commentOn(ada, id, 'First')
  await signInAs(context, ada)
  await page.goto(newsfeedPath('followed'))
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Follow Hiring' }).click()
  const post = page.getByRole('article', { name: 'Post by Ada Topics' })
  await expect(post).toContainText('<b>Markup</b> &')
  await expect(post.getByRole('link', { name: 'https://example.org/hiring' })).toHaveAttribute('rel', /nofollow noopener/)
  await post.getByRole('link', { name: 'Just now' }).click()
  await expect(page.getByRole('article', { name: 'Comment by Ada Topics' })).toContainText('First')
  await expectAccessible(page)
})

test('a link shows where it leads while it is typed and in the post', async ({ page, context, world, signInAs }) => {
  await using outside = await startOutside()
  outside.pages.set('/heat.png', { body: (await photo()).buffer })
  outside.pages.set('/heat', {
    headers: { 'content-type': 'text/html' },
    body: `<title>Heat for forty towns</title><meta name="description" content="What a data centre gives away.">
      <meta property="og:image" content="https://news.example/heat.png">`,
  })
  const { ask } = outbound(loopbackToo())
  const asBefore = world.services.outbound.ask
  world.services.outbound.ask = (asked, options) => ask(asked.replace('https://news.example', outside.url), options)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(world.url) && /^https?:/.test(request.url())) elsewhere.push(request.url())
  })
  const ada = await memberNamed(world, 'Ada Links')
  await signInAs(context, ada)
  await page.goto(newsfeedPath())
  const composer = page.getByRole('form', { name: 'New post' })
  await composer.getByRole('textbox', { name: 'Your post' }).fill('Worth reading: https://news.example/heat#towns')
  const card = composer.getByRole('link', { name: 'Heat for forty towns' })
  await expect(card).toBeVisible()
  await composer.getByRole('button', { name: 'Remove link preview' }).click()
  await expect(card).toBeHidden()
  await composer.getByRole('textbox', { name: 'Your post' }).fill('See https://news.example/heat')
  await expect(card).toBeVisible()
  await composer.getByRole('button', { name: 'Post', exact: true }).click()
  const post = page.getByRole('article', { name: 'Post by Ada Links' })
  const shown = post.getByRole('link', { name: 'Heat for forty towns' })
  await expect(shown).toHaveAttribute('href', 'https://news.example/heat')
  await expect(shown).toHaveAttribute('rel', /nofollow noopener/)
  const picture = post.locator('img[src*="/api/link-pictures/"]')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)

  expect(elsewhere, 'the browser asks no other site').toEqual([])
  world.services.outbound.ask = asBefore
})

test('a member asks, others vote, and nobody sees how', phoneOnly, async ({ page, context, world, signInAs }) => {
  const ada = await memberNamed(world, 'Ada Polls')
  const voters = [await memberNamed(world, 'Ben Polls'), await memberNamed(world, 'Cleo Polls')]
  await signInAs(context, ada)
  await oneByOne(page)
  await page.goto(newsfeedPath())
  const composer = page.getByRole('form', { name: 'New post' })
  await composer.getByRole('textbox', { name: 'Your post' }).fill('Where do we meet in spring?')
  await composer.getByRole('button', { name: 'Poll' }).click()
  await composer.getByRole('textbox', { name: 'Option 1' }).fill('Lund')
  await composer.getByRole('textbox', { name: 'Option 2' }).fill('Porto')
  await page.reload()
  await expect(composer.getByRole('textbox', { name: 'Option 2' }), 'the input is kept').toHaveValue('Porto')
  await composer.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Your post has been shared!')).toBeVisible()
  const post = page.getByRole('article', { name: 'Post by Ada Polls' })
  await expect(post.getByText('Results appear from 3 votes on.')).toBeVisible()
  await post.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(post.getByRole('radiogroup', { name: 'Poll options' })).toBeVisible()
  const [written] = (await ada.call.newsfeed.ofMember({ id: ada.id })).items
  const answers = Promise.withResolvers<void>()
  const asked = page.waitForRequest(`**/api/posts/${written?.id}`)
  await page.route(
    `**/api/posts/${written?.id}`,
    async (route) => {
      const response = await route.fetch()
      await answers.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await voters[0]?.call.newsfeed.like({ id: written?.id ?? '' })
  const fromBefore = await asked
  await post.getByText('Porto', { exact: true }).click()
  await expect(post.getByRole('radio', { name: 'Porto' })).toBeChecked()
  await post.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(post.getByRole('img', { name: 'Your vote' })).toBeVisible()
  answers.resolve()
  expect(await fromBefore.response(), 'nobody waits for an older answer, which would show the ballot again').toBeNull()
  for (const voter of voters) await voter.call.newsfeed.vote({ id: written?.id ?? '', option: 0 })
  await expect(post.getByRole('list', { name: 'Poll results' }).getByRole('listitem').first()).toContainText('67%')
  await expect(post.getByText('3 votes counted so far')).toBeVisible()
  await expectAccessibleAtTop(page)
})
