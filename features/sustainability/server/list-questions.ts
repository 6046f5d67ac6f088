import type { Language } from '#platform/language.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'

import { type BriefRow, briefsById, presentBrief } from '#features/members/server/index.ts'
import { computeFigures } from '../answers/figures.ts'
import { byQuestion, isAsked } from '../answers/progress.ts'
import { withFigures } from '../answers/with-figures.ts'
import type { Answer } from '../answers-contract.ts'
import { questions } from '../catalogue/catalogue.ts'
import type { Framework, Question, Section } from '../catalogue/question.ts'
import { textsIn } from '../catalogue/texts.ts'
import type { Evidence } from '../evidence-contract.ts'
import { requireTeam, requireYear } from './access.ts'
import { type AnswerRow, answerAt, answersOf } from './answer-queries.ts'
import { answersBefore } from './answers-before.ts'
import { type ConfirmationRow, type EvidenceRow, confirmationsOfYear, evidenceOfYear } from './evidence-queries.ts'
import { presentQuestion } from './present-question.ts'
import { periodOf } from './section-queries.ts'

interface Wanted {
  id: string
  year: number
  section?: Section | undefined
  framework?: Framework | undefined
  language: Language
}

/** The questions of a section or framework, with everything that the screen for answering them shows. @throws Refusal notIn, futureYear */
export async function listQuestions(reader: Reader, actor: Actor, { id, year, section, framework, language }: Wanted) {
  requireYear(year)
  await requireTeam(reader, actor, id)
  const [answers, before, evidence, confirmations, period] = await Promise.all([
    answersOf(reader, id, year),
    answersBefore(reader, id, year),
    evidenceOfYear(reader, id, year),
    confirmationsOfYear(reader, actor.id, id, year),
    periodOf(reader, id, year),
  ])
  const answered = byQuestion(answers)
  const known = byQuestion(withFigures(answers))
  const wanted = questions.filter(
    (question: Question) =>
      (section === undefined || question.section === section) && (framework === undefined || question.frameworks.includes(framework)),
  )
  const ids = new Set(wanted.map((question) => question.id))
  const shown = answers.filter(({ question }) => ids.has(question))
  const authors = await briefsById(reader, [...new Set(shown.flatMap(({ author_id }) => author_id ?? []))])
  return {
    title: section ? textsIn(language).sections[section] : null,
    currency: period.currency,
    questions: wanted.map((question) => presentQuestion(question, language, isAsked(question, known))),
    answers: shown.map((answer) => ({
      ...presentAnswer(answer, evidence, confirmations),
      author: (answer.author_id && authors.get(answer.author_id)) || null,
    })),
    proposals: before
      .filter(({ question }) => ids.has(question) && !answered.has(question))
      .map(({ question, row, value, unit, basis, not_applicable }) => ({ question, row, value, unit, basis, not_applicable })),
    figures: computeFigures(answers.filter(({ state }) => state !== 'draft')).filter(({ question }) => ids.has(question)),
  }
}

/** One answer after a change. */
export async function readAnswer(reader: Reader, actor: Actor, { organisation_id, year, question, row }: AnswerRow): Promise<Answer> {
  const [answer, evidence, confirmations] = await Promise.all([
    answerAt(reader, { organisation_id, year, question, row }),
    evidenceOfYear(reader, organisation_id, year),
    confirmationsOfYear(reader, actor.id, organisation_id, year),
  ])
  if (!answer) throw new Error('An answer that was just written is gone')
  const authors = await briefsById(reader, answer.author_id ? [answer.author_id] : [])
  return { ...presentAnswer(answer, evidence, confirmations), author: (answer.author_id && authors.get(answer.author_id)) || null }
}

/** What an answer shows, besides its author. */
export function presentAnswer(
  answer: AnswerRow,
  evidence: readonly EvidenceRow[],
  confirmations: readonly ConfirmationRow[],
): Omit<Answer, 'author'> {
  const { id, question, row, value, unit, basis, not_applicable, state, version, changed_at } = answer
  return {
    question,
    row,
    value,
    unit,
    basis,
    not_applicable,
    state,
    version,
    changed_at: changed_at.toISOString(),
    evidence: evidence.filter(({ answer_id }) => answer_id === id).map(presentEvidence),
    confirmations: confirmations
      .filter((each): each is ConfirmationRow & { reader: BriefRow } => each.answer_id === id && each.reader !== null)
      .map(({ reader: by, statement, confirmed_at }) => ({
        reader: presentBrief(by),
        statement,
        confirmed_at: confirmed_at.toISOString(),
      })),
  }
}

const presentEvidence = ({ id, file_id, document, page, url, note }: EvidenceRow): Evidence => ({
  id,
  file: file_id !== null && document !== null ? { id: file_id, document_id: document.id, name: document.name, page } : null,
  url,
  note,
})
