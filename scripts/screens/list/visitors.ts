import { emailLinkPath, resetPasswordPath, signInPath } from '#features/accounts/paths.ts'
import { aboutPath } from '#features/community/paths.ts'
import { audiences } from '#features/landing/audiences.ts'
import { audiencePath } from '#features/landing/paths.ts'
import { legalPath } from '#features/legal/paths.ts'
import { unsubscribePath } from '#features/notifications/paths.ts'
import { landingPath } from '#platform/paths.ts'
import { dialog, press } from '../acts.ts'
import type { Screen } from '../screens.ts'

const screens: Omit<Screen, 'as'>[] = [
  { name: 'landing', path: landingPath() },
  ...audiences.map((audience) => ({ name: `for-${audience}`, path: audiencePath(audience) })),
  { name: 'legal', path: legalPath('privacy') },
  { name: 'accessibility', path: legalPath('accessibility') },
  { name: 'about', path: aboutPath() },
  { name: 'sign-in', path: signInPath(), act: (page) => dialog(page, 'Sign in') },
  {
    name: 'join',
    path: signInPath(),
    async act(page) {
      await press(page, 'Join ESG Network')
      await dialog(page, 'Join ESG Network')
    },
  },
  {
    name: 'forgotten-password',
    path: signInPath(),
    async act(page) {
      await press(page, 'Forgot your password?')
      await page.getByRole('button', { name: 'Forgot your password?' }).waitFor({ state: 'hidden' })
    },
  },
  { name: 'reset-invalid', path: resetPasswordPath() },
  { name: 'confirm-email-invalid', path: emailLinkPath(), act: (page) => page.getByRole('alert').waitFor() },
  { name: 'unsubscribe-invalid', path: unsubscribePath('not-a-link') },
]

/** What visitors see. */
export const screensOfVisitors = screens.map((screen): Screen => ({ ...screen, as: 'visitor' }))
