import type { Tx } from '../database/index.ts'

/**
 * The domain events by name, with what each tells. Each room adds its own:
 * `declare module '#platform/server/events/domain-event.ts' { interface DomainEventPayloads { 'profile.changed': {…} } }`.
 */
export interface DomainEventPayloads {}
export type DomainEventType = keyof DomainEventPayloads

export type DomainEvent<Type extends DomainEventType = DomainEventType> = {
  [T in Type]: { id: number; type: T; payload: DomainEventPayloads[T]; created_at: Date }
}[Type]

/** Writes an event into the transaction of the change it tells of. */
export type Announce = <Type extends DomainEventType>(type: Type, payload: DomainEventPayloads[Type]) => Promise<void>

/**
 * What a room does when others announce something. It runs in a transaction of its own together with the record of how
 * far it has read, in order and on one node at a time, so its database work happens exactly once; other work becomes a job.
 */
export interface Reaction<Type extends DomainEventType = DomainEventType> {
  name: string
  on: readonly Type[]
  /** Told only of what happens once it exists; otherwise, of all that is still kept. */
  fromNow?: true
  /** How many events it is given in one transaction at most; 1,000 unless given. Fewer where each concerns many. */
  atOnce?: number
  react(tx: Tx, events: DomainEvent<Type>[]): Promise<void>
}

/** Lets the compiler see that `react` gets just the events named in `on`. */
export function reaction<Type extends DomainEventType>(definition: Reaction<Type>): Reaction {
  return definition
}
