import { room } from '#platform/server/room.ts'
import { introductionsContract } from '../contract.ts'
import { introductionsPath } from '../paths.ts'
import { expireIntroductions, stopBlocked } from './end.ts'
import { introductionsHandlers } from './handlers.ts'
import { introductionCameAbout, introductionReceived } from './notifications.ts'
import { introductionsPersonalData } from './personal-data.ts'

export const introductionsRoom = room({
  name: 'introductions',
  contract: introductionsContract,
  handlers: introductionsHandlers,
  screens: [introductionsPath()],
  kinds: [introductionReceived, introductionCameAbout],
  reactions: (services) => [stopBlocked(services)],
  jobs: (services) => [expireIntroductions(services)],
  personalData: introductionsPersonalData,
})
