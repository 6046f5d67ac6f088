import { breakdowns } from '#features/sustainability/catalogue/breakdowns.ts'
import { questions } from '#features/sustainability/catalogue/catalogue.ts'
import { vsmeMember } from '#features/sustainability/catalogue/names/vsme-members.ts'
import { optionLists } from '#features/sustainability/catalogue/options.ts'
import type { Question } from '#features/sustainability/catalogue/question.ts'
import { checkAnswer } from '#features/sustainability/answers/check-answer.ts'
import { firstUnitOf } from '#features/sustainability/answers/first-unit.ts'
import { axisMembers } from '#features/sustainability/vsme/taxonomy.ts'
import type { SavedAnswer } from './mapping/file-answer.ts'
import { figuresOf } from './mapping/figures.ts'

const named: Readonly<Record<string, readonly string[]>> = {
  site: ['1', 'Bremen'],
  subsidiary: ['Müller & Söhne <GmbH>', '=SUM Holding'],
  material: ['Steel', 'Timber'],
}

function rowsOf({ id, by }: Question): readonly string[] {
  if (!by) return ['']
  const breakdown = breakdowns[by]
  if (breakdown.rows === 'fixed') return breakdown.keys
  if (breakdown.rows === 'listed') return axisMembers(breakdown.axis).slice(by === 'waste' ? -2 : 0, by === 'waste' ? undefined : 2)
  // Weight and volume of one material would need two rows of the template.
  if (by === 'material') return [named['material']?.[id === 'material-weight' ? 0 : 1] ?? '']
  return named[by] ?? []
}

function valueOf({ id, is }: Question, index: number): SavedAnswer['value'] {
  switch (is.kind) {
    case 'yes-no':
      return index % 2 === 0
    case 'date':
      return '2027-03-09'
    case 'year':
      return id.includes('base') ? '2020' : '2030'
    case 'link':
      return 'https://example.org/report'
    case 'text':
      return `${id} <${index}> & “more”${is.long ? '\nin two lines' : ''}`
    case 'one-of':
      return optionLists[is.options][is.options === 'country' ? 40 + index : 1] ?? ''
    case 'some-of':
      return optionLists[is.options].filter((option) => vsmeMember(is.options, option) || is.options === 'high-impact-sectors').slice(1, 3)
    case 'amount':
      return `${1000 + index}.5`
    case 'number':
    default:
      return is.whole ? String(3 + index) : `${10 + index}.${id.length}`
  }
}

/** For tests: an answer to every question of a framework, for some of its rows. What follows from others is not stated. */
export function exampleAnswers(isWanted: (question: Question) => boolean): SavedAnswer[] {
  const answered = (question: Question) =>
    rowsOf(question).map((row, index): SavedAnswer => {
      const unit = question.is.kind === 'number' ? firstUnitOf(question.is.quantity) : null
      const value = valueOf(question, index)
      const { amount } = checkAnswer(question, { value, unit, basis: null, not_applicable: null })
      return { question: question.id, row, value, unit, amount }
    })
  const wanted = questions.filter(isWanted)
  const plain = wanted.filter(({ formula }) => !formula).flatMap(answered)
  const following = figuresOf(plain)
  const others = wanted.filter(({ formula }) => formula).flatMap(answered)
  return [...plain, ...others.filter(({ question, row }) => !following.has(`${question} ${row}`))]
}
