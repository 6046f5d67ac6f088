import type { Reader } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { DocumentHolder } from '#features/documents/server/index.ts'
import { peopleOf, roleIn } from '#features/organisations/server/index.ts'
import { may } from '#features/organisations/roles.ts'
import { sql } from 'kysely'
import { lockAnswers, mayReadAnswer, readingFor } from './access.ts'
import { renewFacts } from './facts.ts'
import { answersCiting, deleteFile, fileById } from './file-queries.ts'
import { tellReadersOf, tellTeam } from './live.ts'
import { reviewState } from './standing-of-answer.ts'

/**
 * Files that answers cite. Whoever may read one of these answers may read the file; the organisation's people change it. If a file is removed,
 * the answers that rested on it lose their evidence, and their states fall.
 */
export const sustainabilityDocuments: DocumentHolder = {
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

  wasOpened: async () => {},

  async wasRemoved({ live }, tx, actor, subjectId) {
    const file = await fileById(tx, subjectId)
    if (!file) return
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
  const reading = await readingFor(reader, actor, file.organisation_id).catch(() => undefined)
  return reading !== undefined && citing.some((answer) => mayReadAnswer(reading, answer))
}
