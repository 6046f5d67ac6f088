import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { eventSourceKinds } from '../../vocabulary.ts'

/**
 * Of matching events, the one whose source comes first in `eventSourceKinds` is shown as long as its source has it, cancelled or not.
 * Two events of one source never match.
 * @param keys the sameness keys of changed events, before and after
 */
export async function settleDuplicates(tx: Tx, announce: Announce, keys: readonly string[]): Promise<void> {
  const touched = [...new Set(keys)].filter(Boolean)
  if (touched.length === 0) return
  const { rows } = await sql<{ id: string }>`
    with alike as (
      select id, duplicate_of, source, source_id, sameness,
        first_value(id) over best as best_id, first_value(source) over best as best_source, first_value(source_id) over best as best_source_id
      from events
      where sameness = any(${touched}::text[]) and status <> 'retired'
      window best as (partition by sameness order by array_position(${[...eventSourceKinds]}::text[], source), created_at, id)
    ), settled as (
      select id, duplicate_of,
        case when (source, source_id) is distinct from (best_source, best_source_id) then best_id end as wanted
      from alike
    )
    update events e set duplicate_of = s.wanted, updated_at = now()
    from settled s where s.id = e.id and s.duplicate_of is distinct from s.wanted
    returning e.id`.execute(tx)
  if (rows.length > 0) await announce('event.saved', { event_ids: rows.map(({ id }) => id) })
}
