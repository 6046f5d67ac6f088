import { type InsertObject, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { OrganisationKind } from '#features/organisations/kinds.ts'
import { organisations, peopleOf, verifiedOf } from '#features/organisations/server/index.ts'
import { organisationFacts } from '#features/sustainability/server/index.ts'
import type { DirectoryOrganisationsTable } from '../tables.ts'

export const cardColumns = [
  'id',
  'created_at',
  'kind',
  'slug',
  'name',
  'headline',
  'logo',
  'countries',
  'industries',
  'stages',
  'amount_from',
  'amount_to',
  'currency',
  'sdgs',
  'people_count',
  'verified',
  'fact',
] as const
export type OrganisationRow = Pick<DirectoryOrganisationsTable, (typeof cardColumns)[number]>

/** With the last row of the previous page. */
type NewestParameters = { limit: number; created_at?: string; id?: string }

/** The kind is a constant in the statement, so that even generic plans use that kind's partial index. */
const newestOf = (kind?: OrganisationKind) =>
  namedStatement<NewestParameters, OrganisationRow>(`directory.organisations.${kind ?? 'all'}`, (kysely, { created_at, id, limit }) =>
    kysely
      .selectFrom('directory_organisations')
      .select(cardColumns)
      .$if(kind !== undefined, (query) => query.where('kind', '=', sql.lit(kind as OrganisationKind)))
      .$if(created_at !== undefined, (query) => query.where(sql<boolean>`(created_at, id) < (${created_at}, ${id})`))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  )

/** The unfiltered list, newest first. */
export const newest = {
  all: newestOf(),
  startup: newestOf('startup'),
  fund: newestOf('fund'),
  corporate: newestOf('corporate'),
  accelerator: newestOf('accelerator'),
  public: newestOf('public'),
}

export const organisationEntry = namedStatement<{ id: string }, OrganisationRow>('directory.organisation', (kysely, { id }) =>
  kysely.selectFrom('directory_organisations').select(cardColumns).where('id', '=', id),
)

/** How many there are of each kind. */
export const organisationsByKind = namedStatement<object, Tables['directory_organisation_counts']>(
  'directory.organisationCounts',
  (kysely) => kysely.selectFrom('directory_organisation_counts').select(['kind', 'organisations']),
)

/** What the directory indexes of organisations that members may see. */
const shown = (reader: Reader) =>
  reader
    .selectFrom(organisations.as('o'))
    .leftJoin(organisationFacts.as('f'), 'f.organisation_id', 'o.id')
    .select([
      'o.id',
      'o.created_at',
      'o.kind',
      'o.slug',
      'o.name',
      'o.legal_name',
      'o.logo',
      'o.website',
      'o.countries',
      'o.industries',
      'o.description',
      'o.thesis',
      'o.sdgs',
      'o.currency',
      'o.funding_stage',
      'o.raising_amount',
      'o.stages',
      'o.min_ticket',
      'o.max_ticket',
      'o.people_count',
      'f.facts',
      'f.measures_emissions',
      'f.evidenced_goals',
    ])
    .select((select) => verifiedOf(select.ref('o.id')).as('verified'))
    .where('o.hidden_at', 'is', null)
    .where('o.merged_into', 'is', null)
export type IndexedOrganisation = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

export const indexedOrganisations = namedStatement<{ ids: readonly string[] }, IndexedOrganisation>(
  'directory.indexedOrganisations',
  (kysely, { ids }) => shown(kysely).where('o.id', '=', sql<string>`any(${ids}::uuid[])`),
)

/** The people of these organisations. */
export async function peopleOfOrganisations(reader: Reader, ids: readonly string[]): Promise<{ id: string; member_id: string }[]> {
  const { rows } = await sql<{ id: string; member_id: string }>`
    select it.id, its.member_id from unnest(${ids}::uuid[]) it (id), lateral ${peopleOf(sql.ref('it.id'))} its`.execute(reader)
  return rows
}

/** The next organisations by id, for iterating over all. */
export const organisationsAfter = (reader: Reader, id: string | undefined) =>
  shown(reader)
    .$if(id !== undefined, (query) => query.where('o.id', '>', id as string))
    .orderBy('o.id')
    .limit(500)
    .execute()

export type NewOrganisation = InsertObject<Tables, 'directory_organisations'>

/** Inserts or updates these entries. */
export async function putOrganisations(reader: Reader, entries: readonly NewOrganisation[]): Promise<void> {
  const columns = [...cardColumns, 'name_terms', 'all_terms'] as const
  await reader
    .insertInto('directory_organisations')
    .values(entries)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => Object.fromEntries(columns.map((column) => [column, set.ref(`excluded.${column}`)]))),
    )
    .execute()
}

export const deleteOrganisations = (reader: Reader, ids: readonly string[]) =>
  reader
    .deleteFrom('directory_organisations')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
