import type { Expression } from 'kysely'
import type { FunnelStepId } from '#platform/funnel.ts'

/** A step that members take after joining, for the figures of the community. Rooms may share one by its id: the earliest time counts. */
export interface FunnelStep {
  id: FunnelStepId
  /** Expression: when the member took it first, found by an index; null if never. */
  first: (member: Expression<string>) => Expression<Date | null>
  /** It is only known whether they took it, so `first` is any time. */
  isUndated?: true
}
