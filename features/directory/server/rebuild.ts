import { sql } from 'kysely'
import type { Database } from '#platform/server/database/index.ts'
import { rebuildMembers } from './entries.ts'
import { rebuildOrganisations } from './organisations/entries.ts'

/** Rebuilds the whole directory, after members or organisations were created without announcing it. */
export async function rebuildDirectory({ kysely }: Database): Promise<void> {
  await rebuildMembers(kysely)
  await rebuildOrganisations(kysely)
  await sql`analyze directory_entries, directory_words, directory_organisations, directory_organisation_words`.execute(kysely)
}
