import sharp from 'sharp'
import { newsfeedPath } from '#features/newsfeed/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { memberNamed } from '#testing/messages.ts'
import { expect, test } from './site.ts'

const unreachable = 'The server cannot be reached.'

const photo = async () => ({
  name: 'dyke.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2c7d61' } })
    .png()
    .toBuffer(),
})

test('without a connection a picture waits where it was chosen, and goes when it is tried again', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  const member = await memberNamed(world, 'Pia Pictures')
  await signInAs(context, member)
  await page.goto(newsfeedPath())
  const composer = page.getByRole('form', { name: 'New post' })
  await composer.getByRole('textbox', { name: 'Your post' }).fill('Seen from the dyke')
  await context.setOffline(true)
  await page.locator('input[type=file]').setInputFiles(await photo())
  await expect(page.getByText(unreachable).first()).toBeVisible()
  await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveValue('Seen from the dyke')
  await context.setOffline(false)
  await composer.getByRole('button', { name: 'Retry' }).press('Enter')
  await composer.getByRole('textbox', { name: 'Picture description' }).fill('A dyke')
  await composer.getByRole('button', { name: 'Post', exact: true }).press('Enter')
  await expect(page.getByRole('article').getByRole('img', { name: 'A dyke' })).toBeVisible()
})

test('without a connection a button of its own says so, claims nothing, and works afterwards', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  const [member, other] = [await memberNamed(world, 'Bea Marks'), await memberNamed(world, 'Ole Marked')]
  await world.settled()
  await signInAs(context, member)
  await page.goto(profilePath(other.id))
  const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true })
  await expect(bookmark).toBeEnabled()
  const before = await bookmark.getAttribute('aria-pressed')
  await context.setOffline(true)
  await bookmark.press('Enter')
  await expect(page.getByText(unreachable).first()).toBeVisible()
  expect(await bookmark.getAttribute('aria-pressed'), 'no success is reported').toBe(before)
  await context.setOffline(false)
  await bookmark.press('Enter')
  await expect.poll(async () => (await member.call.matching.bookmarks({})).items.map(({ member: { id } }) => id)).toEqual([other.id])
})
