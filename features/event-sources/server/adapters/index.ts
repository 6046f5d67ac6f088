import type { Configuration } from '#platform/server/configuration.ts'
import type { FollowedKind } from '../../vocabulary.ts'
import type { Adapter } from './adapter.ts'
import { conferenceData } from './conference-data.ts'
import { eventbrite } from './eventbrite.ts'
import { icalendar } from './icalendar.ts'
import { meetup } from './meetup.ts'
import { mobilizon } from './mobilizon.ts'
import { webPage } from './web-page.ts'

export type Adapters = Record<FollowedKind, Adapter>

const made = new WeakMap<Configuration, Adapters>()

/** The adapter of each kind, with the configured keys; their caches last as long as the process. */
export function adaptersOf(configuration: Configuration): Adapters {
  const known = made.get(configuration)
  if (known) return known
  const { eventSources } = configuration
  const adapters: Adapters = {
    icalendar,
    'web-page': webPage,
    eventbrite: eventbrite(eventSources.eventbrite?.token),
    meetup: meetup(eventSources.meetup),
    mobilizon,
    'conference-data': conferenceData(),
  }
  made.set(configuration, adapters)
  return adapters
}
