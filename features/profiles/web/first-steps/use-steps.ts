import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { toast } from '#ui/toast.ts'
import type { OwnProfile } from '../../contract.ts'
import { type FirstStep, firstSteps } from '../../first-steps.ts'
import { welcomePath } from '../../paths.ts'
import { mine, useAmendProfile } from '../data.ts'
import { checkValues } from '../edit/check-values.ts'
import { fieldOfPath } from '../edit/form-input.ts'
import { valuesOf } from '../edit/form-values.ts'
import { storeUnsavedValues, unsavedValues, usePersistUnsavedValues } from '../edit/unsaved-values.ts'
import { changesOf, fieldsOf, normalised } from './step-fields.ts'

/**
 * The form of the first steps and the navigation between them. A step is saved automatically when the member leaves it in any way. Input
 * that can't be saved stays on this device, where the whole form restores it too.
 */
export function useSteps(profile: OwnProfile, step: FirstStep) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const [unsaved] = useState(() => unsavedValues(profile))
  const form = useForm(() => unsaved ?? valuesOf(profile))
  // Else leaving the step would undo what was saved on another device.
  useLatestValues(form, valuesOf(profile))
  usePersistUnsavedValues(profile, form)
  const { mutateAsync: amend } = useAmendProfile((saved) => storeUnsavedValues(saved, form.values.get()))

  function problemsOf(of: FirstStep) {
    const values = form.values.get()
    const found = checkValues(values)
    return Object.fromEntries(fieldsOf(of, values.user_type).flatMap((field) => (found[field] ? [[field, found[field]]] : [])))
  }

  async function save(of: FirstStep) {
    form.change(normalised(form.values.get()))
    const changes = changesOf(of, form.values.get(), queryClient.getQueryData(mine().queryKey) ?? profile)
    if (changes) await amend(changes)
  }

  const leave = useEffectEvent((left: FirstStep) => {
    if (Object.keys(problemsOf(left)).length > 0) return
    save(left).catch(() => toast.error(t`Failed to update profile`, { description: t`Your input is saved on this device.` }))
  })
  useEffect(() => () => leave(step), [step])

  const at = firstSteps.indexOf(step)
  const next = welcomePath(firstSteps[at + 1] ?? 'done')
  const submit = () =>
    form.submit({
      problems: problemsOf(step),
      async request() {
        await save(step)
        void navigate({ href: next })
      },
      fieldOf: (path) => fieldOfPath(path, form.values.get()),
      onProblem: ({ text }) => toast.error(t`Failed to update profile`, { description: text }),
    })
  return { form, submit, before: at > 0 ? welcomePath(firstSteps[at - 1]) : undefined, next }
}
