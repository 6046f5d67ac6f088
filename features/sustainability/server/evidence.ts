import { sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { takeSubjects } from '#features/documents/server/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { normalisedWebsite } from '#platform/website.ts'
import type { EvidenceFile } from '../evidence-contract.ts'
import { evidenceEach, filesEach } from '../limits.ts'
import { answerProblems, sustainabilityProblems } from '../problems.ts'
import { requireTeam, teamToChange } from './access.ts'
import { type AnswerRow, answerAt } from './answer-queries.ts'
import { deleteEvidence, evidenceIn, insertEvidence, supportOf } from './evidence-queries.ts'
import { renewFacts } from './facts.ts'
import { type FileRow, fileIn, filesOf, insertFile, isFileOf } from './file-queries.ts'
import { tellReadersOf } from './live.ts'
import { reviewState } from './standing-of-answer.ts'

/** Prepares a file: the upload goes to the documents, with this file as its subject. @throws Refusal notIn, tooManyFiles, idTaken */
export async function addFile({ database }: Services, actor: Actor, { id, file_id }: { id: string; file_id: string }): Promise<void> {
  await database.transaction(async (tx) => {
    await teamToChange(tx, actor, id)
    if (await isFileOf(tx, id, file_id)) return
    const { rows } = await sql<{ files: number }>`
      select count(*)::int as files from sustainability_files where organisation_id = ${id}`.execute(tx)
    if ((rows[0]?.files ?? 0) >= filesEach) throw new Refusal(sustainabilityProblems.tooManyFiles, { most: filesEach })
    if (!(await takeSubjects(tx, 'sustainability', [file_id]))) throw new Refusal(sustainabilityProblems.idTaken)
    if (!(await insertFile(tx, { id: file_id, organisation_id: id, owner_id: actor.id }))) throw new Refusal(sustainabilityProblems.idTaken)
  })
}

const newestFirst = keyset(z.object({ at: givenTimestamp, id: z.uuid() }), ({ added_at, id }: FileRow) => ({
  at: added_at.toISOString(),
  id,
}))

/** @throws Refusal notIn; invalidInput for an invalid cursor */
export async function listFiles(
  reader: Reader,
  actor: Actor,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<EvidenceFile>> {
  await requireTeam(reader, actor, id)
  const page = await readPage(request, newestFirst, (limit, after) => filesOf(reader, { organisation: id, limit, ...after }))
  return presentPage(page, ({ id: file_id, document, owner, added_at, answers }) => ({
    id: file_id,
    document_id: document.id,
    name: document.name,
    pages: document.pages,
    state: document.state,
    owner: owner && presentBrief(owner),
    added_at: added_at.toISOString(),
    answers,
  }))
}

interface AboutAnswer {
  id: string
  year: number
  question: string
  row: string
}

interface GivenEvidence extends AboutAnswer {
  evidence_id: string
  file_id: string | null
  page: number | null
  url: string | null
  note: string
}

/**
 * Adds evidence to an answer, whose state may rise.
 * @throws Refusal notIn, answerGone, draftHasNoEvidence, tooMuchEvidence, fileGone, fileNotReady, idTaken, or one of `answerProblems`
 */
export async function addEvidence(
  services: Services,
  actor: Actor,
  { evidence_id, file_id, page, note, ...input }: GivenEvidence,
): Promise<void> {
  const url = input.url ? normalisedWebsite(input.url) : null
  if (input.url && !url) throw new Refusal(answerProblems.evidenceLink)
  if (!file_id && !url && !note) throw new Refusal(answerProblems.evidence)
  await services.events.change(async (tx, announce) => {
    await teamToChange(tx, actor, input.id)
    const answer = await answerToSupport(tx, input)
    if (answer.state === 'draft') throw new Refusal(sustainabilityProblems.draftHasNoEvidence)
    if (file_id) await requirePage(tx, input.id, file_id, page)
    const known = await evidenceIn(tx, input.id, evidence_id)
    if (known?.answer_id === answer.id) return
    const { evidence } = await supportOf(tx, answer.id)
    if (evidence >= evidenceEach) throw new Refusal(sustainabilityProblems.tooMuchEvidence, { most: evidenceEach })
    const added = { id: evidence_id, answer_id: answer.id, file_id, page: file_id ? page : null, url, note, added_by: actor.id }
    if (!(await insertEvidence(tx, added))) throw new Refusal(sustainabilityProblems.idTaken)
    await reviewState(tx, announce, answer, { act: 'evidence added', by: actor.id })
    await renewFacts(tx, announce, input.id)
    await tellReadersOf(services.live, tx, input.id, answer.question)
  })
}

/** @throws Refusal answerGone */
async function answerToSupport(tx: Tx, { id, year, question, row }: AboutAnswer): Promise<AnswerRow> {
  const answer = await answerAt(tx, { organisation_id: id, year, question, row })
  if (!answer) throw new Refusal(sustainabilityProblems.answerGone)
  return answer
}

/** @throws Refusal fileGone, fileNotReady, page */
async function requirePage(tx: Tx, organisationId: string, fileId: string, page: number | null): Promise<void> {
  const file = await fileIn(tx, organisationId, fileId)
  if (!file?.document || file.document.state === 'refused') throw new Refusal(sustainabilityProblems.fileGone)
  const { state, pages } = file.document
  if (state !== 'ready') throw new Refusal(sustainabilityProblems.fileNotReady)
  if (page !== null && pages !== null && page > pages) throw new Refusal(answerProblems.page, { pages })
}

/** Removes evidence, after which the answer's state may fall. @throws Refusal notIn */
export async function removeEvidence(
  services: Services,
  actor: Actor,
  { id, evidence_id }: { id: string; evidence_id: string },
): Promise<void> {
  await services.events.change(async (tx, announce) => {
    await teamToChange(tx, actor, id)
    const evidence = await evidenceIn(tx, id, evidence_id)
    const answer = evidence && (await answerById(tx, evidence.answer_id))
    if (!answer) return
    await deleteEvidence(tx, evidence_id)
    await reviewState(tx, announce, answer, { act: 'evidence removed', by: actor.id })
    await renewFacts(tx, announce, id)
    await tellReadersOf(services.live, tx, id, answer.question)
  })
}

const answerById = (tx: Tx, id: string): Promise<AnswerRow | undefined> =>
  tx.selectFrom('sustainability_answers').selectAll().where('id', '=', id).executeTakeFirst()
