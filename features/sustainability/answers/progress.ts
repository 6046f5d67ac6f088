import { questions } from '../catalogue/catalogue.ts'
import { type Condition, type Framework, type Question, frameworks } from '../catalogue/question.ts'
import type { State, Value } from './value.ts'

/** What progress is measured by. */
export interface ProgressAnswer {
  question: string
  value: Value | null
  amount: string | null
  state: State
}

export interface Progress {
  answered: number
  asked: number
}

/** The answers of a set by question; a question with rows has several. */
export type ByQuestion<Answer> = ReadonlyMap<string, readonly Answer[]>

export function byQuestion<Answer extends { question: string }>(answers: readonly Answer[]): ByQuestion<Answer> {
  const found = new Map<string, Answer[]>()
  for (const answer of answers) {
    const those = found.get(answer.question)
    if (those) those.push(answer)
    else found.set(answer.question, [answer])
  }
  return found
}

/** Whether a question is for an organisation, by what it has answered. @param framework some ask everyone */
export function isAsked(
  { askedIf, alwaysIn }: Question,
  answers: ByQuestion<Pick<ProgressAnswer, 'value' | 'amount'>>,
  framework?: Framework,
): boolean {
  if (askedIf === undefined || (framework && alwaysIn?.includes(framework))) return true
  return holds(askedIf, answers.get(askedIf.question) ?? [])
}

function holds(condition: Condition, answers: readonly Pick<ProgressAnswer, 'value' | 'amount'>[]): boolean {
  return answers.some(({ value, amount }) => {
    if ('is' in condition) return value === condition.is
    if ('atLeast' in condition) return amount !== null && Number(amount) >= condition.atLeast
    if ('includes' in condition) return Array.isArray(value) && value.includes(condition.includes)
    return value !== null && !(Array.isArray(value) && value.length === 0)
  })
}

/** Answered for readers: a draft does not count. */
const isAnswered = (answers: readonly Pick<ProgressAnswer, 'state'>[] | undefined): boolean =>
  answers?.some(({ state }) => state !== 'draft') ?? false

/** Progress among some questions, or those of a framework. */
export function progressOf(among: readonly Question[], answers: ByQuestion<ProgressAnswer>, framework?: Framework): Progress {
  const asked = among.filter((question) => isAsked(question, answers, framework) || isAnswered(answers.get(question.id)))
  return { asked: asked.length, answered: asked.filter(({ id }) => isAnswered(answers.get(id))).length }
}

/** Progress among the questions of a framework. */
export const progressIn = (framework: Framework, answers: ByQuestion<ProgressAnswer>): Progress =>
  progressOf(
    questions.filter(({ frameworks: those }) => those.includes(framework)),
    answers,
    framework,
  )

/**
 * The unanswered question that helps most: one that a reader waits for, then one of the shortest set, then the one that counts in most
 * frameworks. Computed figures are asked last: they follow from the others.
 */
export function nextQuestion(answers: ByQuestion<ProgressAnswer>, awaited: readonly Framework[]): Question | undefined {
  const isOpen = (question: Question) => !isAnswered(answers.get(question.id))
  const open = questions.filter((question) => isOpen(question) && (isAsked(question, answers) || isAsked(question, answers, shortest)))
  const worth = (question: Question) =>
    (question.formula ? 0 : 1000) +
    awaited.filter((framework) => question.frameworks.includes(framework)).length * 100 +
    (question.frameworks.includes(shortest) ? 50 : 0) +
    question.frameworks.length
  return open.reduce<Question | undefined>((best, each) => (!best || worth(each) > worth(best) ? each : best), undefined)
}

const [shortest] = frameworks
