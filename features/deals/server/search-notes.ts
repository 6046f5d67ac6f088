import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import { type Searchable, follow, sourceIds, memberKey } from '#platform/server/search/index.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { dealsPath } from '../paths.ts'
import { isSeenDeal } from './seen.ts'

export const noteKind = 'dealNote'

interface NoteRow {
  id: string
  investor_id: string
  title: string
  company_name: string
  note: string
  pass_reason: string
  updated_at: Date
  language: Language | null
}

/** What an investor noted about a deal in their own pipeline, and why they passed. Nobody else finds it. */
export const pipelineNotes: Searchable = {
  kind: noteKind,
  isPart: true,
  version: 1,
  follows: [follow('deal.changed', ({ deal_id }, tx) => notedAbout(tx, deal_id))],
  idsAfter: sourceIds('deal_pipeline'),
  async read(reader, ids) {
    const rows = await notesBy(reader, ids)
    return rows.map(({ id, investor_id, title, company_name, note, pass_reason, updated_at, language }) => ({
      id,
      at: updated_at,
      name: '',
      texts: [note, pass_reason, title, company_name],
      usualLanguage: language,
      author: investor_id,
      readers: [memberKey(investor_id)],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from deal_pipeline p join ${members.as('u')} on u.id = p.investor_id and u.user_type = 'investor'
    where p.id = ${id} and p.investor_id = ${viewer} and ${isSeenDeal(viewer, sql.ref('p.deal_id'))})`,
  async cards(reader, _viewer, keys) {
    const rows = await notesBy(
      reader,
      keys.map(({ id }) => id),
    )
    return rows.map(({ id, title, company_name, note, pass_reason }) => ({
      id,
      href: dealsPath('pipeline'),
      title,
      note: company_name,
      text: [note, pass_reason].filter(Boolean).join('\n'),
    }))
  },
}

async function notesBy(reader: Reader, ids: readonly string[]): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select p.id, p.investor_id, d.title, d.company_name, p.note, p.pass_reason, p.updated_at, u.language
    from deal_pipeline p join deal_flows d on d.id = p.deal_id join ${members.as('u')} on u.id = p.investor_id
    where p.id = any(${ids}::uuid[]) and (p.note <> '' or p.pass_reason <> '')`.execute(reader)
  return rows
}

/** Notes about a deal name it. */
async function notedAbout(reader: Reader, dealId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from deal_pipeline where deal_id = ${dealId} and (note <> '' or pass_reason <> '')`.execute(reader)
  return rows.map(({ id }) => id)
}
