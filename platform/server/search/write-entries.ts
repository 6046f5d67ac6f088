import { sql } from 'kysely'
import { foldedWords } from '#platform/search-words.ts'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Tx } from '../database/index.ts'
import { languageOf } from '#platform/language-of.ts'
import type { Indexed, Searchable } from './searchable.ts'
import { authorTerm, everybody } from './terms.ts'

/** The columns of an entry that change with its source. */
const changing = ['at', 'author', 'language', 'is_public', 'name_words', 'name_terms', 'public_terms', 'own_terms'] as const
const names = sql.join(['kind', 'id', 'part', ...changing].map((each) => sql.ref(each)))

/** Words of a text that are found; further ones are not. */
const mostWords = 5_000
/** Occurrences of a word that are counted; for the rank, further ones make no difference. */
const mostPlaces = 20

/**
 * Writes the entries of these sources, and deletes those whose source nobody may find. One after the other, so that the last to write has
 * read the latest.
 * @returns how many entries were not as their sources
 */
export async function writeEntries(tx: Tx, searchable: Searchable, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { kind } = searchable
  await takeTurn(tx)
  const entries = (await searchable.read(tx, ids)).map(termsOf)
  const { rows } = await sql<{ mended: number; unused: string[] }>`
    with read as materialized (
      select id, part, at, author, language, is_public, name_words, strip(${vectorOf('names')}) as name_terms,
        ${vectorOf('words')} || array_to_tsvector(terms) as terms
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) read (id uuid, part int, at timestamptz(3), author uuid, language text,
        is_public boolean, name_words smallint, names jsonb, words jsonb, terms text[])
    ), given as (
      select ${kind}::text as kind, id, part, at, author, language, is_public, name_words, name_terms,
        case when is_public then terms end as public_terms, case when not is_public then terms end as own_terms
      from read
    ), stored as materialized (
      select * from search_entries where kind = ${kind} and id = any(${ids}::uuid[])
    ), gone as (
      delete from search_entries e using stored s
      where (e.kind, e.id, e.part) = (s.kind, s.id, s.part) and not exists (select from given g where (g.id, g.part) = (s.id, s.part))
      returning e.id
    ), written as (
      insert into search_entries as e (${names}) select ${names} from given
      on conflict (kind, id, part) do update set ${sql.join(changing.map((each) => sql`${sql.ref(each)} = ${sql.ref(`excluded.${each}`)}`))}
      where (${sql.join(changing.map((each) => sql.ref(`e.${each}`)))}) is distinct from (${sql.join(changing.map((each) => sql.ref(`excluded.${each}`)))})
      returning id
    ), ${countedWords(sql`
      select public_terms, 1 as by from given union all select public_terms, -1 from stored`)}
    select ((select count(*) from gone) + (select count(*) from written))::int as mended,
      array(select word from known where entries <= 0) as unused`.execute(tx)
  const { mended = 0, unused = [] } = rows[0] ?? {}
  await deleteWords(tx, unused)
  return mended
}

/** Deletes the entries of these sources. */
export async function deleteEntries(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  await takeTurn(tx)
  const { rows } = await sql<{ unused: string[] }>`
    with gone as (
      delete from search_entries where kind = ${kind} and id = any(${ids}::uuid[]) returning public_terms
    ), ${countedWords(sql`select public_terms, -1 as by from gone`)}
    select array(select word from known where entries <= 0) as unused`.execute(tx)
  await deleteWords(tx, rows[0]?.unused ?? [])
}

/** Makes everybody who writes entries read the sources after the one before has committed. */
const takeTurn = (tx: Tx) => advisoryLock(tx, 'search entries')

/** Parts of a statement that count the words of entries that every member may find. @param changed query: entries that came (by 1) and went (by -1) */
const countedWords = (changed: ReturnType<typeof sql>) => sql`
  counted as (
    select word, sum(by)::int as by from (${changed}) entry, unnest(tsvector_to_array(public_terms)) word
    where length(word) between 4 and 30 and word !~ '[0-9:@~]'
    group by word having sum(by) <> 0 order by word
  ), known as (
    insert into search_words as w select word, by from counted on conflict (word) do update set entries = w.entries + excluded.entries
    returning word, entries
  )`

async function deleteWords(tx: Tx, words: readonly string[]): Promise<void> {
  if (words.length > 0) await sql`delete from search_words where word = any(${words}::text[])`.execute(tx)
}

/**
 * Words with their stems in the language that they are in, and where they are. Those that say nothing in it have no stem. Words are letters and
 * digits, which need no escaping in a tsvector.
 */
const vectorOf = (column: 'names' | 'words') => sql`coalesce((
  select string_agg('''' || term || '''' || places, ' ')
  from jsonb_each(${sql.ref(column)}) spoken (language, its), jsonb_each_text(its) each (word, places), lateral (
    select word as term
    union all select spoken.language || '~' || stem[1] from ${stemsIn(sql`spoken.language`, sql`word`)} stems (stem) where cardinality(stem) > 0
  ) terms), '')::tsvector`

/** Query: the stem of a word, in an array that is empty for stop words. */
export function stemsIn(language: ReturnType<typeof sql>, word: ReturnType<typeof sql>) {
  return sql`(select case ${language} when 'de' then ts_lexize('german_stem', ${word}) when 'fr' then ts_lexize('french_stem', ${word})
    when 'es' then ts_lexize('spanish_stem', ${word}) else ts_lexize('english_stem', ${word}) end)`
}

function termsOf({ id, part = 0, at, name, otherNames = [], texts, labels = [], author, readers, filters = [], ...known }: Indexed) {
  const text = [name, otherNames, ...texts].flat().join('\n')
  const language = known.language ?? languageOf(text, known.usualLanguage ?? 'en')
  const others = foldedWords(otherNames.join('\n'))
  const versions = [{ language, name, texts: [...texts, ...labels] }, ...(known.translations ?? [])].map((version) => ({
    language: version.language,
    named: [version.name].flat().map((each) => foldedWords(each)),
    words: foldedWords(version.texts.join('\n')),
  }))
  const inEach = (placesIn: (version: (typeof versions)[number]) => Record<string, string>) =>
    Object.fromEntries(versions.map((version) => [version.language, placesIn(version)]))
  return {
    id,
    part,
    at,
    author,
    language,
    is_public: readers.includes(everybody),
    name_words: Math.min(...versions.flatMap(({ named }) => named.map(({ length }) => length)), 1_000),
    names: inEach((version) => placesOf(version.named.flat(), others)),
    words: inEach((version) => placesOf(version.named.flat(), [...others, ...version.words])),
    terms: [...new Set([...readers, ...filters, ...(author ? [authorTerm(author)] : [])])],
  }
}

/**
 * Where words are, as a tsvector says it: ':1A,7', with the weight A in its own names. Only for these and for repeated words: places take more
 * space than words, and the rank of other words does not depend on them.
 */
function placesOf(ownNames: readonly string[], words: readonly string[]): Record<string, string> {
  const places = new Map<string, string[]>()
  for (const [at, word] of [...ownNames, ...words].entries()) {
    const known = places.get(word)
    if (!known && places.size === mostWords) continue
    if (!known) places.set(word, [])
    if ((known?.length ?? 0) < mostPlaces) places.get(word)?.push(at < ownNames.length ? `${at + 1}A` : `${at + 1}`)
  }
  const isTold = (each: readonly string[]) => each.length > 1 || each[0]?.endsWith('A')
  return Object.fromEntries(Array.from(places, ([word, each]) => [word, isTold(each) ? `:${each.join()}` : '']))
}
