import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type Searchable, follow, sourceIds, memberKey, organisationKey } from '#platform/server/search/index.ts'
import { dealNames, isSeenDeal } from '#features/deals/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { isIn, organisations } from '#features/organisations/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { teamPipelinePath } from '../paths.ts'

export const noteKind = 'teamNote'

interface NoteRow {
  id: string
  author_id: string
  author: string
  language: Language | null
  organisation_id: string
  slug: string | null
  deal_id: string
  is_private: boolean
  text: string
  written_at: Date
}

/** Notes about deals in shared pipelines, for the people of the organisation; private ones for their authors alone. */
const notes: Searchable = {
  kind: noteKind,
  isPart: true,
  version: 1,
  follows: [follow('deal.changed', ({ deal_id }, tx) => notesAbout(tx, deal_id))],
  idsAfter: sourceIds('team_notes'),
  async read(reader, ids) {
    const rows = await notesBy(reader, ids)
    const nameOf = await namesOf(reader, rows)
    return rows.map((row) => ({
      id: row.id,
      at: row.written_at,
      name: '',
      texts: [row.text, nameOf(row)?.title ?? '', nameOf(row)?.company_name ?? ''],
      usualLanguage: row.language,
      author: row.author_id,
      readers: [row.is_private ? memberKey(row.author_id) : organisationKey(row.organisation_id)],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from team_notes n join team_cards c on c.id = n.card_id
    where n.id = ${id} and (not n.is_private or n.author_id = ${viewer}) and n.author_id <> all(${hiddenFrom(viewer)})
      and ${isIn(viewer, sql.ref('c.organisation_id'))} and ${isSeenDeal(viewer, sql.ref('c.deal_id'))})`,
  async cards(reader, _viewer, keys) {
    const rows = await notesBy(
      reader,
      keys.map(({ id }) => id),
    )
    const nameOf = await namesOf(reader, rows)
    return rows.flatMap((row) => {
      if (row.slug === null) return []
      const { id, text, slug, deal_id, author } = row
      return [{ id, href: teamPipelinePath(slug, deal_id), title: nameOf(row)?.title ?? '', note: author, text }]
    })
  },
}

async function notesBy(reader: Reader, ids: readonly string[]): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.author_id, u.full_name as author, u.language, c.organisation_id, o.slug, c.deal_id, n.is_private, n.text, n.written_at
    from team_notes n join team_cards c on c.id = n.card_id join ${members.as('u')} on u.id = n.author_id
    left join ${organisations.as('o')} on o.id = c.organisation_id
    where n.id = any(${ids}::uuid[])`.execute(reader)
  return rows
}

async function namesOf(reader: Reader, rows: readonly NoteRow[]) {
  const names = await dealNames(reader, [...new Set(rows.map(({ deal_id }) => deal_id))])
  return ({ deal_id }: NoteRow) => names.get(deal_id)
}

/** Notes about a deal are found by its name, too. */
async function notesAbout(reader: Reader, dealId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select n.id from team_notes n join team_cards c on c.id = n.card_id where c.deal_id = ${dealId}`.execute(reader)
  return rows.map(({ id }) => id)
}

export const teamPipelineSearchables = [notes]
