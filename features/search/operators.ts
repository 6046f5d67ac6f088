import { foldedWords } from '#platform/search-words.ts'

/** What narrows a search within its text: 'stage:seed', 'in:deals', 'from:anna'. */
const operators = ['from', 'in', 'stage', 'industry', 'status', 'topic'] as const
export type Operator = (typeof operators)[number]

/** A value of an operator, and what may be typed for it besides. */
export interface OperatorValue {
  value: string
  label: string
}
/** Members for `from` are searched for instead. */
export type OperatorValues = Readonly<Record<Exclude<Operator, 'from'>, readonly OperatorValue[]>>

interface ReadText {
  /** The text without the operators that were understood. */
  words: string
  chosen: Partial<Record<Exclude<Operator, 'from'>, string>>
  /** The operator that is being typed at the end of the text. */
  open: { operator: Operator; typed: string } | null
  /** The text without it. */
  before: string
}

/** Reads a text with operators. Unknown ones, and unknown values, are words. */
export function readOperators(text: string, values: OperatorValues): ReadText {
  const chosen: ReadText['chosen'] = {}
  let open: ReadText['open'] = null
  let before = text
  const words = text.replace(
    /(?<=^|\s)(from|in|stage|industry|status|topic):(\S*)/gi,
    (whole, name: string, typed: string, index: number) => {
      const operator = operators.find((each) => each === name.toLowerCase()) as Operator
      if (index + whole.length === text.length) {
        open = { operator, typed }
        before = text.slice(0, index)
      }
      const value = operator === 'from' ? undefined : valueNamed(values[operator], typed)
      if (operator !== 'from' && value !== undefined) chosen[operator] = value
      return value !== undefined || open ? '' : whole
    },
  )
  return { words: words.replace(/\s+/g, ' ').trim(), chosen, open, before }
}

/** The typed form of a value: 'deals', 'series-a'. */
export const typedFor = (label: string): string => foldedWords(label).join('-')

const valueNamed = (values: readonly OperatorValue[], typed: string) =>
  typed === '' ? undefined : values.find((each) => isNamed(each, typed))?.value
const isNamed = ({ value, label }: OperatorValue, typed: string) => [typedFor(value), typedFor(label)].includes(typedFor(typed))

/** The values that may be meant by what is typed so far. */
export const valuesFor = (values: readonly OperatorValue[], typed: string): OperatorValue[] =>
  values.filter(({ value, label }) => typedFor(label).startsWith(typedFor(typed)) || typedFor(value).startsWith(typedFor(typed)))

/** The operators that the last word of a text may become. */
export function operatorsFor(text: string): Operator[] {
  const last = /(?:^|\s)(\p{L}{2,})$/u.exec(text)?.[1]?.toLowerCase()
  return last === undefined ? [] : operators.filter((operator) => operator.startsWith(last))
}
