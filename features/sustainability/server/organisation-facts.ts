import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'

type FactsTable = Tables['sustainability_facts']

/**
 * What all members may read of organisations at a glance, one row each; none for those that show nothing. Join with it under an alias.
 * Rows of organisations that operators have hidden are there, too.
 */
export const organisationFacts: RawBuilder<Selectable<FactsTable>> = sql.table<Selectable<FactsTable>>('sustainability_facts')
