import { keptByMember } from '#platform/web/kept-entries.ts'
import type { EventValues } from './event-values.ts'

/** An unsent draft of an event. */
export interface UnsentEvent {
  id: string
  /** Of an existing event, those that were changed. */
  values: Partial<EventValues>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Drafts on this device by event id, or 'new'. */
export const unsentEvents = keptByMember<UnsentEvent>('event_draft', (kept) =>
  isObject(kept) && typeof kept['id'] === 'string' && isObject(kept['values']) ? (kept as unknown as UnsentEvent) : undefined,
)
