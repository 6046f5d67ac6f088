import { sql } from 'kysely'
import { demoMembers } from '#demo/members.ts'
import { planDeals } from '#demo/deals/plan-deals.ts'
import { foldedWords } from '#platform/search-words.ts'
import type { Database, Tx } from '#platform/server/database/index.ts'
import type { Member } from './community.ts'

const size = { posts: 1_000_000, messages: 5_000_000, pages: 200_000 }

/** Sentences that texts are made of: enough that few texts have the same three. */
const sentences = 40_000
/** Words of a sentence, and how many there are to choose from, the demo's first. */
const [sentenceWords, vocabularySize] = [8, 30_000]
/** Conversations that each reader has, and messages in each: five thousand for each of them. */
const [talks, talkLength] = [200, 25]
/** Pages of a deck. */
const deckPages = 20

/**
 * Fills a community with posts, messages, decks of deals and their entries in the search. Words are as frequent as in natural texts (the n-th a share of
 * about 1/n); the entries' terms are those that the program would write, except that they do not say where repeated words are.
 */
export async function fillSearch(database: Database, readers: readonly Member[]): Promise<void> {
  await database.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`set local maintenance_work_mem = '1GB'`)
    await run(sql`set local work_mem = '256MB'`)
    await fillSentences(tx)
    // Creating the indexes after the inserts takes a fraction of the time.
    const { rows: indexes } = await sql<{ name: string; made: string }>`
      select indexname as name, indexdef as made from pg_indexes where tablename = 'search_entries' and indexname <> 'search_entries_pkey'`.execute(
      tx,
    )
    for (const { name } of indexes) await run(sql`drop index ${sql.table(name)}`)
    await run(sql`create temporary table numbered on commit drop as select (row_number() over (order by id))::int as n, id from users`)
    await run(sql`create unique index on numbered (n)`)
    await run(sql`analyze numbered`)
    await fillPosts(tx)
    await fillMessages(tx, readers)
    await fillPages(tx)
    for (const { made } of indexes) await run(sql.raw(made))
  })
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}

