import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { organisationKey } from '#platform/server/search/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { SearchedHolder } from '#features/documents/server/index.ts'
import { isIn, organisations, peopleOf, roleIn } from '#features/organisations/server/index.ts'
import { may } from '#features/organisations/roles.ts'
import { sql } from 'kysely'
import { evidencePath } from '../paths.ts'
import { lockAnswers, mayReadAnswer, readingsFor } from './access.ts'
import { renewFacts } from './facts.ts'
import { answersCiting, deleteFile, fileById, fileIn } from './file-queries.ts'
import { tellReadersOf, tellTeam } from './live.ts'
import { reviewState } from './standing-of-answer.ts'

const filesById = namedStatement<{ ids: readonly string[] }, { id: string; organisation_id: string; slug: string; name: string }>(
  'search.sustainabilityFiles',
  (_kysely, { ids }) => sql`
    select f.id, f.organisation_id, o.slug, o.name from sustainability_files f join ${organisations.as('o')} on o.id = f.organisation_id
    where f.id = any(${ids}::uuid[])`,
)

/**
 * Files that answers cite. Everybody who may read one of these answers may read the file; the organisation's people change it. If a file is removed,
 * the answers that rested on it lose their evidence, and their states fall.
 */
export const sustainabilityDocuments: SearchedHolder = {
  async standingOf(reader, actor, subjectId) {
    const file = await fileById(reader, subjectId)
    if (!file) return undefined
    const role = await roleIn(reader, actor.id, file.organisation_id)
    const isOwn = may(role, 'read')
    const mayRead = isOwn || (await readsOneCiting(reader, actor, file))
    return { isSeen: mayRead, mayRead, isOwn, mayChange: may(role, 'act'), owner_id: file.owner_id }
  },

  async ownersOf(reader, subjectId) {
    const file = await fileById(reader, subjectId)
    if (!file) return undefined
    const { rows } = await sql<{ member_id: string }>`
      select p.member_id from ${peopleOf(sql`${file.organisation_id}::uuid`)} p`.execute(reader)
    return rows.map(({ member_id }) => member_id)
  },

  // Others read a file from an answer that cites it.
  search: {
    isReadable: (viewer, id) => sql<boolean | null>`
      (select ${isIn(viewer, sql.ref('f.organisation_id'))} from sustainability_files f where f.id = ${id})`,
    async itemsOf(reader, ids) {
      const rows = await filesById(reader, { ids })
      return rows.map(({ id, organisation_id, slug, name }) => ({
        id,
        name,
        readers: [organisationKey(organisation_id)],
        pathTo: (documentId, page) => evidencePath(slug, id, documentId, page),
      }))
    },
    follows: [],
  },
  wasOpened: async () => {},

  async wasRemoved({ live }, tx, actor, subjectId) {
    const file = await fileById(tx, subjectId)
    if (!file) return
    // Another upload of it, which was accepted, remains.
    if ((await fileIn(tx, file.organisation_id, subjectId))?.document?.state === 'ready') return
    const announce = announceIn(tx)
    await lockAnswers(tx, file.organisation_id)
    const citing = await answersCiting(tx, subjectId)
    await deleteFile(tx, subjectId)
    for (const answer of citing) await reviewState(tx, announce, answer, { act: 'evidence removed', by: actor.id })
    await renewFacts(tx, announce, file.organisation_id)
    await tellTeam(live, tx, file.organisation_id)
    for (const { question } of citing) await tellReadersOf(live, tx, file.organisation_id, question)
  },
}

async function readsOneCiting(reader: Reader, actor: Actor, file: { id: string; organisation_id: string }): Promise<boolean> {
  const citing = (await answersCiting(reader, file.id)).filter(({ state }) => state !== 'draft')
  if (citing.length === 0) return false
  const reading = (await readingsFor(reader, actor.id, [file.organisation_id])).get(file.organisation_id)
  return reading !== undefined && citing.some((answer) => mayReadAnswer(reading, answer))
}
