import { createHash } from 'node:crypto'
import { fillIn } from '#platform/fill-in.ts'
import type { Language } from '#platform/language.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { briefsById } from '#features/members/server/index.ts'
import { year as possibleYear } from '#features/sustainability/common-contract.ts'
import { questionById } from '#features/sustainability/catalogue/catalogue.ts'
import {
  type AnswerRow,
  answersOf,
  fullLabelOf,
  importAnswers,
  periodOf,
  requireTeam,
  requireYear,
  rowLabel,
  valueInWords,
} from '#features/sustainability/server/index.ts'
import { vsmeConcept } from '#features/sustainability/vsme/taxonomy.ts'
import type { ImportChange, ImportPreview } from '../contract.ts'
import { type ExistingAnswer, type ImportPlan, type PlannedAnswer, planImport } from '../import/plan.ts'
import { importTexts } from '../import/texts.ts'
import { problemsShown } from '../limits.ts'
import type { FileProblem } from '../mapping/file-answer.ts'
import { reportProblems } from '../problems.ts'
import { contentOf } from './ask-converter.ts'
import { reporting } from './organisation.ts'
import type { FileContent } from './read-file.ts'

interface Given {
  id: string
  year: number
  file: File
}
type Existing = ExistingAnswer & { saved: AnswerRow }

/** What a file would answer; changes nothing. @throws Refusal notIn, futureYear, tooDemanding */
export async function previewImport(
  { database }: Services,
  actor: Actor,
  { id, year, file, language }: Given & { language: Language },
): Promise<ImportPreview> {
  requireYear(year)
  await requireTeam(database.kysely, actor, id)
  const content = await contentOf(file)
  const seenAt = new Date().toISOString()
  const [{ plan, currency }, organisation] = await Promise.all([
    planFor(database.kysely, id, year, content),
    reporting(database.kysely, id),
  ])
  const authors = await briefsById(database.kysely, [...new Set(plan.changes.flatMap(({ before }) => before?.saved.author_id ?? []))])
  const changes = plan.changes.map((change): ImportChange => {
    const { before } = change
    const author = before?.saved.author_id ? authors.get(before.saved.author_id) : undefined
    return presentChange(change, author ?? null, language)
  })
  const changed = changes.filter(({ before }) => before !== null).length
  const own = [organisation.lei, organisation.registry_number].flatMap((identifier) => (identifier ? [plain(identifier)] : []))
  return {
    format: content.format,
    year: possibleYear.safeParse(content.period?.end.slice(0, 4)).data ?? null,
    entity: content.entity && {
      ...content.entity,
      is_other: content.entity.identifier !== '' && own.length > 0 && !own.includes(plain(content.entity.identifier)),
    },
    currency,
    new_count: changes.length - changed,
    changed_count: changed,
    same_count: plan.same,
    changes,
    problems: plan.problems.slice(0, problemsShown).map((problem) => presentProblem(problem, language)),
    problem_count: plan.problems.length,
    is_blocked: plan.problems.some(({ isBlocking }) => isBlocking),
    seen: `${seenAt} ${digestOf(plan)}`,
  }
}

/**
 * Imports the answers of a file in one transaction. Answers that a colleague changed since the preview are not overwritten.
 * @throws Refusal notIn, futureYear, hasProblems, changedMeanwhile, tooDemanding
 */
export async function importFile(
  services: Services,
  actor: Actor,
  { id, year, file, seen, with_problems }: Given & { seen: string; with_problems: 'refuse' | 'skip' },
): Promise<{ imported: number; skipped: number }> {
  requireYear(year)
  const reader = services.database.kysely
  await requireTeam(reader, actor, id)
  const { plan } = await planFor(reader, id, year, await contentOf(file))
  const { problems, changes } = plan
  if (problems.some(({ isBlocking }) => isBlocking) || (problems.length > 0 && with_problems === 'refuse'))
    throw new Refusal(reportProblems.hasProblems, { count: problems.length })
  const [seenAt = '', digest] = seen.split(' ')
  if (digest !== digestOf(plan)) throw changedSince(plan, seenAt)
  const { written } = await importAnswers(
    services,
    actor,
    { organisation_id: id, year },
    changes.map(({ question, row, after, before }) => ({ ...after, question, row, version: before?.saved.version ?? 0 })),
  )
  return { imported: written, skipped: problems.length }
}

