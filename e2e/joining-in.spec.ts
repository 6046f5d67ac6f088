import { memberNamed } from '#testing/messages.ts'
import { mayReviewPlatform } from '#testing/reviews.ts'
import { expect, test } from './site.ts'

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
