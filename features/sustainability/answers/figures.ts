import { Big } from 'big.js'
import { questionById, questions } from '../catalogue/catalogue.ts'
import type { Formula, Operand, Question } from '../catalogue/question.ts'
import type { Unit } from '../catalogue/units.ts'
import { firstUnitOf } from './first-unit.ts'
import type { Value } from './value.ts'

/** A figure, or a chosen option, as it was answered, by question and row. */
export interface Stated {
  question: string
  row: string
  /** In the first unit; null if it does not apply, or is no figure. */
  amount: string | null
  /** As given. */
  value: Value | null
}

/** What a formula yields, beside what was stated. */
export interface ComputedFigure {
  question: string
  row: string
  /** Rounded, as it is shown and reported. */
  computed: string
  /** The stated figure less the computed one; null if they agree or nothing is stated. */
  difference: string | null
}

const mostPlaces = 15
const Exact = Big()
Exact.DP = mostPlaces

/** Emissions for each unit of turnover begin at about the sixth decimal place. */
const isIntensity = ({ is }: Question) => is.kind === 'number' && is.quantity === 'emissions-per-turnover'

/** Decimal places of quotients, rounded half up. */
export const placesOf = (question: Question): number => (isIntensity(question) ? mostPlaces : 6)

/** Six digits, the zeros before them not counted, say all that an intensity can. */
export const rounded = (figure: Big, question: Question): Big => (isIntensity(question) ? figure.prec(6) : figure)

/**
 * Every figure that follows from others. It is computed from stated figures, and from computed ones where nothing is stated. What does not
 * apply counts as 0; what nobody has answered leaves a figure unknown.
 */
export const computeFigures = (stated: readonly Stated[]): ComputedFigure[] => figuresIn(new AnswerSet(stated))

/** A figure that follows from answers and that nobody stated. */
export interface FollowingFigure {
  question: string
  row: string
  value: string
  unit: Unit | null
  amount: string
}

/** The figures that follow from answers and that nobody stated, each with the answers behind it. */
export function followingFigures<Answer extends Stated>(answers: readonly Answer[]): (FollowingFigure & { parts: Answer[] })[] {
  const set = new AnswerSet(answers)
  return figuresIn(set).flatMap(({ question: id, row, computed }) => {
    const question = questionById(id)
    if (!question || set.stated(id, row)) return []
    const unit = question.is.kind === 'number' ? firstUnitOf(question.is.quantity) : null
    return [{ question: id, row, value: computed, unit, amount: computed, parts: set.partsOf(question, row) }]
  })
}

/** Questions together with those that their figures can follow from. */
export function withOperands(ids: readonly string[]): string[] {
  const found = new Set(ids)
  // What is added meanwhile has its turn, too.
  for (const id of found) {
    const formula = questionById(id)?.formula
    for (const { question } of formula ? operandsOf(formula) : []) found.add(question)
  }
  return [...found]
}

function figuresIn(set: AnswerSet<Stated>): ComputedFigure[] {
  return questions.flatMap((question) => {
    if (!question.formula) return []
    return set.rowsOf(question).flatMap((row) => {
      const computed = set.result(question, row)
      if (!computed) return []
      const own = set.stated(question.id, row)
      return [
        {
          question: question.id,
          row,
          computed: rounded(computed, question).toFixed(),
          difference: own ? differenceOf(own, computed, question) : null,
        },
      ]
    })
  })
}

/** The answers of a year, with results of formulas as they are needed. */
class AnswerSet<Answer extends Stated> {
  readonly #byRow = new Map<string, Answer>()
  readonly #rows = new Map<string, string[]>()
  readonly #results = new Map<string, Big | undefined>()

  constructor(stated: readonly Answer[]) {
    for (const answer of stated) {
      this.#byRow.set(keyOf(answer.question, answer.row), answer)
      this.#rows.set(answer.question, [...(this.#rows.get(answer.question) ?? []), answer.row])
    }
  }

  stated = (question: string, row: string): Answer | undefined => this.#byRow.get(keyOf(question, row))

