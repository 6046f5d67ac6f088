import { sql } from 'kysely'

/** Terms as a tsvector without positions, since no search uses the distance between words. */
export const termVector = (terms: readonly string[]) => sql<string>`array_to_tsvector(${[...new Set(terms)]}::text[])`
