import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { connectedTo } from '#features/relations/server/index.ts'
import type { OwnField } from '../contract.ts'
import { type FieldFilter, filtersIn, fitsField } from '../filters.ts'
import type { Subject } from '../vocabulary.ts'
import { fieldsOf } from './queries.ts'

/** Conditions for the id of a member or an organisation. They mean the same. */
export interface FilterCondition {
  /** For many rows: the database can begin with the answers that match. */
  ofMany(id: Expression<string>): RawBuilder<boolean>
  /** For a few rows that are read anyway: looks up the answer of each. */
  ofEach(id: Expression<string>): RawBuilder<boolean>
}

interface Part {
  field: OwnField
  filter: FieldFilter
}

/**
 * The filters of an address as a condition; undefined if there are none. Those of fields that are no filters, or no longer exist, are left
 * out. Fields that only connections see match nobody but the viewer's connections.
 */
export async function filterCondition(
  reader: Reader,
  { viewer, subject, filters: text }: { viewer: string; subject: Subject; filters: string | undefined },
): Promise<FilterCondition | undefined> {
  const filters = filtersIn(text)
  if (filters.length === 0) return undefined
  const fields = new Map((await fieldsOf(reader, subject)).map((field) => [field.id, field]))
  const parts = filters.flatMap((filter): Part[] => {
    const field = fields.get(filter.id)
    return field?.is_filter && fitsField(filter, field) ? [{ field, filter }] : []
  })
  if (parts.length === 0) return undefined
  const connections = sql`array(${connectedTo(sql<string>`${viewer}::uuid`)})`
  const isSeen = ({ field }: Part, id: Expression<string>) =>
    field.visibility === 'connections' ? sql`${id} = any(${connections}) and ` : sql``
  const every = (condition: (part: Part) => RawBuilder<unknown>) => sql<boolean>`(${sql.join(parts.map(condition), sql` and `)})`
  return {
    ofMany: (id) =>
      every((part) => {
        const owners = sql`select subject_id from field_values where ${isSeen(part, sql.ref('subject_id'))} field_id = ${part.field.id}::uuid`
        return sql`${id} in (${owners} and ${isMatch(part)})`
      }),
    ofEach: (id) =>
      every((part) => {
        const answer = sql`from field_values where subject_id = ${id} and field_id = ${part.field.id}::uuid`
        return sql`${isSeen(part, id)} (select ${isMatch(part)} ${answer})`
      }),
  }
}

function isMatch({ field, filter }: Part): RawBuilder<boolean> {
  if ('choices' in filter) return sql`choices && ${filter.choices}::text[]`
  const { from, to } = filter
  return field.kind === 'number'
    ? sql`number between ${from || '-Infinity'}::double precision and ${to || 'Infinity'}::double precision`
    : sql`date between ${from || '-infinity'}::date and ${to || 'infinity'}::date`
}
