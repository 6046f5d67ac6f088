import { consolePath } from '#platform/paths.ts'

/** Where programme managers follow sources of events and list events for everybody. */
export const managedEventsPath = () => consolePath('events')
