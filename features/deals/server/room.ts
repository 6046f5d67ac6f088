import { room } from '#platform/server/room.ts'
import { dealsContract } from '../contract.ts'
import { dealPath, dealsPath, editDealPath, newDealPath, readingPath } from '../paths.ts'
import { postedDeals } from './activity.ts'
import { dealFits } from './fitting-notification.ts'
import { dealsHandlers } from './handlers.ts'
import { dealInterest, introductionAnswered, introductionRequested, investmentTold, readingAsked, readingGranted } from './notifications.ts'
import { dealsPersonalData } from './personal-data.ts'
import { lookForFitting, tellFitting } from './tell-fitting.ts'

export const dealsRoom = room({
  name: 'deals',
  contract: dealsContract,
  handlers: dealsHandlers,
  screens: [dealsPath(), newDealPath(), dealPath('$id'), editDealPath('$id'), readingPath('$id', '$documentId')],
  kinds: [dealInterest, introductionRequested, introductionAnswered, readingAsked, readingGranted, investmentTold, dealFits],
  reactions: (services) => [lookForFitting(services)],
  jobs: (services) => [tellFitting(services)],
  home: { activity: postedDeals },
  personalData: dealsPersonalData,
})
