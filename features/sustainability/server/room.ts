import { room } from '#platform/server/room.ts'
import { sustainabilityContract } from '../contract.ts'
import { answerPath, answersPath, evidencePath, ownRequestsPath, readersPath, sustainabilityPath } from '../paths.ts'
import { followOrganisations } from './follow-organisations.ts'
import { sustainabilityHandlers } from './handlers.ts'
import { answerStateChanged, answersRequested, requestAnswered } from './notifications.ts'
import { sustainabilityPersonalData } from './personal-data.ts'
import { rebuildFacts } from './facts.ts'
import { remindOfRequests } from './remind.ts'

export const sustainabilityRoom = room({
  name: 'sustainability',
  contract: sustainabilityContract,
  handlers: sustainabilityHandlers,
  screens: [
    sustainabilityPath('$slug'),
    answersPath('$slug'),
    answerPath('$slug', '$part'),
    readersPath('$slug'),
    evidencePath('$slug', '$fileId', '$documentId'),
    ownRequestsPath(),
  ],
  kinds: [answersRequested, requestAnswered, answerStateChanged],
  reactions: (services) => [followOrganisations(services)],
  jobs: (services) => [remindOfRequests(services)],
  rebuild: rebuildFacts,
  personalData: sustainabilityPersonalData,
})
