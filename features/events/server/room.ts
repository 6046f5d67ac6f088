import { sql } from 'kysely'
import { type RetentionKind, oldRows } from '#platform/server/retention.ts'
import { room } from '#platform/server/room.ts'
import { eventsContract } from '../contract.ts'
import { attendeesPath, checkInPath, editEventPath, eventPath, eventsPath, newEventPath, publicEventPath } from '../paths.ts'
import { ownEvents } from './activity.ts'
import { watchableEvents } from './access.ts'
import { followGroups } from './follow-groups.ts'
import { followOrganisations } from './follow-organisations.ts'
import { freePlaces } from './free-places.ts'
import { groupEventPosted } from './group-event-notification.ts'
import { eventsHandlers } from './handlers.ts'
import { coHostAccepted, coHostInvited } from './co-host-notifications.ts'
import {
  eventCancelled,
  eventChanged,
  eventHandedOver,
  eventHidden,
  messageReceived,
  placeGiven,
  registrationReceived,
} from './notifications.ts'
import { eventsPersonalData } from './personal-data.ts'
import { watchableMessages } from './messages.ts'
import { removeFiles } from './pictures.ts'
import { eventReportable } from './reportable.ts'
import { eventSearchable } from './searchable.ts'

const interactionsRetention: RetentionKind = {
  id: 'events.interactions',
  name: /*i18n*/ { id: 'retention.events.interactions', message: 'Visits to the pages of events' },
  about: /*i18n*/ {
    id: 'retention.events.interactionsAbout',
    message: 'Which member went from an event to its page elsewhere, and when.',
  },
  days: null,
  least: 30,
  ...oldRows('event_interactions', (before) => sql<boolean>`created_at < ${before}`),
}

export const eventsRoom = room({
  name: 'events',
  contract: eventsContract,
  handlers: eventsHandlers,
  screens: [
    eventsPath(),
    newEventPath(),
    eventPath('$id'),
    publicEventPath('$id'),
    editEventPath('$id'),
    attendeesPath('$id'),
    checkInPath('$id'),
  ],
  shortcut: {
    id: 'events',
    name: /*i18n*/ { id: 'install.events', message: 'Events' },
    path: eventsPath(),
    icon: 'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  },
  reactions: (services) => [freePlaces(services), followOrganisations(services), followGroups(services)],
  jobs: (services) => [removeFiles(services)],
  kinds: [
    eventChanged,
    eventCancelled,
    eventHidden,
    placeGiven,
    registrationReceived,
    eventHandedOver,
    messageReceived,
    coHostInvited,
    coHostAccepted,
    groupEventPosted,
  ],
  reportables: [eventReportable],
  searchables: [eventSearchable],
  home: { activity: ownEvents },
  personalData: eventsPersonalData,
  retention: () => [interactionsRetention],
  live: { watchable: { event: watchableEvents, 'event-messages': watchableMessages } },
})
