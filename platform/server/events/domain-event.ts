import type { Tx } from '../database/index.ts'

/**
 * The domain events by name, with their payloads. Each room adds its own:
 * `declare module '#platform/server/events/domain-event.ts' { interface DomainEventPayloads { 'profile.changed': {…} } }`.
 */
export interface DomainEventPayloads {}
export type DomainEventType = keyof DomainEventPayloads

export type DomainEvent<Type extends DomainEventType = DomainEventType> = {
  [T in Type]: { id: number; type: T; payload: DomainEventPayloads[T]; created_at: Date }
}[Type]

/** Writes an event in the transaction of the change that it describes. */
export type Announce = <Type extends DomainEventType>(type: Type, payload: DomainEventPayloads[Type]) => Promise<void>

/**
 * What a room does in response to domain events. It runs in one transaction with its read position, in order and on one node at a time, so
 * its database work happens exactly once; everything else belongs in a job.
 */
export interface Reaction<Type extends DomainEventType = DomainEventType> {
  name: string
  on: readonly Type[]
  /** Only receives events from its first start; otherwise all stored events. */
  fromNow?: true
  /** The most events per transaction, 1,000 by default. Set it lower where each event affects many rows. */
  atOnce?: number
  react(tx: Tx, events: DomainEvent<Type>[]): Promise<void>
}

/** Types `react` by the events named in `on`. */
export function reaction<Type extends DomainEventType>(definition: Reaction<Type>): Reaction {
  return definition
}
