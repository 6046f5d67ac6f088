import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type Followed, type Searchable, sourceIds } from '#platform/server/search/index.ts'
import { languageOf } from '#platform/language-of.ts'
import { members } from '#features/members/server/index.ts'
import { documentKind } from './search-kind.ts'

/** An item whose documents can be found. */
interface SearchedItem {
  id: string
  /** Beside the names of its documents: the company. */
  name: string
  /** Keys of the search, as in `Indexed`. */
  readers: readonly string[]
  /** The address of the reader. @param page 1 for the first */
  pathTo(documentId: string, page: number | undefined): string
}

/** What the search asks a room about the items that hold documents. */
export interface SearchedItems {
  /** Expression: whether the viewer may read the documents of the item with this id now; null if the room has no such item. */
  isReadable(viewer: Expression<string>, id: Expression<string>): RawBuilder<boolean | null>
  /** Those of these items that the room has. */
  itemsOf(reader: Reader, ids: readonly string[]): Promise<SearchedItem[]>
  /** The domain events after which other members may read. They lead to the ids of items. */
  follows: readonly Followed[]
  /** Search keys of a viewer who was given access. */
  keysOf?(reader: Reader, viewer: string): Promise<readonly string[]>
}

/** Words at the beginning of a document that tell its language come from so many pages. */
const firstPages = 5

interface FoundDocument {
  id: string
  subject_id: string
  owner_id: string
  name: string
  ready_at: Date
  language: Language | null
  pages: { page: number; text: string }[]
}

interface PageCard {
  id: string
  part: number
  subject_id: string
  name: string
  text: string | null
}

const pageCards = namedStatement<{ ids: readonly string[]; parts: readonly number[] }, PageCard>(
  'search.pageCards',
  (_kysely, { ids, parts }) => sql`
    select d.id, k.part, d.subject_id, d.name, p.text from unnest(${ids}::uuid[], ${parts}::int[]) k (id, part)
    join documents d on d.id = k.id left join document_pages p on p.document_id = k.id and p.page = k.part`,
)

/**
 * Documents, page by page, for those who may read them now. Part 0 is the document by its name. Finding one is not reading it: nothing is
 * recorded, and its owners don't learn what was searched for.
 * @param rooms as the holders of documents
 */
export const documentSearchable = (rooms: readonly SearchedItems[]): Searchable => ({
  kind: documentKind,
  isPart: true,
  withholdsAuthors: true,
  version: 1,
  follows: rooms.flatMap(({ follows }) =>
    follows.map(({ type, idsOf }): Followed => ({ type, idsOf: async (payload, tx) => documentsOf(tx, await idsOf(payload, tx)) })),
  ),
  idsAfter: sourceIds('documents'),
  async keysOf(reader, viewer) {
    return (await Promise.all(rooms.map(async ({ keysOf }) => keysOf?.(reader, viewer)))).flatMap((keys) => keys ?? [])
  },
  async read(reader, ids) {
    const { rows } = await sql<FoundDocument>`
      select d.id, d.subject_id, d.owner_id, d.name, d.ready_at, u.language, (
        select coalesce(jsonb_agg(jsonb_build_object('page', p.page, 'text', p.text) order by p.page), '[]')
        from document_pages p where p.document_id = d.id) as pages
      from documents d join ${members.as('u')} on u.id = d.owner_id
      where d.id = any(${ids}::uuid[]) and d.state = 'ready'`.execute(reader)
    const itemOf = await itemsFor(rooms, reader, rows)
    return rows.flatMap((document) => {
      const item = itemOf(document)
      if (!item) return []
      const { id, owner_id, name, ready_at, pages } = document
      const beginning = pages.slice(0, firstPages).map(({ text }) => text)
      const usualLanguage = languageOf(beginning.join('\n'), document.language ?? 'en')
      const common = { id, author: owner_id, readers: item.readers, usualLanguage }
      return [
        { ...common, part: 0, at: ready_at, name: '', otherNames: [titleOf(name)], texts: [item.name] },
        // Among pages of the same document, the first ones come first.
        ...pages.map(({ page, text }) => ({ ...common, part: page, at: new Date(Number(ready_at) - page), name: '', texts: [text] })),
      ]
    })
  },
  isReadable: (viewer, id) => {
    const subject = sql.ref<string>('doc.subject_id')
    return sql<boolean>`exists (
      select from documents doc where doc.id = ${id} and doc.state = 'ready'
        and coalesce(${sql.join(rooms.map(({ isReadable }) => isReadable(viewer, subject)))}, false))`
  },
  async cards(reader, _viewer, keys) {
    const rows = await pageCards(reader, { ids: keys.map(({ id }) => id), parts: keys.map(({ part }) => part) })
    const itemOf = await itemsFor(rooms, reader, rows)
    return rows.flatMap((row) => {
      const item = itemOf(row)
      if (!item) return []
      const { id, part, name, text } = row
      return [{ id, part, href: item.pathTo(id, part || undefined), title: titleOf(name), note: item.name, text: text ?? '' }]
    })
  },
})

const titleOf = (name: string) => name.replace(/\.pdf$/i, '')

/** Finds the items of documents in the first room that has them. */
async function itemsFor(rooms: readonly SearchedItems[], reader: Reader, documents: readonly { subject_id: string }[]) {
  const ids = [...new Set(documents.map(({ subject_id }) => subject_id))]
  const found = await Promise.all(rooms.map((room) => room.itemsOf(reader, ids)))
  const items = new Map(found.toReversed().flatMap((each) => each.map((item) => [item.id, item] as const)))
  return ({ subject_id }: { subject_id: string }) => items.get(subject_id)
}

async function documentsOf(reader: Reader, subjectIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from documents where subject_id = any(${subjectIds}::uuid[])`.execute(reader)
  return rows.map(({ id }) => id)
}
