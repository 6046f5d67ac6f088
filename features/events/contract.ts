import * as z from 'zod'
import { coHostsProcedures } from './co-hosts-contract.ts'
import { findingProcedures } from './finding-contract.ts'
import { hostingProcedures } from './hosting-contract.ts'
import { messagesProcedures } from './messages-contract.ts'
import { preferencesProcedures } from './preferences-contract.ts'
import { registrationProcedures } from './registration-contract.ts'

export type { EventInput } from './hosting-contract.ts'

export const eventsContract = {
  ...findingProcedures,
  ...registrationProcedures,
  ...hostingProcedures,
  ...messagesProcedures,
  ...coHostsProcedures,
  ...preferencesProcedures,
}

export const eventsLive = {
  /** An event that the member hosts, or watches as a person of its organisation ('event:<id>'), has changed. Fetch it again. */
  'events.changed': z.object({ event_id: z.uuid() }),
  /** The host wrote to the attendees of an event that the member watches ('event-messages:<id>'). */
  'events.messageSent': z.object({ event_id: z.uuid() }),
  /** The member changed something about an event, perhaps on another device. */
  'events.ownChanged': z.object({ event_id: z.uuid() }),
}
