import { Big } from 'big.js'
import { computeFigures, placesOf, rounded } from '#features/sustainability/answers/figures.ts'
import type { Question } from '#features/sustainability/catalogue/question.ts'
import type { SavedAnswer } from './file-answer.ts'

const keyOf = ({ question, row }: { question: string; row: string }) => `${question} ${row}`

/** What follows from the answers, by question and row, in the first unit of its quantity. */
export const figuresOf = (answers: readonly SavedAnswer[]): Map<string, string> =>
  new Map(computeFigures(answers).map((figure) => [keyOf(figure), figure.computed]))

/** Whether a figure of a file is the one that follows from the other answers: quotients may be rounded, and Excel calculates with doubles. */
export function isFigure(question: Question, amount: string, computed: string): boolean {
  const { formula } = question
  if (!formula || !('divide' in formula)) return new Big(amount).eq(computed)
  const decimals = amount.split('.')[1]?.length ?? 0
  const tolerance = new Big(10).pow(-Math.min(decimals, placesOf(question))).div(2)
  const difference = rounded(new Big(amount), question).minus(computed).abs()
  return difference.lte(tolerance) || difference.lte(new Big(computed).abs().times('1e-9'))
}
