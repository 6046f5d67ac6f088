import { room } from '#platform/server/room.ts'
import { dealsContract } from '../contract.ts'
import { dealPath, dealsPath, editDealPath, newDealPath, readingPath } from '../paths.ts'
import { dealsHandlers } from './handlers.ts'
import { investmentTold, readingAsked, readingGranted } from './told-notifications.ts'
import { dealInterest, introductionAnswered, introductionRequested } from './notifications.ts'
import { dealsPersonalData } from './personal-data.ts'

export const dealsRoom = room({
  name: 'deals',
  contract: dealsContract,
  handlers: dealsHandlers,
  screens: [dealsPath(), newDealPath(), dealPath('$id'), editDealPath('$id'), readingPath('$id', '$documentId')],
  kinds: [dealInterest, introductionRequested, introductionAnswered, readingAsked, readingGranted, investmentTold],
  personalData: dealsPersonalData,
})
