import { memberNamed } from '#testing/messages.ts'
import { mayReviewPlatform } from '#testing/reviews.ts'
import { expect, test, openWithin } from './site.ts'

test('a visitor joins, posts, comments, and learns what a review of the platform takes', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Join ESG Network' })
  await dialog.getByLabel('Full name').fill('Vera Visits')
  await dialog.getByLabel('Email').fill('vera@visits.example.org')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a long enough sentence')
  await dialog.getByText('Startup Founder', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('textbox', { name: 'A sentence about you' }).fill('Sorts textiles by what they are made of.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('CleanTech', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your location and picture' })).toBeVisible()
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You’re in, Vera' })).toBeVisible()

  await openWithin(page, '/dashboard/tab/newsfeed')
  await page.getByRole('textbox', { name: 'Your post' }).fill('Who has sorted wool with light?')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Your post has been shared!')).toBeVisible()
  const post = page.getByRole('article', { name: 'Post by Vera Visits' })
  await post.getByRole('button', { name: 'Comment' }).click()
  await post.getByRole('textbox', { name: 'Write a comment' }).fill('Near infrared, I mean.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(post.getByRole('article', { name: 'Comment by Vera Visits' })).toContainText('Near infrared, I mean.')

  await page.goto('/about')
  await expect(page.locator('#reviews-form').getByRole('link', { name: 'Confirm your email address' })).toBeVisible()
})

test('a member says how it is here, where visitors then read it', async ({ page, browser, context, world, signInAs }) => {
  const member = await memberNamed(world, 'Sila Settled')
  await mayReviewPlatform(world, member)
  await signInAs(context, member)
  await page.goto('/about')
  const form = page.locator('#reviews-form')
  await form.getByRole('radio', { name: '1 star: poor' }).focus()
  await page.keyboard.press('Space')
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowRight')
  await form.getByRole('textbox', { name: 'Your review' }).fill('An answer within the hour.')
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Your review has been submitted!')).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    await visitor.goto(world.url)
    await expect(visitor.getByText('An answer within the hour.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await visitor.context().close()
})
