import type { MessageDescriptor } from '@lingui/core'
import type { ReactElement } from 'react'
import { problemOf, type ShownProblem } from '../problem.ts'
import { type Store, createStore } from '../store.ts'

/** What is wrong with a field: a text of the catalogue, words ready to be shown, or an element; falsy where all is well. */
export type FieldProblem = MessageDescriptor | ReactElement | string | false | undefined
/** What is wrong with which field. */
type FieldProblems<Values> = Readonly<Partial<Record<keyof Values & string, FieldProblem>>>

interface Submission<Values> {
  /** What can be seen to be wrong without asking the server; the form is sent only if that is nothing. */
  problems: FieldProblems<Values>
  request: () => Promise<void>
  /** The field that a path of the request's input ('investor_preferences.stages', 'tags.3') is about; else the field of that name. */
  fieldOf?: (path: string) => (keyof Values & string) | undefined
  /** Hears of a refusal that is about no field; else that stands in the banner. */
  onProblem?: (problem: ShownProblem) => void
}

/**
 * The state of one open form: what was typed, what is wrong with it, and how sending it stands. Fields listen one by one, so that a
 * keystroke renders its own field and nothing else. Each refusal stands in one place only.
 */
export interface Form<Values extends object> {
  values: Store<Values>
  problems: Store<FieldProblems<Values>>
  /** What is wrong with the form as a whole. */
  banner: Store<string | undefined>
  /** Grows with each refusal, so that the first field to mend can be focused. */
  refusals: Store<number>
  /** Whether a request is under way; also while the page is being left after it. */
  isPending: Store<boolean>
  /** Takes new values; what was wrong with those fields is forgotten. */
  change(patch: Partial<Values>): void
  forgetRefusals(): void
  submit(submission: Submission<Values>): Promise<void>
}

export function createForm<Values extends object>(initial: Values): Form<Values> {
  const values = createStore(initial)
  const none = {} as FieldProblems<Values>
  const problems = createStore(none)
  const banner = createStore<string | undefined>(undefined)
  const refusals = createStore(0)
  const isPending = createStore(false)

  function refuse(found: FieldProblems<Values>, text?: string) {
    problems.set(found)
    banner.set(text)
    refusals.set(refusals.get() + 1)
  }

  function forgetRefusals() {
    problems.set(none)
    banner.set(undefined)
    refusals.set(0)
  }

  function hearFailure(error: unknown, { fieldOf, onProblem }: Submission<Values>) {
    const problem = problemOf(error)
    const found = problemsOf(values.get(), problem, fieldOf)
    if (isAnything(found)) refuse(found)
    else if (onProblem) onProblem(problem)
    else refuse(none, problem.text)
  }

  return {
    values,
    problems,
    banner,
    refusals,
    isPending,
    forgetRefusals,
    change(patch) {
      values.set({ ...values.get(), ...patch })
      if (Object.keys(patch).some((name) => name in problems.get())) problems.set(without(problems.get(), patch))
    },
    async submit(submission) {
      if (isPending.get()) return
      if (isAnything(submission.problems)) return refuse(submission.problems)
      forgetRefusals()
      isPending.set(true)
      try {
        await submission.request()
      } catch (error) {
        hearFailure(error, submission)
      }
      isPending.set(false)
    },
  }
}

const isAnything = (problems: object) => Object.values(problems).some(Boolean)

const without = <Problems extends object>(problems: Problems, patch: object): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in patch))) as Problems

/** What the server says of the form's own fields. */
function problemsOf<Values extends object>(
  values: Values,
  { fields }: ShownProblem,
  fieldOf: Submission<Values>['fieldOf'] = (path) => (path in values ? (path as keyof Values & string) : undefined),
): FieldProblems<Values> {
  const found: Partial<Record<keyof Values & string, FieldProblem>> = {}
  for (const [path, text] of Object.entries(fields)) {
    const name = fieldOf(path)
    if (name !== undefined) found[name] ??= text
  }
  return found
}
