import { room } from '#platform/server/room.ts'
import { dealsContract } from '../contract.ts'
import { dealPath, dealsPath, editDealPath, newDealPath, readingPath } from '../paths.ts'
import { postedDeals } from './activity.ts'
import { dealFits } from './match-notification.ts'
import { followOrganisations } from './follow-organisations.ts'
import { dealSteps } from './funnel.ts'
import { dealsHandlers } from './handlers.ts'
import {
  accessGranted,
  accessRequested,
  dealInterest,
  introductionAnswered,
  introductionRequested,
  investmentReported,
} from './notifications.ts'
import { dealsPersonalData } from './personal-data.ts'
import { dealSearchables } from './searchables.ts'
import { showBookmarksWeekly } from './show-bookmarks.ts'
import { startNotifyingMatches, notifyMatches } from './tell-fitting.ts'

export const dealsRoom = room({
  name: 'deals',
  contract: dealsContract,
  handlers: dealsHandlers,
  screens: [dealsPath(), newDealPath(), dealPath('$id'), editDealPath('$id'), readingPath('$id', '$documentId')],
  shortcut: {
    id: 'deals',
    name: /*i18n*/ { id: 'install.deals', message: 'Deals' },
    path: dealsPath(),
    icon: 'M4 7h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM8 7V6a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v1M2 12.5q10 5 20 0M12 12h.01',
  },
  kinds: [dealInterest, introductionRequested, introductionAnswered, accessRequested, accessGranted, investmentReported, dealFits],
  reactions: (services) => [startNotifyingMatches(services), followOrganisations(services)],
  jobs: (services) => [notifyMatches(services), showBookmarksWeekly(services)],
  searchables: dealSearchables,
  funnel: dealSteps,
  home: { activity: postedDeals },
  personalData: dealsPersonalData,
})
