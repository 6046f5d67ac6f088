import { sql } from 'kysely'
import * as z from 'zod'
import { givenTimestamp } from '#platform/contract.ts'
import { similarWordsIn } from '#platform/server/search/similar-words.ts'
import { type OrganisationKind, organisationKinds } from '#features/organisations/kinds.ts'
import { facetsOf } from '../../facets.ts'
import type { Entries } from '../search/entries.ts'
import { type OrganisationRow, cardColumns, newest } from './queries.ts'

const key = z.object({ created_at: givenTimestamp, id: z.uuid() })

/** The organisations; all members see the same. */
export const organisationEntries: Entries<OrganisationRow, z.infer<typeof key>, OrganisationKind> = {
  table: 'directory_organisations',
  similarWords: similarWordsIn('directory_organisation_words'),
  id: 'id',
  columns: cardColumns,
  newestFirst: sql`created_at desc, id desc`,
  key,
  keyOf: ({ created_at, id }) => ({ created_at: created_at.toISOString(), id }),
  isAfter: ({ created_at, id }) => sql`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`,
  isShownTo: () => sql`true`,
  groups: organisationKinds,
  facetOf: (kind) => facetsOf({ kind }).join(),
  newest: (reader, { group, after, limit }) =>
    newest[group ?? 'all'](reader, { limit, ...(after && { created_at: after.created_at, id: after.id }) }),
}
