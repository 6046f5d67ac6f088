import { directoryPath, organisationsPath } from '#features/directory/paths.ts'
import { introductionsPath } from '#features/introductions/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
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
import { importPath, printPath } from '#features/sustainability-reports/paths.ts'
import { dialog, fund, member, openMember, startup } from '../acts.ts'
import type { Screen } from '../screens.ts'

/** People: matches, directory, organisations. */
export const screensOfPeople: Screen[] = [
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
  { name: 'introductions', path: introductionsPath(), as: 'founder' },
  { name: 'directory', path: directoryPath() },
  { name: 'directory-search', path: `${directoryPath()}?query=soil&country=IT` },
  { name: 'directory-empty', path: `${directoryPath()}?query=zzzzzz` },
  { name: 'member', path: `${directoryPath()}?query=Terrabruna`, act: openMember },
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
  { name: 'organisations', path: organisationsPath() },
  { name: 'organisation', path: organisationPath(startup) },
  { name: 'own-organisation', path: organisationPath(fund) },
  { name: 'own-organisations', path: ownOrganisationsPath() },
  { name: 'organisation-form', path: editOrganisationPath(fund) },
  { name: 'organisation-new', path: newOrganisationPath() },
  { name: 'organisation-people', path: organisationPeoplePath(fund) },
  { name: 'organisation-verification', path: organisationVerificationPath(fund) },
  { name: 'sustainability', path: sustainabilityPath(startup) },
  { name: 'sustainability-print', path: printPath(startup) },
  { name: 'sustainability-answers', path: answersPath(fund) },
  { name: 'sustainability-questions', path: answerPath(fund, 'invest-europe-minimum') },
  { name: 'sustainability-import', path: importPath(fund) },
  { name: 'sustainability-readers', path: readersPath(fund) },
  { name: 'sustainability-requests', path: ownRequestsPath() },
]
