import type { FunnelStep } from '#platform/server/funnel.ts'
import { job } from '#platform/server/jobs/index.ts'
import { room } from '#platform/server/room.ts'
import { figuresContract } from '../contract.ts'
import { figuresPath } from '../paths.ts'
import { figuresHandlers } from './handlers.ts'
import { figuresPersonalData } from './personal-data.ts'
import { recordActivity } from './queries.ts'
import { takeFigures } from './take-figures.ts'

/** @param steps the steps that the rooms contribute to the funnel */
export const figuresRoom = (steps: readonly FunnelStep[]) =>
  room({
    name: 'figures',
    contract: figuresContract,
    handlers: figuresHandlers,
    screens: [figuresPath()],
    jobs: ({ database }) => [
      job({ name: 'figures.take', retries: 2, schedule: '40 2 * * *', run: () => takeFigures(database, steps) }),
      // Sessions that end take the record of their use with them.
      job({ name: 'figures.recordActivity', retries: 0, schedule: '10 * * * *', run: () => recordActivity(database.kysely) }),
    ],
    personalData: figuresPersonalData,
  })