/** `sentences` (n, content, terms). */
async function fillSentences(tx: Tx): Promise<void> {
  const words = vocabulary()
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${words}::text[]) word`.execute(tx)
  const stems = new Map(rows.map(({ word, stem }) => [word, stem]))
  await sql`create temporary table sentences (n int primary key, content text, terms tsvector) on commit drop`.execute(tx)
  const pick = () => words[Math.floor(Math.exp(Math.random() * Math.log(words.length)))] ?? 'and'
  for (let from = 0; from < sentences; from += 5_000) {
    const some = Array.from({ length: 5_000 }, (_, at) => {
      const chosen = Array.from({ length: sentenceWords }, pick)
      const terms = chosen.flatMap((word) => [word, ...(stems.get(word) ? [`en~${stems.get(word)}`] : [])])
      return { n: from + at, content: chosen.join(' '), terms: [...new Set(terms)] }
    })
    await sql`insert into sentences select n, content, array_to_tsvector(terms)
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) s (n int, content text, terms text[])`.execute(tx)
  }
  await sql`analyze sentences`.execute(tx)
}

/** The words of the demo, most frequent first, and further ones that are rarer. */
function vocabulary(): string[] {
  const people = demoMembers(400, 2026)
  const texts = [
    ...people.map(({ profile }) => profile.bio),
    ...planDeals(people).map(({ fields }) => `${fields.title} ${fields.description}`),
  ]
  const counts = new Map<string, number>()
  for (const word of foldedWords(texts.join(' '))) if (/^[a-z]{2,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
  const syllables = ['ba', 'co', 'di', 'fu', 'ga', 'ke', 'lo', 'mi', 'na', 'po', 'ra', 'su', 'te', 'vi', 'zo', 'el', 'or', 'an', 'is', 'um']
  const made = Array.from({ length: vocabularySize - known.length }, (_, at) =>
    [at, Math.floor(at / 20), Math.floor(at / 400), Math.floor(at / 8_000)].map((part) => syllables[part % 20]).join(''),
  )
  return [...known, ...made]
}

/** Three sentences each, over two years, by all members; every hundred-thousandth is about zeolites. */
async function fillPosts(tx: Tx): Promise<void> {
  await sql`
    create temporary table new_posts on commit drop as
    select gen_random_uuid() as id, m.id as user_id, now() - p.n * interval '63 seconds' as at,
      a.content || '. ' || b.content || '. ' || c.content || case when p.n % 100000 = 7 then ' zeolites' else '' end as content,
      a.terms || b.terms || c.terms || array_to_tsvector(array['@all', 'from:' || m.id, 'topic:energy']
        || case when p.n % 100000 = 7 then array['zeolites', 'en~zeolit'] else '{}' end) as terms
    from generate_series(1, ${size.posts}::int) p (n) join numbered m on m.n = 1 + (p.n::bigint * 7919 % (select count(*) from numbered))
    join sentences a on a.n = p.n::bigint * 31 % ${sentences} join sentences b on b.n = p.n::bigint * 977 % ${sentences}
    join sentences c on c.n = (p.n::bigint * 7 + p.n / ${sentences}) % ${sentences}`.execute(tx)
  await sql`insert into posts (id, user_id, content, topics, created_at) select id, user_id, content, '{energy}', at from new_posts`.execute(
    tx,
  )
  await sql`
    insert into search_entries (kind, id, part, at, author, language, is_public, name_words, name_terms, public_terms)
    select 'post', id, 0, at, user_id, 'en', true, 0, '', terms from new_posts`.execute(tx)
}

/** Two sentences each: everybody talks with the next five, the readers with many more. */
async function fillMessages(tx: Tx, readers: readonly Member[]): Promise<void> {
  const ids = readers.map(({ id }) => id)
  await sql`
    create temporary table talks on commit drop as
    select least(a, b) as a, greatest(a, b) as b, max(length)::int as length from (
      select one.id as a, other.id as b, 10 as length from numbered one cross join generate_series(1, 5) step
      join numbered other on other.n = one.n + step
      union all select reader, m.id, ${talkLength} from unnest(${ids}::uuid[]) reader join numbered m on m.n % 97 = 5 and m.n <= 97 * ${talks} and m.id <> reader
    ) pairs group by 1, 2`.execute(tx)
  await sql`insert into conversations (member_a, member_b, last_position) select a, b, length from talks`.execute(tx)
  await sql`
    create temporary table new_messages on commit drop as
    select gen_random_uuid() as id, c.id as conversation_id, m.n as position, case m.n % 2 when 0 then c.member_a else c.member_b end as sender,
      case m.n % 2 when 0 then c.member_b else c.member_a end as receiver, now() - (c.id * 37 % 1000000 + m.n) * interval '61 seconds' as at,
      a.content || '. ' || b.content as content, a.terms || b.terms as terms
    from (select *, row_number() over (order by id) as row from conversations) c cross join lateral generate_series(1, c.last_position) m (n)
    join sentences a on a.n = (c.row * 13 + m.n * 7919) % ${sentences} join sentences b on b.n = (c.row * 977 + m.n * 31) % ${sentences}`.execute(
    tx,
  )
  await sql`
    insert into chat_messages (id, conversation_id, position, sender_id, receiver_id, content, created_at)
    select id, conversation_id, position, sender, receiver, content, at from new_messages`.execute(tx)
  await sql`
    insert into conversation_members (member_id, other_id, conversation_id, last_message_at)
    select side.one, side.other, c.id, now() from conversations c, lateral (values (member_a, member_b), (member_b, member_a)) side (one, other)`.execute(
    tx,
  )
  await sql`
    insert into search_entries (kind, id, part, at, author, language, is_public, name_words, name_terms, own_terms)
    select 'message', id, 0, at, sender, 'en', false, 0, '',
      terms || array_to_tsvector(array['@m:' || sender, '@m:' || receiver, 'from:' || sender]) from new_messages`.execute(tx)
}

/** Two sentences a page, in decks of deals. */
async function fillPages(tx: Tx): Promise<void> {
  await sql`
    create temporary table decks on commit drop as
    select gen_random_uuid() as id, row_number() over (order by id) as n, id as deal_id, user_id, created_at from deal_flows
    order by id limit ${size.pages / deckPages}`.execute(tx)
  await sql`
    insert into documents (id, owner_id, subject_id, kind, name, bytes, received, state, pages, kept_bytes, ready_at, text_read_at)
    select id, user_id, deal_id, 'deck', 'Deck.pdf', 9, 9, 'ready', ${deckPages}::int, 9, created_at, created_at from decks`.execute(tx)
  await sql`
    create temporary table pages on commit drop as
    select d.id, d.user_id, d.created_at - page * interval '1 ms' as at, page, a.content || '. ' || b.content as text,
      a.terms || b.terms || array_to_tsvector(array['@all', 'from:' || d.user_id]) as terms
    from decks d cross join generate_series(1, ${deckPages}::int) page
    join sentences a on a.n = (d.n * 31 + page * 7919) % ${sentences} join sentences b on b.n = (d.n * 977 + page * 13) % ${sentences}`.execute(
    tx,
  )
  await sql`insert into document_pages (document_id, page, text) select id, page, text from pages`.execute(tx)
  await sql`
    insert into search_entries (kind, id, part, at, author, language, is_public, name_words, name_terms, public_terms)
    select 'document', id, page, at, user_id, 'en', true, 0, '', terms from pages`.execute(tx)
}
