import { managedWebinarsPath } from '#features/knowledge/paths.ts'
import { actsPath } from '#features/operators/paths.ts'
import { moderatedReviewsPath } from '#features/reviews/paths.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { mayReviewPlatform } from '#testing/reviews.ts'
import { expect, expectAccessible, test, openWithin } from './site.ts'

test('a member searches the knowledge hub, reads, downloads a file, and reviews the platform', async ({ page, context, world, signInAs }, {
  project,
}) => {
  test.slow()
  const member = await memberNamed(world, `Rita ${project.name}`)
  await signInAs(context, member)
  await page.goto('/dashboard/tab/community')
  for (const name of ['Series A Guide', 'Pitch Deck Template', 'Legal Documents', 'Investor Webinars'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('liquidation pref')
  await expect(page.getByRole('status').filter({ hasText: 'articles found' })).toBeAttached()
  await expect(
    page
      .locator('mark')
      .filter({ hasText: /^liquidation$/i })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'The term sheet in plain language' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The term sheet in plain language' })).toBeVisible()
  const chapter = new URL(page.url()).hash.slice(1)
  await expect(page.locator(`[id="${chapter}"]`)).toBeInViewport()

  await openWithin(page, '/dashboard/community/pitch-deck-template')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Download/ }).click()])
  expect(download.suggestedFilename()).toBe('pitch-deck-template.pptx')

  await openWithin(page, '/dashboard/tab/community')
  const own = page.getByRole('region', { name: 'Share Your Experience' })
  await expect(own.getByRole('listitem')).toHaveText([
    'Confirm your email address',
    'Be a member for 7 days (7 days left)',
    'Connect with a member, or exchange messages with one',
  ])
  await mayReviewPlatform(world, member)
  await page.reload()
  const submit = own.getByRole('button', { name: 'Submit review' })
  await own.getByRole('textbox', { name: 'Your review' }).fill('Found a mentor in a week.')
  await expect(submit).toBeDisabled()
  // By keyboard: the first star, then three to the right.
  await own.getByRole('radio', { name: '1 star: poor' }).focus()
  await page.keyboard.press('Space')
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight')
  await expect(own.getByRole('radio', { name: '4 stars: very good' })).toBeChecked()
  await submit.click()
  await expect(page.getByText('Your review has been submitted!')).toBeVisible()
  const mine = page.getByRole('region', { name: 'Your review' })
  await expect(mine.getByRole('img', { name: '4 stars: very good' })).toBeVisible()
  await mine.getByRole('button', { name: 'Edit review' }).click()
  await mine.getByRole('textbox').fill('Found two mentors.')
  await mine.getByRole('button', { name: 'Update review' }).click()
  await expect(mine.getByText('Found two mentors.')).toBeVisible()
  await expectAccessible(page)
})

test('a member is reviewed by a connection, and replies', async ({ page, context, world, signInAs }, { project }) => {
  const author = await memberNamed(world, `Ada ${project.name}`)
  const reviewed = await memberNamed(world, `Ben ${project.name}`)
  await connect(author, reviewed)
  await signInAs(context, author)
  await page.goto(`/profile/${reviewed.id}`)
  const section = page.getByRole('region', { name: 'Reviews' })
  await section.getByRole('button', { name: 'Write a review' }).click()
  await section
    .getByText('5 stars: excellent')
    .or(section.getByRole('radio', { name: '5 stars: excellent' }))
    .first()
    .check({ force: true })
  await section.getByRole('textbox', { name: 'Your review' }).fill('Opened doors.')
  await section.getByRole('button', { name: 'Submit review' }).click()
  await expect(section.getByText('Opened doors.')).toBeVisible()
  await expectAccessible(page)

  await context.clearCookies()
  await signInAs(context, reviewed)
  await page.goto(`/profile/${reviewed.id}`)
  const review = section.getByRole('article', { name: `Review by ${author.full_name}` })
  await review.getByRole('button', { name: 'Reply' }).click()
  await review.getByRole('textbox', { name: 'Your reply' }).fill('Gladly!')
  await review.getByRole('button', { name: 'Save reply' }).click()
  await expect(review.getByText(`Reply from ${reviewed.full_name}`)).toBeVisible()
})

test('an operator announces a webinar and hides a review', async ({ page, context, world, signInAs }) => {
  const operator = await memberNamed(world, 'Olga Operates')
  const author = await memberNamed(world, 'Bodo Advertises')
  await world.command('grant', operator.email)
  await mayReviewPlatform(world, author)
  await author.call.reviews.write({ rating: 1, review_text: 'Buy my course.' })
  await signInAs(context, operator)
  await page.goto(moderatedReviewsPath())
  await page.getByRole('button', { name: 'Hide the review by Bodo Advertises' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide the review by Bodo Advertises?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('An advertisement.')
  await dialog.getByRole('button', { name: 'Hide review' }).click()
  await expect(dialog).toBeHidden()
  await openWithin(page, actsPath())
  await expect(page.getByText('Hid the review by Bodo Advertises: An advertisement.')).toBeVisible()

  await openWithin(page, managedWebinarsPath())
  await page.getByRole('button', { name: 'Add a webinar' }).click()
  const webinar = page.getByRole('dialog', { name: 'Add a webinar' })
  await webinar.getByRole('textbox', { name: 'Title' }).fill('What a lead investor does')
  await webinar.getByRole('textbox', { name: 'Speaker' }).fill('Ada Example')
  await webinar.getByLabel('Start (your time zone)').fill('2090-05-01T17:00')
  await webinar.getByRole('textbox', { name: 'Link to join (optional)' }).fill('https://meet.example/lead')
  await webinar.getByRole('button', { name: 'Save' }).click()
  await openWithin(page, '/dashboard/community/webinars')
  await expect(page.getByRole('heading', { name: 'What a lead investor does' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Join webinar' })).toHaveAttribute('rel', /nofollow noopener/)
  await expectAccessible(page)
})
