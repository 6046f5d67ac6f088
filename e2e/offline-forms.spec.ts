import type { Page } from '@playwright/test'
import { profilePath } from '#features/members/paths.ts'
import { editProfilePath, welcomePath } from '#features/profiles/paths.ts'
import { resetPasswordPath, settingsPath } from '#features/accounts/paths.ts'
import { newsfeedPath, postPath } from '#features/newsfeed/paths.ts'
import { communityPath } from '#features/knowledge/paths.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { commentOn, postOf } from '#testing/posts.ts'
import { mayReviewPlatform } from '#testing/reviews.ts'
import { profileOf } from '#testing/people.ts'
import { type TypedForm, fillWithoutConnection } from './offline-form.ts'
import { expect, test, openWithin } from './site.ts'

const main = (page: Page) => page.getByRole('main')

test('a visitor loses no input without a connection', async ({ page, context, world }) => {
  test.slow()
  const member = await world.join({ full_name: 'Frida Forgets' })
  const signsIn = async (password: string) => {
    const answer = await world
      .visitor()
      .call.accounts.signIn({ email: member.email, password })
      .catch(() => undefined)
    return answer ? 1 : 0
  }
  const forms: TypedForm[] = [
    {
      name: 'password forgotten',
      async open() {
        await page.goto('/login')
        await page.getByRole('button', { name: 'Forgot your password?' }).click()
      },
      typed: { Email: member.email },
      send: 'Send reset link',
      stored: { in: 'password_resets', words: member.id },
      told: 'Check your email for password reset instructions',
    },
    {
      name: 'new password',
      async open() {
        const mail = await world.mailServer.mailTo(member.email)
        await page.goto(/http\S+reset-password\?\S+/.exec(textPartOf(mail.source))?.[0] ?? '')
        await expect(page).toHaveURL(resetPasswordPath())
      },
      within: main,
      typed: { 'New Password': 'a new and better one', 'Confirm Password': 'a new and better one' },
      send: 'Save new password',
      onlyOnce: true,
      stored: () => signsIn('a new and better one'),
      told: 'Your password has been successfully updated.',
    },
    {
      name: 'sign in',
      async open() {
        await context.clearCookies()
        await page.goto('/login')
      },
      typed: { Email: member.email, Password: 'a new and better one' },
      send: 'Sign in',
      onlyOnce: true,
      stored: async () => ((await context.cookies()).some(({ name }) => name.includes('session')) ? 1 : 0),
      told: 'Welcome back, Frida!',
    },
    {
      name: 'join',
      async open() {
        await context.clearCookies()
        await page.goto('/login')
        await page.getByRole('button', { name: 'Join ESG Network' }).click()
        await page.getByRole('dialog').getByText('Mentor', { exact: true }).click()
      },
      typed: { 'Full name': 'Jana Joins', Email: 'jana@joins.example.org', Password: 'a long enough sentence', Bio: 'Coaches.' },
      send: 'Create account',
      onlyOnce: true,
      stored: { in: 'users', words: 'Jana Joins' },
      told: 'Your profile has been created.',
    },
  ]
  for (const form of forms) await test.step(form.name, () => fillWithoutConnection(page, context, world, form))
})

test('a member loses no input about themselves without a connection', async ({ page, context, world, signInAs }) => {
  test.slow()
  const member = await world.join({ full_name: 'Sara Settles', user_type: 'investor' })
  await signInAs(context, member)
  const forms: TypedForm[] = [
    {
      name: 'first steps',
      open: () => openWithin(page, welcomePath('you')),
      within: main,
      typed: { 'A sentence about you': 'Looks for what lasts.' },
      send: 'Continue',
      stored: { in: 'users', words: 'Looks for what lasts.' },
    },
    {
      name: 'profile',
      async open() {
        await member.call.profiles.save(profileOf(member))
        await openWithin(page, editProfilePath())
      },
      within: main,
      typed: { Bio: 'Invests in repair.', Company: 'Mend Capital' },
      send: 'Save Profile',
      stored: { in: 'users', words: 'Invests in repair.' },
      told: 'Your profile has been updated successfully.',
    },
    {
      name: 'what an investor looks for',
      open: () => openWithin(page, '/dashboard/tab/deal-flows?tab=preferences'),
      within: main,
      typed: { 'Largest ticket': '750,000' },
      send: 'Save preferences',
      stored: { in: 'investor_preferences', words: '750000' },
      told: 'Preferences saved successfully!',
    },
    {
      name: 'another address',
      async open() {
        await openWithin(page, settingsPath())
        await page.getByRole('button', { name: 'Change email' }).click()
      },
      typed: { 'New email': 'sara@elsewhere.example.org', 'Current password': member.password },
      send: 'Send link',
      stored: { in: 'email_changes', words: 'sara@elsewhere.example.org' },
      told: 'Open the link we sent to',
    },
    {
      name: 'another password',
      async open() {
        await openWithin(page, settingsPath())
        await page.getByRole('button', { name: 'Change password' }).click()
      },
      typed: { 'Current password': member.password, 'New password': 'a new and better one' },
      send: 'Change password',
      onlyOnce: true,
      stored: async () => {
        const answer = await world
          .visitor()
          .call.accounts.signIn({ email: member.email, password: 'a new and better one' })
          .catch(() => undefined)
        return answer ? 1 : 0
      },
      told: 'You have been signed out everywhere else.',
    },
    {
      name: 'leaving',
      async open() {
        await openWithin(page, settingsPath())
        await page.getByRole('button', { name: 'Delete account' }).click()
      },
      typed: { 'Current password': 'a new and better one' },
      send: 'Delete my account',
      onlyOnce: true,
      stored: { in: 'leaving_members', words: member.id },
      told: 'If you change your mind, sign in before then.',
    },
  ]
  for (const form of forms) await test.step(form.name, () => fillWithoutConnection(page, context, world, form))
})

