import { followingFigures } from '#features/sustainability/answers/figures.ts'
import { firstUnitOf } from '#features/sustainability/answers/first-unit.ts'
import { vsmeMember } from '#features/sustainability/catalogue/names/vsme-members.ts'
import type { OptionListId } from '#features/sustainability/catalogue/options.ts'
import type { Question } from '#features/sustainability/catalogue/question.ts'
import { shift, sum } from '../vsme/decimals.ts'
import type { VsmeFact, VsmeReport, VsmeValue } from '../vsme/report.ts'
import type { SavedAnswer } from './file-answer.ts'
import { axisOf, memberOfRow, rowNames, summedConcepts, vsmeQuestions, xbrlUnit } from './vsme-names.ts'

/**
 * The saved answers as a VSME report, with the totals that follow from them. What does not apply is not reported, nor is Kosovo, which the
 * taxonomy has no code for.
 */
export function toVsme(answers: readonly SavedAnswer[], head: Omit<VsmeReport, 'facts'>): VsmeReport {
  const all = [...answers, ...followingFigures(answers)]
  const facts = vsmeQuestions.flatMap(({ question, concept }) =>
    all.flatMap((answer) => {
      const given = answer.question === question.id ? valueOf(question, answer, head.currency) : undefined
      const axis = axisOf(question)
      return given ? [{ concept: concept.name, dimensions: axis ? { [axis]: memberOfRow(question, answer.row) } : {}, ...given }] : []
    }),
  )
  return { ...head, facts: [...facts, ...totalsOf(all), ...namesOf(facts)] }
}

type Given = Pick<VsmeFact, 'value' | 'unit'>

function valueOf({ is }: Question, { value, unit, amount }: SavedAnswer, currency: string): Given | undefined {
  if (value === null) return undefined
  if (is.kind === 'one-of' || is.kind === 'some-of') {
    const members = membersOf(is.options, value)
    return members === undefined ? undefined : { value: members }
  }
  if (is.kind === 'amount') return { value: String(value), unit: `iso4217:${currency}` }
  if (is.kind !== 'number') return { value }
  if (is.quantity === 'share') return { value: shift(String(value), -2) }
  if (is.quantity === 'emissions-per-turnover') return { value: String(value), unit: `utr:tCO2e/iso4217:${currency}` }
  const own = unit && xbrlUnit(unit)
  if (own) return { value: String(value), unit: own }
  const first = firstUnitOf(is.quantity)
  const usual = first && xbrlUnit(first)
  return usual ? { value: amount ?? String(value), unit: usual } : { value: String(value) }
}

function membersOf(list: OptionListId, value: NonNullable<SavedAnswer['value']>): VsmeValue | undefined {
  if (typeof value === 'string') return vsmeMember(list, value)
  return Array.isArray(value) ? value.flatMap((option) => vsmeMember(list, option) ?? []) : undefined
}

/** Totals of energy over renewable and other sources, where both are answered. */
function totalsOf(answers: readonly SavedAnswer[]): VsmeFact[] {
  return summedConcepts.flatMap(({ question, concept }) => {
    const rows = answers.filter((answer) => answer.question === question.id)
    if (rows.length < 2 || rows.every(({ value }) => value === null)) return []
    const first = question.is.kind === 'number' ? firstUnitOf(question.is.quantity) : null
    const unit = first && xbrlUnit(first)
    return [{ concept: concept.name, dimensions: {}, value: sum(rows.map(({ amount }) => amount ?? '0')), ...(unit && { unit }) }]
  })
}

/** What rows are called: subsidiaries and materials. */
function namesOf(facts: readonly VsmeFact[]): VsmeFact[] {
  return Object.entries(rowNames).flatMap(([axis, concept]) => {
    const rows = new Set(facts.flatMap(({ dimensions }) => dimensions[axis] ?? []))
    return [...rows].map((row) => ({ concept, dimensions: { [axis]: row }, value: row }))
  })
}
