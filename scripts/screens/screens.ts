import type { Page } from '@playwright/test'
import { dashboardPath, landingPath, tabPath } from '#platform/paths.ts'
import { emailLinkPath, resetPasswordPath, settingsPath, signInPath } from '#features/accounts/paths.ts'
import { aboutPath } from '#features/community/paths.ts'
import { audiences } from '#features/landing/audiences.ts'
import { audiencePath } from '#features/landing/paths.ts'
import { legalPath } from '#features/legal/paths.ts'
import { newsfeedPath } from '#features/newsfeed/paths.ts'
import { ownDecisionsPath } from '#features/reports/paths.ts'
import { dealsPath, newDealPath } from '#features/deals/paths.ts'
import { directoryPath, organisationsPath } from '#features/directory/paths.ts'
import { eventsPath } from '#features/events/paths.ts'
import { investmentsPath } from '#features/investments/paths.ts'
import { articlePath, communityPath } from '#features/knowledge/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { notificationsPath, unsubscribePath } from '#features/notifications/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import {
  editOrganisationPath,
  newOrganisationPath,
  organisationPath,
  organisationPeoplePath,
  organisationVerificationPath,
  ownOrganisationsPath,
} from '#features/organisations/paths.ts'
import { answerPath, answersPath, ownRequestsPath, readersPath, sustainabilityPath } from '#features/sustainability/paths.ts'
import { teamPipelinePath } from '#features/team-pipeline/paths.ts'
import { editProfilePath, ownProfilePath, seenProfilePath, welcomePath } from '#features/profiles/paths.ts'

export interface Screen {
  name: string
  path: string
  signedIn: boolean
  /** Steps before the screenshot, once the page has a heading; resolves when the wanted content is on the page. */
  act?: (page: Page) => Promise<void>
}

/** A demo member with whom the investor has exchanged messages. */
const member = 'Giulia Santarelli'
/** The investor's fund, and another organisation. */
const [fund, startup] = ['skerry-transition-fund', 'terrabruna']

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function openMember(page: Page): Promise<void> {
  await page.getByRole('link', { name: member }).first().click()
  await page.getByRole('heading', { name: member, level: 1 }).waitFor()
}

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click()
  await page.getByRole('combobox', { name: 'Search everything' }).waitFor()
}

async function openFirstDeal(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Pitch deck' }).waitFor()
}

