import { Big } from 'big.js'
import { computeFigures } from '#features/sustainability/answers/figures.ts'
import { firstUnitOf } from '#features/sustainability/answers/first-unit.ts'
import { questionById } from '#features/sustainability/catalogue/catalogue.ts'
import type { Question } from '#features/sustainability/catalogue/question.ts'
import type { SavedAnswer } from './file-answer.ts'

const Precise = Big()
// Emissions for each euro of turnover begin at the sixth decimal.
Precise.DP = 15

const isIntensity = ({ is }: Question) => is.kind === 'number' && is.quantity === 'emissions-per-turnover'
const keyOf = ({ question, row }: { question: string; row: string }) => `${question} ${row}`

/** What follows from the answers, by question and row, in the first unit of its quantity. */
export function figuresOf(answers: readonly SavedAnswer[]): Map<string, string> {
  const computed = computeFigures(answers)
  const figures = new Map(computed.map((figure) => [keyOf(figure), figure.computed]))
  const stated = new Map(answers.map((answer) => [keyOf(answer), answer.amount ?? '0']))
  const amountOf = (question: string) => stated.get(`${question} `) ?? figures.get(`${question} `)
  for (const { question: id, row } of computed) {
    const question = questionById(id)
    if (!question || !isIntensity(question) || !question.formula || !('divide' in question.formula)) continue
    const [part, whole] = [question.formula.divide[0], question.formula.by[0]].map((operand) => operand && amountOf(operand.question))
    if (part !== undefined && whole !== undefined) figures.set(keyOf({ question: id, row }), new Precise(part).div(whole).toFixed())
  }
  return figures
}

/** Answers together with the figures that follow from them and that nobody stated: a report contains its totals. */
export function withFigures(answers: readonly SavedAnswer[]): SavedAnswer[] {
  const stated = new Set(answers.map(keyOf))
  const following = [...figuresOf(answers)].flatMap(([key, amount]) => {
    if (stated.has(key)) return []
    const at = key.indexOf(' ')
    const [question, row] = [key.slice(0, at), key.slice(at + 1)]
    const is = questionById(question)?.is
    return [{ question, row, value: amount, unit: is?.kind === 'number' ? firstUnitOf(is.quantity) : null, amount }]
  })
  return [...answers, ...following]
}

/** Whether a figure of a file is the one that follows from the other answers: quotients may be rounded, and Excel calculates with doubles. */
export function isFigure(question: Question, amount: string, computed: string): boolean {
  const { formula } = question
  if (!formula || !('divide' in formula)) return new Big(amount).eq(computed)
  const decimals = amount.split('.')[1]?.length ?? 0
  // Other quotients are computed to six decimals.
  const rounded = isIntensity(question) ? decimals : Math.min(decimals, 6)
  const tolerance = new Big(10).pow(-rounded).div(2)
  const difference = new Big(amount).minus(computed).abs()
  return difference.lte(tolerance) || difference.lte(new Big(computed).abs().times('1e-9'))
}
