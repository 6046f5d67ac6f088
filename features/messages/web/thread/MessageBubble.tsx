import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, ChevronDown, CircleAlert, Clock } from 'lucide-react'
import { type ReactNode, memo } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { OutgoingMessage } from '../outbox/outbox.ts'
import { Ticks } from '../Ticks.tsx'
import { formatTime } from '../times.ts'
import { type MessageLine, isOutgoing, timeOf } from './lines.ts'
import { partsOf } from '#platform/links.ts'
import { asWritten } from '#platform/web/as-written.ts'

interface MessageBubbleProps {
  message: MessageLine['message']
  isOwn: boolean
  endsGroup: boolean
  /** The conversation partner's name. */
  otherName: string
  /** Whether a link just led to it. */
  isMarked: boolean
  onRetry: (message: OutgoingMessage) => void
  onDiscard: (message: OutgoingMessage) => void
}

/** One message. A conversation has hundreds of them, so only those that changed render. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { t } = useLingui()
  const { message, isOwn, endsGroup, otherName, isMarked } = props
  const isUnsent = !isOutgoing(message) && message.unsent
  const refusal = isOutgoing(message) ? message.refusal : undefined
  const author = isOwn ? t`You` : otherName

  return (
    <div
      role="article"
      tabIndex={-1}
      data-message={message.id}
      data-position={isOutgoing(message) ? 0 : message.position}
      className={classNames('group/message outline-none', endsGroup ? 'mb-3' : 'mb-[3px]')}
    >
      <div className={classNames('flex items-center gap-1', isOwn && 'flex-row-reverse')}>
        <div
          className={classNames(
            'flow-root max-w-[min(78%,560px)] min-w-0 rounded-[16px] border px-3 py-2 outline-offset-2 outline-focus transition-colors group-focus-visible/message:outline-2 pointer-coarse:select-none phone:max-w-[84%]',
            isOwn ? 'border-transparent bg-accent-soft' : 'border-line bg-surface',
            endsGroup && (isOwn ? 'rounded-ee-[5px]' : 'rounded-es-[5px]'),
            isMarked && 'border-accent-mark! ring-1 ring-accent-mark',
            refusal !== undefined && 'border-danger!',
          )}
        >
          <span className="sr-only">{author}: </span>
          <div dir="auto" className="leading-[1.375rem] whitespace-pre-wrap wrap-anywhere">
            {isUnsent ? (
              <span className="text-ink-3 italic">
                <Ban className="me-1.5 mb-0.5 inline-block size-[0.875rem]" aria-hidden />
                <Trans>Message unsent</Trans>
              </span>
            ) : (
              <span lang={asWritten(message.content).lang}>
                <MessageText text={message.content} />
              </span>
            )}
            <Meta message={message} isOwn={isOwn} isUnsent={isUnsent} />
          </div>
        </div>
        {!isUnsent && (
          <button
            type="button"
            tabIndex={-1}
            data-actions
            aria-haspopup="menu"
            aria-label={t`Message actions`}
            className="grid size-7 shrink-0 place-items-center rounded-full text-ink-3 opacity-0 group-hover/message:opacity-100 group-focus-within/message:opacity-100 hover:bg-pressed hover:text-ink focus-visible:opacity-100 aria-expanded:bg-pressed aria-expanded:opacity-100 pointer-coarse:hidden"
          >
            <ChevronDown className="size-4" aria-hidden />
          </button>
        )}
      </div>
      {isOutgoing(message) && refusal !== undefined && (
        <RefusedNote words={refusal} onRetry={() => props.onRetry(message)} onDiscard={() => props.onDiscard(message)} />
      )}
    </div>
  )
})

/** Time and delivery state, on the last line of the text if they fit. */
function Meta({ message, isOwn, isUnsent }: { message: MessageLine['message']; isOwn: boolean; isUnsent: boolean }) {
  const { t } = useLingui()
  return (
    <span
      data-moments
      className={classNames(
        'float-end ms-3 mt-[7px] -mb-[3px] inline-flex items-center gap-[3px] text-12 leading-[14px] tabular-nums select-none',
        isOwn ? 'text-ink-2' : '-me-0.5 text-ink-3',
      )}
    >
      {formatTime(timeOf(message))}
      {isOutgoing(message) ? (
        message.refusal === undefined ? (
          <>
            <Clock className="size-[0.75rem] shrink-0 stroke-2" aria-hidden />
            <span className="sr-only">{t`Waiting to be sent`}</span>
          </>
        ) : (
          <CircleAlert className="size-[0.875rem] shrink-0 stroke-2 text-danger" aria-hidden />
        )
      ) : (
        isOwn && !isUnsent && <Ticks message={message} className="size-[15px] stroke-2" />
      )}
    </span>
  )
}

/** The text as written; its links open outside the page and are not endorsed. */
function MessageText({ text }: { text: string }) {
  return partsOf(text).map(({ text: part, href }, index) =>
    href ? (
      <a
        key={index}
        href={href}
        target="_blank"
        rel="nofollow noopener noreferrer"
        className="text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
}

/** Below a message that the server refused. */
function RefusedNote({ words, onRetry, onDiscard }: { words: string; onRetry: () => void; onDiscard: () => void }) {
  return (
    <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 ps-[22%] text-12 text-danger">
      <p className="text-end wrap-anywhere">
        <Trans>Failed to send message</Trans>. {words}
      </p>
      <div className="flex gap-3 phone:-my-2">
        <NoteButton onPress={onRetry}>
          <Trans>Retry</Trans>
        </NoteButton>
        <NoteButton onPress={onDiscard}>
          <Trans>Delete</Trans>
        </NoteButton>
      </div>
    </div>
  )
}

function NoteButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="rounded-badge font-semibold underline underline-offset-3 phone:min-h-11 phone:min-w-11"
    >
      {children}
    </button>
  )
}
