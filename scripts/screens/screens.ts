import type { Page } from '@playwright/test'
import { paths } from '#platform/paths.ts'

export interface Screen {
  name: string
  path: string
  signedIn: boolean
  /** What to do before the picture, once the page has a heading; resolves when what is wanted stands there. */
  act?: (page: Page) => Promise<void>
}

/** Somebody of the demo with whom its investor has talked. */
const member = 'Giulia Santarelli'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function openMember(page: Page): Promise<void> {
  await page.getByRole('link', { name: member }).first().click()
  await page.getByRole('heading', { name: member, level: 1 }).waitFor()
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Search members and screens' }).waitFor()
}

const ofVisitors: Omit<Screen, 'signedIn'>[] = [
  { name: 'landing', path: paths.landing() },
  { name: 'sign-in', path: paths.signIn(), act: (page) => dialog(page, 'Sign in') },
  {
    name: 'join',
    path: paths.signIn(),
    async act(page) {
      await press(page, 'Join ESG Network')
      await dialog(page, 'Join ESG Network')
    },
  },
  {
    name: 'forgotten-password',
    path: paths.signIn(),
    async act(page) {
      await press(page, 'Forgot your password?')
      await page.getByRole('button', { name: 'Forgot your password?' }).waitFor({ state: 'hidden' })
    },
  },
  { name: 'reset-invalid', path: paths.resetPassword() },
  { name: 'unsubscribe-invalid', path: paths.unsubscribe('not-a-link') },
]

const ofMembers: Omit<Screen, 'signedIn'>[] = [
  { name: 'dashboard', path: paths.dashboard() },
  { name: 'profile', path: paths.tab('profile') },
  { name: 'profile-setup', path: paths.editProfile(), act: (page) => page.getByRole('heading', { name: 'Profile Setup' }).waitFor() },
  { name: 'directory', path: paths.tab('organisations') },
  { name: 'directory-search', path: `${paths.tab('organisations')}?query=soil&country=IT` },
  { name: 'directory-empty', path: `${paths.tab('organisations')}?query=zzzzzz` },
  { name: 'member', path: `${paths.tab('organisations')}?query=Terrabruna`, act: openMember },
  {
    name: 'block-member',
    path: `${paths.tab('organisations')}?query=Terrabruna`,
    async act(page) {
      await openMember(page)
      await page.getByRole('main').getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Block member' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'member-not-found', path: paths.profile('00000000-0000-4000-8000-000000000000') },
  {
    name: 'palette',
    path: paths.dashboard(),
    async act(page) {
      await openPalette(page)
      await page.getByRole('searchbox').fill('heat')
      await page.getByRole('group', { name: 'Members' }).getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'shortcuts',
    path: paths.dashboard(),
    async act(page) {
      await openPalette(page)
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
      await dialog(page, 'Keyboard shortcuts')
    },
  },
  {
    name: 'account-menu',
    path: paths.dashboard(),
    async act(page) {
      await press(page, /Account|Henrik Lindqvist/)
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'matching',
    path: paths.matching(),
    act: (page) => page.getByRole('button', { name: 'Connect', exact: true }).waitFor(),
  },
  { name: 'match-interests', path: paths.matching('interests') },
  { name: 'match-connections', path: paths.matching('connections') },
  { name: 'match-bookmarks', path: paths.matching('bookmarks') },
  { name: 'messages', path: paths.messages() },
  {
    name: 'conversation',
    path: paths.messages(),
    async act(page) {
      await page.getByRole('link', { name: member }).first().click()
      await page.getByRole('log').waitFor()
    },
  },
  {
    name: 'notifications-panel',
    path: paths.dashboard(),
    async act(page) {
      await press(page, /^Notifications/)
      await dialog(page, 'Notifications')
    },
  },
  { name: 'notifications', path: paths.notifications() },
  { name: 'notifications-activity', path: paths.notifications('activity') },
  { name: 'notification-settings', path: paths.notifications('settings') },
  { name: 'tab-not-found', path: paths.tab('nowhere') },
]

/** Every screen there is. */
export const screens: Screen[] = [
  ...ofVisitors.map((screen) => ({ ...screen, signedIn: false })),
  ...ofMembers.map((screen) => ({ ...screen, signedIn: true })),
]