const ofVisitors: Omit<Screen, 'signedIn'>[] = [
  { name: 'landing', path: landingPath() },
  ...audiences.map((audience) => ({ name: `for-${audience}`, path: audiencePath(audience) })),
  { name: 'legal', path: legalPath('privacy') },
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

const ofMembers: Omit<Screen, 'signedIn'>[] = [
  { name: 'dashboard', path: dashboardPath() },
  { name: 'profile', path: ownProfilePath() },
  { name: 'profile-setup', path: editProfilePath(), act: (page) => page.getByRole('heading', { name: 'Profile Setup' }).waitFor() },
  { name: 'profile-as-others-see-it', path: seenProfilePath() },
  { name: 'first-step', path: welcomePath('you') },
  { name: 'second-step', path: welcomePath('work') },
  { name: 'third-step', path: welcomePath('place') },
  { name: 'first-steps-done', path: welcomePath('done') },
  { name: 'directory', path: directoryPath() },
  { name: 'directory-search', path: `${directoryPath()}?query=soil&country=IT` },
  { name: 'directory-empty', path: `${directoryPath()}?query=zzzzzz` },
  { name: 'member', path: `${directoryPath()}?query=Terrabruna`, act: openMember },
  { name: 'organisations', path: organisationsPath() },
  { name: 'organisation', path: organisationPath(startup) },
  { name: 'own-organisation', path: organisationPath(fund) },
  { name: 'own-organisations', path: ownOrganisationsPath() },
  { name: 'organisation-form', path: editOrganisationPath(fund) },
  { name: 'organisation-new', path: newOrganisationPath() },
  { name: 'organisation-people', path: organisationPeoplePath(fund) },
  { name: 'organisation-verification', path: organisationVerificationPath(fund) },
  { name: 'sustainability', path: sustainabilityPath(startup) },
  { name: 'sustainability-answers', path: answersPath(fund) },
  { name: 'sustainability-questions', path: answerPath(fund, 'invest-europe-minimum') },
  { name: 'sustainability-readers', path: readersPath(fund) },
  { name: 'sustainability-requests', path: ownRequestsPath() },
  { name: 'team-pipeline', path: teamPipelinePath(fund), act: (page) => page.getByRole('grid').first().waitFor() },
  {
    name: 'block-member',
    path: `${directoryPath()}?query=Terrabruna`,
    async act(page) {
      await openMember(page)
      await page.getByRole('main').getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Block member' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'report-member',
    path: `${directoryPath()}?query=Terrabruna`,
    async act(page) {
      await openMember(page)
      await page.getByRole('main').getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Report member' }).click()
      await dialog(page, `Report ${member}`)
    },
  },
  { name: 'member-not-found', path: profilePath('00000000-0000-4000-8000-000000000000') },
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
  {
    name: 'matching',
    path: matchingPath(),
    act: (page) => page.getByRole('button', { name: 'Connect', exact: true }).waitFor(),
  },
  { name: 'match-interests', path: matchingPath('interests') },
  { name: 'match-sent', path: matchingPath('sent') },
  { name: 'match-connections', path: matchingPath('connections') },
  { name: 'match-bookmarks', path: matchingPath('bookmarks') },
  { name: 'match-passed', path: matchingPath('passed') },
  { name: 'about', path: aboutPath() },
  { name: 'newsfeed', path: newsfeedPath(), act: (page) => page.getByRole('article').first().waitFor() },
  { name: 'decisions', path: ownDecisionsPath() },
  { name: 'community', path: communityPath(), act: (page) => page.getByRole('article').first().waitFor() },
  { name: 'article', path: articlePath('cap-table'), act: (page) => page.getByRole('table').first().waitFor() },
  { name: 'deals', path: dealsPath(), act: (page) => page.getByRole('article').first().waitFor() },
  { name: 'deals-empty', path: `${dealsPath()}?query=zzzzzz` },
  { name: 'deal', path: dealsPath(), act: openFirstDeal },
  {
    name: 'deal-reader',
    path: dealsPath(),
    async act(page) {
      await openFirstDeal(page)
      await page.getByRole('link', { name: 'View deck', exact: true }).click()
      await page.locator('canvas').first().waitFor()
    },
  },
  { name: 'deal-pipeline', path: `${dealsPath()}?tab=pipeline`, act: (page) => page.getByRole('grid').first().waitFor() },
  { name: 'deal-preferences', path: dealsPath('preferences') },
  { name: 'deal-wizard', path: newDealPath(), act: (page) => page.getByRole('textbox', { name: 'Startup name' }).waitFor() },
  { name: 'events', path: eventsPath(), act: (page) => page.getByRole('grid').waitFor() },
  { name: 'investments', path: investmentsPath() },
  {
    name: 'shared-investments',
    path: organisationPath(fund),
    act: (page) => page.getByRole('link', { name: 'Shared investments' }).click(),
  },
  { name: 'messages', path: messagesPath() },
  {
    name: 'conversation',
    path: messagesPath(),
    async act(page) {
      await page.getByRole('link', { name: member }).first().click()
      await page.getByRole('log').waitFor()
    },
  },
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
  { name: 'tab-not-found', path: tabPath('nowhere') },
]

/** All screens. */
export const screens: Screen[] = [
  ...ofVisitors.map((screen) => ({ ...screen, signedIn: false })),
  ...ofMembers.map((screen) => ({ ...screen, signedIn: true })),
]
