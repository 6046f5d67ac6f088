import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { type ShownProblem, problemOf } from '#platform/web/problem.ts'
import { useStore } from '#platform/web/use-store.ts'
import type { Answer } from '../../answers-contract.ts'
import { isSameAnswer } from '../../answers/value.ts'
import { sustainabilityProblems } from '../../problems.ts'
import { refreshSustainability, showAnswer, sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'
import { type Entered, type Unsaved, stillUnsaved, unsavedAnswers, unsavedName } from './unsaved.ts'

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
  const queryClient = useQueryClient()
  const member = useMember()
  const kept = unsavedAnswers(member?.id ?? '')
  const name = unsavedName(at)
  const unsaved: Unsaved | undefined = useStore(kept.entries).get(name)
  const [problem, setProblem] = useState<ShownProblem>()
  const before: Entered = saved ?? nothing
  const shown: Entered = unsaved ?? before
  const isChanged = unsaved !== undefined && !isSameAnswer(unsaved, before)

  const save = useMutation({
    // In sequence, so that the last choice wins.
    scope: { id: `sustainability-answer-${name}` },
    mutationFn: ({ entered, is_draft }: { entered: Entered; is_draft: boolean }) =>
      sustainability.call.answer({ ...at, ...entered, is_draft, version: kept.entries.get().get(name)?.version ?? saved?.version ?? 0 }),
    onSuccess(answer, { entered }) {
      setProblem(undefined)
      showAnswer(queryClient, at, answer)
      const left = stillUnsaved(kept.entries.get().get(name), entered, answer.version)
      if (left) kept.keep(name, left)
      else kept.remove(name)
    },
    onError: (error) => setProblem(problemOf(error)),
    onSettled: () => refreshSustainability(queryClient),
  })
  /** A colleague saved another answer, or deleted it, after this one was begun. */
  const isOvertaken = isChanged && !save.isPending && unsaved.version !== (saved?.version ?? 0)
  const clear = useChange({
    send: () => sustainability.call.clear({ ...at, version: saved?.version ?? 1 }),
    failed: t`Failed to delete the answer`,
    onDone: () => kept.remove(name),
  })

  return {
    shown,
    isChanged,
    isOvertaken,
    problem: isOvertaken && problem?.is(sustainabilityProblems.answeredMeanwhile) ? undefined : problem,
    isSaving: save.isPending,
    isSaved: save.isSuccess,
    isClearing: clear.isPending,
    enter(change: Partial<Entered>) {
      setProblem(undefined)
      const entered: Unsaved = { ...shown, ...change, version: unsaved?.version ?? saved?.version ?? 0 }
      // While another answer is being saved, the one before is a change as well.
      if (!save.isPending && isSameAnswer(entered, before)) kept.remove(name)
      else kept.keep(name, entered)
    },
    save: (is_draft = false) => save.mutate({ entered: shown, is_draft }),
    /** Saves what was entered over the answer of a colleague, which stays in the history. */
    saveOver() {
      kept.keep(name, { ...shown, version: saved?.version ?? 0 })
      save.mutate({ entered: shown, is_draft: false })
    },
    /** Saves a choice at once. */
    choose(change: Partial<Entered>) {
      const entered = { ...shown, ...change }
      kept.keep(name, { ...entered, version: saved?.version ?? 0 })
      save.mutate({ entered, is_draft: false })
    },
    discard() {
      setProblem(undefined)
      kept.remove(name)
    },
    clear: () => clear.mutate(),
  }
}
