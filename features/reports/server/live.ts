import type { Actor } from '#platform/server/http/context.ts'
import { liveEvents } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { readsArea } from '#features/members/server/index.ts'
import { reportsLive } from '../contract.ts'

const event = liveEvents(reportsLive)

/** Says only that something has changed, because operators must not learn of reports about themselves. */
export const casesChanged = event('reports.casesChanged', ['reports:cases'], {})

/** The subject that everybody who reads cases watches. */
export const watchableCases = async (_services: Services, actor: Actor, ids: readonly string[]): Promise<string[]> =>
  readsArea(actor, 'moderation') ? ids.filter((id) => id === 'cases') : []
