import { type RawBuilder, sql } from 'kysely'
import { inseparable } from '#platform/fold.ts'

/** For `containsWords`, a pattern for each word: 'Núñez 5%' becomes '%Núñez% %5\%%'. */
export const wordPatterns = (query: string): string =>
  query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
    .join(' ')

/** Condition: a text contains all words, in any order, with or without accents. No index helps, so it is for few rows. */
export const containsWords = (text: RawBuilder<string>, patterns: RawBuilder<string>) =>
  sql<boolean>`${folded(text)} like all ((select string_to_array(${folded(patterns)}, ' '))::text[])`

/** Like `foldLetters`, but only without the accents of Latin, Greek and Cyrillic letters. */
const folded = (text: RawBuilder<string>) =>
  Object.entries(inseparable).reduce(
    (rest, [letter, plain]) => sql<string>`replace(${rest}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    sql<string>`regexp_replace(lower(normalize(${text}::text, nfd)), '[\\u0300-\\u036f]', '', 'g')`,
  )
