import { useLingui } from '@lingui/react/macro'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { readerLocale } from '#platform/web/i18n.ts'
import { storable } from '#platform/visible-text.ts'
import { classNames } from '#ui/class-names.ts'
import { isComposing } from '#ui/is-composing.ts'
import { longestMessage } from '../../limits.ts'
import { live } from '../data.ts'
import { draftTo, saveDraft } from '../drafts.ts'
import { ProfileFirstNote } from '../ProfileFirst.tsx'
import { queueMessage } from '../outbox/outbox.ts'
import { countedFrom, lengthOf, problemWith } from './check-text.ts'

interface ComposerProps {
  self: string
  /** The conversation partner; fixed for a mounted composer. */
  other: string
  /** False while the member's own profile is incomplete: they can type, and send later. */
  mayWrite: boolean
  inputRef: RefObject<HTMLTextAreaElement | null>
  /** Whether the field is focused on mount. */
  takesFocus: boolean
}

/** The message field: Enter sends, Shift+Enter starts a new line. Unsent text is saved as a draft. */
export function Composer({ self, other, mayWrite, inputRef, takesFocus }: ComposerProps) {
  const { t } = useLingui()
  const [text, setText] = useState(() => draftTo(self, other))
  const [problem, setProblem] = useState<ReturnType<typeof problemWith> | 'profile'>()
  const typing = useTypingSignal(other)
  const length = lengthOf(text)
  const longest = longestMessage.toLocaleString(readerLocale())

  useEffect(() => {
    if (takesFocus) inputRef.current?.focus({ preventScroll: true })
  }, [takesFocus, inputRef])

  function change(next: string) {
    setText(next)
    setProblem(undefined)
    saveDraft(self, other, next)
    if (mayWrite && next.trim() !== '') typing.typed()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    inputRef.current?.focus()
    const found = mayWrite ? problemWith(text) : 'profile'
    setProblem(found)
    if (found) return
    queueMessage(self, other, storable(text))
    setText('')
    saveDraft(self, other, '')
    typing.sent()
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // During IME composition, Enter selects a candidate.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form
      onSubmit={send}
      noValidate
      data-toast-room
      className="mx-auto w-full max-w-[808px] flex-none px-6 pt-3 pb-4 phone:px-3 phone:pt-2 phone:pb-2.5"
    >
      {!mayWrite && <ProfileFirstNote className="mb-2" />}
      {(problem || length >= countedFrom) && (
        <div className="flex justify-between gap-4 px-4 pb-1.5 text-12">
          <p id="composer-problem" role="alert" className="text-danger">
            {problem === 'profile' && t`Not sent: complete your profile first. Your draft is saved.`}
            {problem === 'empty' && t`Please write a message first`}
            {problem === 'too long' && t`Please keep your message to ${longest} characters`}
          </p>
          {length >= countedFrom && (
            <p className={classNames('shrink-0 tabular-nums', length > longestMessage ? 'font-medium text-danger' : 'text-ink-3')}>
              {length.toLocaleString(readerLocale())} / {longest}
            </p>
          )}
        </div>
      )}
      <div className="flex items-end gap-2">
        <div className={classNames(box, !problem && focusRing)}>
          <div className="grid">
            <textarea
              ref={inputRef}
              rows={1}
              dir="auto"
              value={text}
              onChange={(event) => change(event.target.value)}
              onKeyDown={sendOnEnter}
              placeholder={t`Type a message...`}
              aria-label={t`Message`}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && 'composer-problem'}
              enterKeyHint="send"
              className={`${face} resize-none overflow-hidden`}
            />
            {/* An invisible copy stretches the shared grid cell, so that the field grows with its text. */}
            <span aria-hidden className={`${face} invisible`}>
              {text}{' '}
            </span>
          </div>
        </div>
        <button
          type="submit"
          aria-label={t`Send`}
          // Keeps the focus in the field, and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-colors hover:bg-accent-hover active:bg-accent-pressed"
        >
          <SendHorizontal aria-hidden />
        </button>
      </div>
    </form>
  )
}

const face = 'col-start-1 row-start-1 min-w-0 px-4! py-[11px]! whitespace-pre-wrap wrap-anywhere'
const box =
  'field-box block! h-auto! max-h-[min(200px,30dvh)] overflow-auto rounded-[22px]! p-0! not-forced-colors:has-[textarea:focus-visible]:outline-none!'
const focusRing = 'has-[textarea:focus-visible]:inset-ring has-[textarea:focus-visible]:inset-ring-accent-mark'

/** How often typing is signalled, in milliseconds. */
const signalEvery = 3_000

/** Signals to the other member that this one is typing. */
function useTypingSignal(other: string) {
  const signalledAt = useRef(-Infinity)
  return {
    typed() {
      const now = performance.now()
      if (now - signalledAt.current < signalEvery) return
      signalledAt.current = now
      live.signal('messages.typing', { to: other })
    },
    /** The message was sent: the next letter signals again. */
    sent() {
      signalledAt.current = -Infinity
    },
  }
}
