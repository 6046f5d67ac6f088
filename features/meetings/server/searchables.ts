import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import { type Searchable, memberKey, sourceIds, titleFrom } from '#platform/server/search/index.ts'
import { members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { meetingPath } from '../paths.ts'

export const noteKind = 'meetingNote'

/** What a member noted about a meeting for themselves. Nobody else finds it; they do as long as they see the meeting. */
const notes: Searchable = {
  kind: noteKind,
  version: 1,
  follows: [],
  idsAfter: sourceIds('meeting_notes'),
  async read(reader, ids) {
    const { rows } = await sql<{ id: string; member_id: string; note: string; step: string; changed_at: Date; language: Language | null }>`
      select n.id, n.member_id, n.note, n.step, n.changed_at, u.language
      from meeting_notes n join ${members.as('u')} on u.id = n.member_id
      where n.id = any(${ids}::uuid[]) and (n.note <> '' or n.step <> '')`.execute(reader)
    return rows.map(({ id, member_id, note, step, changed_at, language }) => ({
      id,
      at: changed_at,
      name: '',
      texts: [note, step],
      usualLanguage: language,
      author: member_id,
      readers: [memberKey(member_id)],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from meeting_notes n join meeting_people p on p.meeting_id = n.meeting_id and p.member_id = n.member_id
    where n.id = ${id} and n.member_id = ${viewer} and (p.other_id is null or p.other_id <> all(${hiddenFrom(viewer)})))`,
  async cards(reader, _viewer, keys) {
    const { rows } = await sql<{ id: string; meeting_id: string; note: string; step: string; other: string | null }>`
      select n.id, n.meeting_id, n.note, n.step, u.full_name as other
      from meeting_notes n join meeting_people p on p.meeting_id = n.meeting_id and p.member_id = n.member_id
      left join ${members.as('u')} on u.id = p.other_id
      where n.id = any(${keys.map(({ id }) => id)}::uuid[])`.execute(reader)
    return rows.map(({ id, meeting_id, note, step, other }) => {
      const text = [note, step].filter(Boolean).join('\n')
      return { id, href: meetingPath(meeting_id), title: titleFrom(text), note: other ?? '', text }
    })
  },
}

export const meetingSearchables = [notes]
