import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { MentionField } from '../compose/MentionField.tsx'
import { TextNote, useTextProblem } from '../compose/TextNote.tsx'
import { type Written, nothingWritten, problemOfText, sendable } from '../compose/written.ts'

interface CommentFormProps {
  label: string
  sendLabel: string
  initial?: Written
  takesFocus: boolean
  /** Resolves once the comment is stored. */
  onSend: (said: ReturnType<typeof sendable>) => Promise<unknown>
  /** Absent if the form cannot be cancelled. */
  onCancel?: () => void
}

/** Writes or edits a comment or a reply. */
export function CommentForm({ label, sendLabel, initial = nothingWritten, takesFocus, onSend, onCancel }: CommentFormProps) {
  const { t } = useLingui()
  const wordsOf = useTextProblem()
  const noteId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [written, setWritten] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLFormElement>(null)
  // Once a comment is sent, the button that sent it is gone.
  const keptFocus = useKeptFocus(box, written === nothingWritten)
  const sending = useMutation({
    mutationFn: (sent: Written) => onSend(sendable(sent)),
    // The next comment may have been begun meanwhile.
    onSuccess: (_, sent) => setWritten((now) => (now === sent ? nothingWritten : now)),
    onError: (error) => setProblem(problemOf(error).text),
  })
  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [takesFocus])

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const found = problemOfText(written.content)
    setProblem(found === 'empty' ? t`Please enter a comment` : wordsOf(found))
    if (found) field.current?.focus()
    else if (!sending.isPending) sending.mutate(written)
  }

  return (
    <form ref={box} tabIndex={-1} noValidate onSubmit={send} className="grid gap-2 outline-none" {...keptFocus}>
      <MentionField
        label={label}
        placeholder={label}
        rows={1}
        inputRef={field}
        written={written}
        problemId={problem && noteId}
        onSend={send}
        onChange={(next) => {
          setProblem(undefined)
          setWritten(next)
        }}
      />
      {(written.content !== '' || problem || onCancel) && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <TextNote id={noteId} content={written.content} problem={problem} />
          {onCancel && (
            <Button size="small" className="phone:h-11!" onPress={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <Button type="submit" variant="soft" size="small" className="phone:h-11!" pending={sending.isPending}>
            {sendLabel}
          </Button>
        </div>
      )}
    </form>
  )
}
