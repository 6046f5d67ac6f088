import { keptByMember } from '#platform/web/kept-entries.ts'
import type { EventValues } from './event-values.ts'

/** What the form has of an event and the server does not. */
export interface UnsentEvent {
  id: string
  values: EventValues
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** On this device, by the events' ids; 'new' for one that is not posted. */
export const unsentEvents = keptByMember<UnsentEvent>('event_draft', (kept) =>
  isObject(kept) && typeof kept['id'] === 'string' && isObject(kept['values']) ? (kept as unknown as UnsentEvent) : undefined,
)
