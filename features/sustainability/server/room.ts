import { sql } from 'kysely'
import { type RetentionKind, oldRows } from '#platform/server/retention.ts'
import { room } from '#platform/server/room.ts'
import { sustainabilityContract } from '../contract.ts'
import { answerPath, answersPath, evidencePath, ownRequestsPath, readersPath, sustainabilityPath } from '../paths.ts'
import { followOrganisations } from './follow-organisations.ts'
import { sustainabilityHandlers } from './handlers.ts'
import { answerStateChanged, answersRequested, requestAnswered } from './notifications.ts'
import { sustainabilityPersonalData } from './personal-data.ts'
import { rebuildFacts } from './facts.ts'
import { remindOfRequests } from './remind.ts'

const readingsRetention: RetentionKind = {
  id: 'sustainability.readings',
  name: /*i18n*/ { id: 'retention.sustainability.readings', message: 'Who read which sustainability answers' },
  about: /*i18n*/ {
    id: 'retention.sustainability.readingsAbout',
    message: 'On which day, and which sections. The organisation sees it in its list of readers.',
  },
  days: null,
  least: 30,
  ...oldRows('sustainability_readings', (before) => sql<boolean>`read_at < ${before}`),
}

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
  retention: () => [readingsRetention],
})
