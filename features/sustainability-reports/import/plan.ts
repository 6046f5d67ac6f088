import { Refusal } from '#platform/problems.ts'
import { storable } from '#platform/visible-text.ts'
import { type CheckedAnswer, checkAnswer } from '#features/sustainability/answers/check-answer.ts'
import { checkRow } from '#features/sustainability/answers/rows.ts'
import { isSameAnswer } from '#features/sustainability/answers/value.ts'
import { questionById } from '#features/sustainability/catalogue/catalogue.ts'
import { rowsEach } from '#features/sustainability/limits.ts'
import type { FileAnswer, FileProblem, SavedAnswer } from '../mapping/file-answer.ts'
import { figuresOf, isFigure } from '../mapping/figures.ts'
import { importTexts } from './texts.ts'

/** An answer that the organisation has. */
export interface ExistingAnswer extends SavedAnswer {
  not_applicable: string | null
  isDraft: boolean
}

/** An answer that the file brings. */
export interface PlannedAnswer<Existing extends ExistingAnswer = ExistingAnswer> {
  question: string
  row: string
  place: string | null
  after: CheckedAnswer
  before: Existing | null
}

export interface ImportPlan<Existing extends ExistingAnswer = ExistingAnswer> {
  changes: PlannedAnswer<Existing>[]
  /** How many answers of the file are there already, or follow from others. */
  same: number
  problems: FileProblem[]
}

const keyOf = ({ question, row }: { question: string; row: string }) => `${question} ${row}`

/**
 * What a file changes. An answer that the file lacks stays as it is, and a figure that follows from the other answers is not stored as if
 * somebody had stated it.
 */
export function planImport<Existing extends ExistingAnswer>(
  given: readonly FileAnswer[],
  existing: readonly Existing[],
): ImportPlan<Existing> {
  const before = new Map(existing.map((answer) => [keyOf(answer), answer]))
  const problems: FileProblem[] = []
  const checked = new Map<string, PlannedAnswer<Existing>>()
  let same = 0
  const refuse = ({ place, question }: FileAnswer, text: FileProblem['text'], parameters: FileProblem['parameters'] = {}) =>
    problems.push({ place, about: question, text, parameters, isBlocking: false })

  for (const answer of given) {
    const result = check(answer)
    if (result instanceof Refusal) {
      refuse(answer, { id: result.problem.id, message: result.problem.message }, result.parameters)
      continue
    }
    const known = before.get(keyOf(result)) ?? null
    if (answer.isDefault && !known) continue
    if (checked.has(keyOf(result))) refuse(answer, importTexts.twice)
    else checked.set(keyOf(result), { ...result, place: answer.place, before: known })
  }

  const follows = followingIn([...checked.values()], existing)
  const changes = [...checked.values()].filter((planned) => {
    const isSame = planned.before ? !planned.before.isDraft && hasSameContent(planned.before, planned.after) : follows(planned)
    if (isSame) same += 1
    return !isSame
  })
  return { ...withinLimit(changes, existing, problems), same, problems }
}

function check(answer: FileAnswer): { question: string; row: string; after: CheckedAnswer } | Refusal {
  const question = questionById(answer.question)
  if (!question) throw new Error(`There is no question ${answer.question}`)
  try {
    const row = checkRow(question, storable(answer.row))
    const value = typeof answer.value === 'string' ? storable(answer.value) : answer.value
    return { question: question.id, row, after: checkAnswer(question, { ...answer, value, basis: null, not_applicable: null }) }
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Files have no place for how a figure was found, convert units, and list options in any order. */
function hasSameContent(before: ExistingAnswer, after: CheckedAnswer): boolean {
  if (before.not_applicable !== null) return false
  if (before.amount !== null && after.amount !== null) return before.amount === after.amount
  const sorted = (value: SavedAnswer['value']) => (Array.isArray(value) ? value.toSorted() : value)
  const plain = { unit: null, basis: null, not_applicable: null }
  return isSameAnswer({ ...plain, value: sorted(before.value) }, { ...plain, value: sorted(after.value) })
}

/** Whether a figure of the file follows from what would be answered after the import. */
function followingIn(planned: readonly PlannedAnswer[], existing: readonly ExistingAnswer[]): (answer: PlannedAnswer) => boolean {
  const after = new Map<string, SavedAnswer>(existing.filter(({ isDraft }) => !isDraft).map((answer) => [keyOf(answer), answer]))
  for (const answer of planned) after.set(keyOf(answer), { ...answer, ...answer.after })
  const figures = figuresOf([...after.values()])
  return (answer) => {
    const computed = figures.get(keyOf(answer))
    const question = questionById(answer.question)
    return (
      question !== undefined && computed !== undefined && answer.after.amount !== null && isFigure(question, answer.after.amount, computed)
    )
  }
}

function withinLimit<Existing extends ExistingAnswer>(
  changes: readonly PlannedAnswer<Existing>[],
  existing: readonly ExistingAnswer[],
  problems: FileProblem[],
): Pick<ImportPlan<Existing>, 'changes'> {
  const rows = new Map<string, number>()
  for (const { question } of existing) rows.set(question, (rows.get(question) ?? 0) + 1)
  const kept = changes.filter(({ question, place, before }) => {
    const count = (rows.get(question) ?? 0) + (before ? 0 : 1)
    if (count > rowsEach) {
      problems.push({ place, about: question, text: importTexts.tooManyRows, parameters: { most: rowsEach }, isBlocking: false })
      return false
    }
    rows.set(question, count)
    return true
  })
  return { changes: kept }
}
