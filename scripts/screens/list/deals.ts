import { dealsPath, newDealPath } from '#features/deals/paths.ts'
import { impactStatementPath } from '#features/impact-statements/paths.ts'
import { exchangeRatesPath, importInvestmentsPath, investmentsPath, newInvestmentPath } from '#features/investments/paths.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { teamPipelinePath } from '#features/team-pipeline/paths.ts'
import { newUpdatePath, updatesPath } from '#features/updates/paths.ts'
import { follow, fund, openFirstDeal } from '../acts.ts'
import type { Screen } from '../screens.ts'

/** Deals: pipeline, investments, updates to investors. */
export const screensOfDeals: Screen[] = [
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
  { name: 'team-pipeline', path: teamPipelinePath(fund), act: (page) => page.getByRole('grid').first().waitFor() },
  { name: 'deals-own', path: dealsPath('my-deals'), as: 'founder' },
  { name: 'deal-analytics', path: dealsPath('analytics'), as: 'founder' },
  { name: 'deal-wizard', path: newDealPath(), act: (page) => page.getByRole('heading', { name: 'Submit New Deal' }).waitFor() },
  {
    name: 'deal-edit',
    path: dealsPath('my-deals'),
    as: 'founder',
    async act(page) {
      await page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click()
      await page.getByRole('heading', { name: 'Edit Deal' }).waitFor()
    },
  },
  { name: 'investments', path: investmentsPath() },
  {
    name: 'shared-investments',
    path: organisationPath(fund),
    act: (page) => page.getByRole('link', { name: 'Shared investments' }).click(),
  },
  { name: 'investment', path: investmentsPath(), act: follow(`${investmentsPath()}/`) },
  { name: 'investment-new', path: newInvestmentPath() },
  { name: 'investments-import', path: importInvestmentsPath() },
  { name: 'exchange-rates', path: exchangeRatesPath() },
  { name: 'impact-statement', path: impactStatementPath() },
  { name: 'updates', path: updatesPath() },
  { name: 'update', path: updatesPath(), act: follow(`${updatesPath()}/`) },
  { name: 'updates-own', path: updatesPath(), as: 'founder' },
  { name: 'update-new', path: newUpdatePath(), as: 'founder' },
]