test('a member loses no text for others without a connection', async ({ page, context, world, signInAs }) => {
  test.slow()
  const [member, other] = [await memberNamed(world, 'Wanda Writes'), await memberNamed(world, 'Otto Other')]
  await connect(member, other)
  await mayReviewPlatform(world, member)
  const own = await postOf(member, 'Which kiln is best?')
  await commentOn(member, own.id, 'For bark, that is.')
  await other.call.reviews.write({ member_id: member.id, rating: 5, review_text: 'Opened doors.' })
  await world.settled()
  await signInAs(context, member)
  const forms: TypedForm[] = [
    {
      name: 'post',
      open: () => openWithin(page, newsfeedPath()),
      within: () => page.getByRole('form', { name: 'New post' }),
      typed: { 'Your post': 'Wool can be sorted by light.' },
      send: 'Post',
      stored: { in: 'posts', words: 'Wool can be sorted by light.' },
      told: 'Your post has been shared!',
    },
    {
      name: 'comment',
      async open() {
        await openWithin(page, postPath(own.id))
      },
      within: main,
      typed: { 'Write a comment': 'The rotary one, I think.' },
      send: 'Comment',
      stored: { in: 'post_comments', words: 'The rotary one, I think.' },
    },
    {
      name: 'comment that is changed',
      async open() {
        await openWithin(page, postPath(own.id))
        await page
          .getByRole('article', { name: /^Comment by/ })
          .filter({ hasText: 'For bark' })
          .getByRole('button', { name: 'Your comment' })
          .click()
        await page.getByRole('menuitem', { name: 'Edit comment' }).click()
      },
      within: main,
      typed: { 'Edit comment': 'For birch bark, that is.' },
      send: 'Save',
      stored: { in: 'post_comments', words: 'For birch bark, that is.' },
    },
    {
      name: 'post that is changed',
      async open() {
        await openWithin(page, postPath(own.id))
        await page.getByRole('button', { name: 'Your post' }).click()
        await page.getByRole('menuitem', { name: 'Edit post' }).click()
      },
      typed: { 'Your post': 'Which kiln is best for bark?' },
      send: 'Save',
      stored: { in: 'posts', words: 'Which kiln is best for bark?' },
      told: 'Post updated',
    },
    {
      name: 'review of the platform',
      async open() {
        await openWithin(page, communityPath())
        await page.getByRole('region', { name: 'Share Your Experience' }).getByRole('radio', { name: '1 star: poor' }).focus()
        await page.keyboard.press('Space')
      },
      within: () => page.getByRole('region', { name: 'Share Your Experience' }),
      typed: { 'Your review': 'Found two mentors in a month.' },
      send: 'Submit review',
      says: 'Unable to submit review. Please check your connection.',
      stored: { in: 'reviews', words: 'Found two mentors in a month.' },
      told: 'Your review has been submitted!',
    },
    {
      name: 'answer to a review',
      async open() {
        await openWithin(page, profilePath(member.id))
        await page.getByRole('article', { name: 'Review by Otto Other' }).getByRole('button', { name: 'Reply' }).click()
      },
      within: main,
      typed: { 'Your reply': 'Gladly, Otto!' },
      send: 'Save reply',
      stored: { in: 'reviews', words: 'Gladly, Otto!' },
    },
    {
      name: 'report',
      async open() {
        await openWithin(page, profilePath(other.id))
        await main(page).getByRole('button', { name: 'More' }).click()
        await page.getByRole('menuitem', { name: 'Report member' }).click()
        await page.getByRole('dialog').getByText('Spam or fraud').click()
      },
      typed: { 'Details for the operators': 'Writes to everybody.' },
      send: 'Send report',
      stored: { in: 'reports', words: 'Writes to everybody.' },
      told: 'The community’s operators will review it.',
    },
  ]
  for (const form of forms) await test.step(form.name, () => fillWithoutConnection(page, context, world, form))
})
