import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { changedValues } from '#platform/web/form/changed-values.ts'
import type { DealDraft } from '../../posting-contract.ts'
import { deals, draftFor } from '../data.ts'
import type { DealForm } from './deal-form.tsx'
import type { DealValues } from './deal-values.ts'
import { unsentDrafts } from './unsent-drafts.ts'

/** Debounce before a draft is sent, in milliseconds. */
const pause = 800

interface Drafted {
  id: string
  /** The author's id. */
  member: string
  /** The values of an existing deal. */
  saved: DealValues | undefined
}

/**
 * Saves input immediately on this device and, debounced, on the server for other devices. Input that the server has not
 * acknowledged stays on the device and is sent with the next change or when the wizard opens again.
 * @returns `keep` saves everything now and rejects if the server can't be reached; `stop` ends it once the deal is posted
 */
export function useDraft(form: DealForm, { id, member, saved }: Drafted) {
  const unsent = unsentDrafts(member)
  const isOver = useRef(false)
  const queryClient = useQueryClient()
  const isNew = !saved
  const { queryKey } = draftFor(isNew ? 'new' : id)
  /** Updates the cached draft, with which the wizard begins when it opens again. */
  const setKnown = (draft: DealDraft | null) => queryClient.setQueryData(queryKey, (known) => known && { draft })
  const { mutateAsync: send } = useMutation({
    // In sequence, so that the last one wins.
    scope: { id: `deal-draft-${id}` },
    mutationFn: (content: DealDraft['content']) => deals.call.keepDraft({ id, content }),
    onSuccess(_, content) {
      if (!isOver.current) setKnown({ id, content, updated_at: new Date().toISOString() })
      if (JSON.stringify(unsent.entries.get().get(id)?.content) === JSON.stringify(content)) unsent.remove(id)
    },
  })
  const keep = async () => {
    if (!isOver.current) await send({ ...form.values.get() })
  }
  const hear = useEffectEvent(() => unsent.keep(id, { isNew, content: { ...form.values.get() } }))
  /** Whether the form is still as the deal was saved. Once there is a draft, going back to that is a change, too. */
  const isUntouched = useEffectEvent(
    () =>
      saved !== undefined &&
      Object.keys(changedValues(form.values.get(), saved)).length === 0 &&
      !unsent.entries.get().has(id) &&
      !queryClient.getQueryData(queryKey)?.draft,
  )
  const keepSilently = useEffectEvent(() => void keep().catch(() => undefined))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = form.values.listen(() => {
      if (isOver.current || isUntouched()) return
      hear()
      clearTimeout(timer)
      timer = setTimeout(keepSilently, pause)
    })
    const leave = () => {
      if (document.visibilityState === 'hidden' && timer) keepSilently()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      end()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
      if (unsent.entries.get().has(id)) keepSilently()
    }
  }, [form, id, unsent])

  return {
    keep,
    stop() {
      isOver.current = true
      unsent.remove(id)
      setKnown(null)
    },
  }
}