  /** The rows for which a question with a formula may have a result: those of its operands. */
  rowsOf({ id, by, formula }: Question): string[] {
    if (!by || !formula) return ['']
    const operands = operandsOf(formula).filter(({ question }) => questionById(question)?.by === by)
    return [...new Set([...(this.#rows.get(id) ?? []), ...operands.flatMap(({ question }) => this.#rows.get(question) ?? [])])]
  }

  /** What the formula of a question yields for a row; undefined if a figure is missing. */
  result(question: Question, row: string): Big | undefined {
    const key = keyOf(question.id, row)
    if (!this.#results.has(key)) {
      // Formulas do not refer to themselves (catalogue.test.ts).
      this.#results.set(key, question.formula && this.#apply(question, question.formula, row))
    }
    return this.#results.get(key)
  }

  /** The answers that the result of a question's formula rests on. */
  partsOf({ by, formula }: Question, row: string): Answer[] {
    if (!formula) return []
    const chosen = 'choice' in formula ? this.#chosen(formula) : undefined
    const operands = 'choice' in formula ? [{ question: formula.choice }, ...(chosen ? [chosen] : [])] : operandsOf(formula)
    return operands.flatMap((operand) => {
      const question = questionById(operand.question)
      if (!question) return []
      return this.#rowsFor(operand, question, by, row).flatMap((each) => this.stated(question.id, each) ?? this.partsOf(question, each))
    })
  }

  #apply(question: Question, formula: Formula, row: string): Big | undefined {
    const { by } = question
    const total = (operands: readonly Operand[]) => this.#total(operands, by, row)
    if ('choice' in formula) {
      const figure = this.#chosen(formula)
      return figure && total([figure])
    }
    const [added, subtracted] = [total('sum' in formula ? formula.sum : formula.divide), total(formula.minus ?? [])]
    if (!added || !subtracted) return undefined
    if ('sum' in formula) return added.minus(subtracted)
    const divisor = total(formula.by)
    if (!divisor || divisor.eq(0)) return undefined
    return added
      .minus(subtracted)
      .times(formula.times ?? 1)
      .div(divisor)
      .round(placesOf(question))
  }

  #chosen({ choice, figures }: Extract<Formula, { choice: string }>): Operand | undefined {
    const chosen = this.stated(choice, '')?.value
    return typeof chosen === 'string' ? figures[chosen] : undefined
  }

  #total(operands: readonly Operand[], by: Question['by'], row: string): Big | undefined {
    let sum: Big = new Exact(0)
    for (const operand of operands) {
      const value = this.#valueOf(operand, by, row)
      if (!value) return undefined
      sum = sum.plus(value)
    }
    return sum
  }

  #valueOf(operand: Operand, by: Question['by'], row: string): Big | undefined {
    const question = questionById(operand.question)
    if (!question) return undefined
    const values = this.#rowsFor(operand, question, by, row).map((each) => this.#figure(question, each))
    if (values.length === 0 || values.includes(undefined)) return undefined
    return values.reduce<Big>((sum, value) => sum.plus(value ?? 0), new Exact(0))
  }

  /** The rows of an operand that count for a row of the computed question. */
  #rowsFor(operand: Operand, question: Question, by: Question['by'], row: string): readonly string[] {
    const wanted = operand.row ?? (question.by && question.by === by ? row : undefined)
    if (wanted !== undefined) return [wanted]
    if (!question.by) return ['']
    return question.formula ? this.rowsOf(question) : (this.#rows.get(question.id) ?? [])
  }

  #figure(question: Question, row: string): Big | undefined {
    const stated = this.stated(question.id, row)
    return stated ? new Exact(stated.amount ?? 0) : this.result(question, row)
  }
}

/** Quotients may be stated rounded: they agree if the computed one rounds to what was stated. */
function differenceOf({ amount, value }: Stated, computed: Big, question: Question): string | null {
  if (amount === null) return null
  const { formula } = question
  const isQuotient = formula !== undefined && 'divide' in formula
  const decimals = typeof value === 'string' ? (value.split('.')[1]?.length ?? 0) : 0
  const difference = new Exact(amount).minus(isQuotient ? computed.round(Math.min(decimals, placesOf(question))) : computed)
  return difference.eq(0) ? null : difference.toFixed()
}

const operandsOf = (formula: Formula): readonly Operand[] => {
  if ('choice' in formula) return [{ question: formula.choice }, ...Object.values(formula.figures)]
  return 'sum' in formula ? [...formula.sum, ...(formula.minus ?? [])] : [...formula.divide, ...(formula.minus ?? []), ...formula.by]
}

const keyOf = (question: string, row: string) => `${question} ${row}`
