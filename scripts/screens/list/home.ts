import { settingsPath } from '#features/accounts/paths.ts'
import { recentActivityPath } from '#features/dashboard/paths.ts'
import { notificationsPath } from '#features/notifications/paths.ts'
import { editProfilePath, ownProfilePath, seenProfilePath, welcomePath } from '#features/profiles/paths.ts'
import { ownDecisionsPath } from '#features/reports/paths.ts'
import { searchPath } from '#features/search/paths.ts'
import { dashboardPath, tabPath } from '#platform/paths.ts'
import { dialog, openPalette, press } from '../acts.ts'
import type { Screen } from '../screens.ts'

/** Home, and what is behind the picture and the bell. */
export const screensOfHome: Screen[] = [
  { name: 'dashboard', path: dashboardPath() },
  { name: 'recent-activity', path: recentActivityPath() },
  {
    name: 'search',
    path: searchPath('heat'),
    act: (page) => page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first().waitFor(),
  },
  {
    name: 'palette',
    path: dashboardPath(),
    async act(page) {
      await openPalette(page)
      await page.getByRole('combobox').fill('heat')
      await page.getByRole('group', { name: 'Members' }).getByRole('option').first().waitFor()
    },
  },
  {
    name: 'shortcuts',
    path: dashboardPath(),
    async act(page) {
      await openPalette(page)
      await page.getByRole('option', { name: 'Keyboard shortcuts' }).click()
      await dialog(page, 'Keyboard shortcuts')
    },
  },
  {
    name: 'account-menu',
    path: dashboardPath(),
    async act(page) {
      await press(page, /Account|Henrik Lindqvist/)
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'profile', path: ownProfilePath() },
  { name: 'profile-setup', path: editProfilePath(), act: (page) => page.getByRole('heading', { name: 'Profile Setup' }).waitFor() },
  { name: 'profile-as-others-see-it', path: seenProfilePath() },
  { name: 'first-step', path: welcomePath('you') },
  { name: 'second-step', path: welcomePath('work') },
  { name: 'third-step', path: welcomePath('place') },
  { name: 'first-steps-done', path: welcomePath('done') },
  {
    name: 'notifications-panel',
    path: dashboardPath(),
    async act(page) {
      await press(page, /^Notifications/)
      await dialog(page, 'Notifications')
    },
  },
  { name: 'notifications', path: notificationsPath() },
  { name: 'notifications-activity', path: notificationsPath('activity') },
  { name: 'notification-settings', path: notificationsPath('settings') },
  { name: 'settings', path: settingsPath() },
  {
    name: 'change-email',
    path: settingsPath(),
    async act(page) {
      await press(page, 'Change email')
      await dialog(page, 'Change your email')
    },
  },
  {
    name: 'change-password',
    path: settingsPath(),
    async act(page) {
      await press(page, 'Change password')
      await dialog(page, 'Change your password')
    },
  },
  {
    name: 'delete-account',
    path: settingsPath(),
    async act(page) {
      await press(page, 'Delete account')
      await dialog(page, 'Delete your account?')
    },
  },
  { name: 'decisions', path: ownDecisionsPath() },
  { name: 'tab-not-found', path: tabPath('nowhere') },
]
