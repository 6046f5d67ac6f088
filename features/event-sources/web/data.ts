import { roomApi } from '#platform/web/api.ts'
import type { eventSourcesContract } from '../contract.ts'

export const eventSources = roomApi<typeof eventSourcesContract>('eventSources')

export const sourceStates = () => eventSources.query.states.queryOptions()
export const allSources = () => eventSources.query.list.queryOptions()
export const curatedEvents = () => eventSources.query.curated.queryOptions()
