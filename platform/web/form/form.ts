import type { MessageDescriptor } from '@lingui/core'
import type { ReactElement } from 'react'
import { idTaken } from '#platform/id-taken.ts'
import { problemOf, type ShownProblem } from '../problem.ts'
import { type Store, createStore } from '../store.ts'

/** A problem of a field: a text of the catalogue, a translated text or an element; falsy if there is none. */
export type FieldProblem = MessageDescriptor | ReactElement | string | false | undefined
/** Problems by field. */
type FieldProblems<Values> = Readonly<Partial<Record<keyof Values & string, FieldProblem>>>

interface Submission<Values> {
  /** Problems that can be found without the server; the form is only sent if there are none. */
  problems: FieldProblems<Values>
  request: () => Promise<void>
  /** Maps a path of the request's input ('investor_preferences.stages', 'tags.3') to a field; by default the field of that name. */
  fieldOf?: (path: string) => (keyof Values & string) | undefined
  /** Called if something else is stored under the id that was sent, so that the form is sent with another one next time. */
  onIdTaken?: () => void
  /** Called with refusals that concern no field; by default they are shown in the banner. */
  onProblem?: (problem: ShownProblem) => void
}

/**
 * The state of a form: values, problems and submission. Fields subscribe individually, so that a keystroke only re-renders its field. Each
 * problem is shown in one place only.
 */
export interface Form<Values extends object> {
  values: Store<Values>
  problems: Store<FieldProblems<Values>>
  /** The problem of the form as a whole. */
  banner: Store<string | undefined>
  /** Incremented with each refusal, so that the first invalid field can be focused. */
  refusals: Store<number>
  /** Whether a request is pending; also while the page is being left after it. */
  isPending: Store<boolean>
  /** Changes values and clears the problems of those fields. */
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

  function hearFailure(error: unknown, { fieldOf, onIdTaken, onProblem }: Submission<Values>) {
    const problem = problemOf(error)
    if (problem.is(idTaken)) onIdTaken?.()
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

/** The server's problems for fields of this form. */
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