/** The answers that the file would replace, as they were seen. Those that it does not change matter to nobody. */
function digestOf({ changes }: ImportPlan<Existing>): string {
  const versions = changes.map(({ question, row, before }) => `${question} ${row} ${before?.saved.version ?? 0}`)
  return createHash('sha256').update(versions.toSorted().join('\n')).digest('base64url')
}

function changedSince({ changes }: ImportPlan<Existing>, seenAt: string): Refusal {
  const changed = changes.filter(({ before }) => before !== null && before.saved.changed_at.toISOString() > seenAt)
  return new Refusal(reportProblems.changedMeanwhile, {
    count: changed.length,
    questions: changed.map(({ question }) => question).join(' '),
  })
}

async function planFor(
  reader: Reader,
  id: string,
  year: number,
  content: FileContent,
): Promise<{ plan: ImportPlan<Existing>; currency: string }> {
  const [answers, period] = await Promise.all([answersOf(reader, id, year), periodOf(reader, id, year)])
  const plan = planImport(
    content.answers,
    answers.map((saved): Existing => ({ ...saved, isDraft: saved.state === 'draft', saved })),
  )
  return {
    plan: { ...plan, problems: [...headProblems(content, year, period), ...content.problems, ...plan.problems].toSorted(byPlace) },
    currency: period.currency,
  }
}

/** What concerns the whole file, then cell by cell. */
const byPlace = (one: FileProblem, other: FileProblem): number =>
  Number(other.isBlocking) - Number(one.isBlocking) || (one.place ?? '').localeCompare(other.place ?? '', 'en', { numeric: true })

/** A file about another year, another period or in another currency would put wrong figures into every answer. */
function headProblems(content: FileContent, year: number, period: Awaited<ReturnType<typeof periodOf>>): FileProblem[] {
  const blocking = (text: keyof typeof importTexts, parameters: FileProblem['parameters']): FileProblem => ({
    place: null,
    about: null,
    text: importTexts[text],
    parameters,
    isBlocking: true,
  })
  const problems: FileProblem[] = []
  if (content.period && !content.problems.some(({ text }) => text.id === importTexts['period-in-future'].id)) {
    const { start, end } = content.period
    const found = end.slice(0, 4)
    if (found !== String(year)) problems.push(blocking('anotherYear', { found, year: String(year) }))
    else if (start !== period.starts_on || end !== period.ends_on) problems.push(blocking('anotherPeriod', { start, end }))
  }
  if (content.currency && content.currency !== period.currency) {
    problems.push(blocking('anotherCurrency', { found: content.currency, currency: period.currency }))
  }
  return problems
}

function presentChange(
  { question: id, row, after, before }: PlannedAnswer<Existing>,
  author: MemberBrief | null,
  language: Language,
): ImportChange {
  const question = questionById(id)
  if (!question) throw new Error(`There is no question ${id}`)
  return {
    question: id,
    row,
    section: question.section,
    label: fullLabelOf(id, language),
    row_label: rowLabel(question, row, language),
    kind: question.is.kind,
    after: { value: after.value, unit: after.unit, shown: valueInWords(question, after.value, language) },
    before: before && {
      value: before.value,
      unit: before.unit,
      shown: valueInWords(question, before.value, language),
      not_applicable: before.not_applicable,
      state: before.saved.state,
      author,
      changed_at: before.saved.changed_at.toISOString(),
    },
  }
}

function presentProblem(
  { place, about, text, parameters, isBlocking }: FileProblem,
  language: Language,
): ImportPreview['problems'][number] {
  const concept = about === null ? undefined : vsmeConcept(about)
  return {
    place,
    label: about && questionById(about) ? fullLabelOf(about, language) : (concept?.labels[language] ?? concept?.labels.en ?? about),
    problem: text.id,
    message: fillIn(text.message, parameters),
    parameters,
    is_blocking: isBlocking,
  }
}

/** Identifiers are written with and without spaces. */
const plain = (identifier: string) => identifier.replaceAll(/[\s-]+/gu, '').toUpperCase()
