import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import type { ShownProblem } from '#platform/web/problem.ts'
import { useStore } from '#platform/web/use-store.ts'
import { isSameAnswer } from '../../answers/value.ts'
import type { Answer } from '../../answers-contract.ts'
import { sustainabilityProblems } from '../../problems.ts'
import { sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'
import { type Entered, type Unsaved, unsavedAnswers, unsavedName } from './unsaved.ts'

export interface AnswerPlace {
  id: string
  year: number
  question: string
  row: string
}

const nothing: Entered = { value: null, unit: null, basis: null, not_applicable: null }

/** One answer while it is entered: what was typed stays on the device until it is saved. */
export function useAnswer(at: AnswerPlace, saved: Answer | undefined) {
  const { t } = useLingui()
  const member = useMember()
  const kept = unsavedAnswers(member?.id ?? '')
  const name = unsavedName(at)
  const unsaved: Unsaved | undefined = useStore(kept.entries).get(name)
  const [problem, setProblem] = useState<ShownProblem>()
  const before: Entered = saved ?? nothing
  const shown: Entered = unsaved ?? before
  const isChanged = unsaved !== undefined && !isSameAnswer(toAnswered(unsaved), toAnswered(before))
  /** A colleague saved another answer after this one was begun. */
  const isOvertaken = isChanged && unsaved.version !== (saved?.version ?? 0)

  const save = useChange<{ is_draft: boolean; entered?: Entered; version?: number }>({
    send: ({ is_draft, entered = shown, version = unsaved?.version ?? saved?.version ?? 0 }) =>
      sustainability.call.answer({ ...at, ...entered, is_draft, version }),
    failed: setProblem,
    onDone() {
      setProblem(undefined)
      kept.remove(name)
    },
  })
  const clear = useChange({
    send: () => sustainability.call.clear({ ...at, version: saved?.version ?? 1 }),
    failed: t`Failed to delete the answer`,
    onDone: () => kept.remove(name),
  })

  return {
    shown,
    isChanged,
    isOvertaken,
    problem: problem?.is(sustainabilityProblems.answeredMeanwhile) ? undefined : problem,
    isSaving: save.isPending,
    isClearing: clear.isPending,
    enter(change: Partial<Entered>) {
      setProblem(undefined)
      const entered: Unsaved = { ...shown, ...change, version: unsaved?.version ?? saved?.version ?? 0 }
      if (isSameAnswer(toAnswered(entered), toAnswered(before))) kept.remove(name)
      else kept.keep(name, entered)
    },
    save: (is_draft = false) => save.mutate({ is_draft }),
    /** Saves what was entered over the answer of a colleague, which stays in the history. */
    saveOver: () => save.mutate({ is_draft: false, version: saved?.version ?? 0 }),
    /** Saves a choice at once. */
    choose: (change: Partial<Entered>) => {
      const entered = { ...shown, ...change }
      kept.keep(name, { ...entered, version: saved?.version ?? 0 })
      save.mutate({ is_draft: false, entered, version: saved?.version ?? 0 })
    },
    discard() {
      setProblem(undefined)
      kept.remove(name)
    },
    clear: () => clear.mutate(),
  }
}

const toAnswered = ({ value, unit, basis, not_applicable }: Entered) => ({ value, unit: unit as never, basis, not_applicable })
