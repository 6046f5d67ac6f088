import { useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { useToday } from '#platform/web/use-today.ts'
import type { Message } from '../../contract.ts'
import { formatMoment } from '../times.ts'
import { type MessageLine, isOutgoing, timeOf } from './lines.ts'

/** When a message was sent, delivered and read, above its time. */
export function MomentsTip({ line: { message, isOwn }, element }: { line: MessageLine; element: HTMLElement }) {
  const today = useToday()
  const { top, right } = element.getBoundingClientRect()
  const place = { bottom: window.innerHeight - top + 6, right: Math.max(8, window.innerWidth - right - 8) }
  return createPortal(
    <div aria-hidden className="tooltip pointer-events-none fixed z-30" style={place}>
      {isOwn && !isOutgoing(message) ? <MessageTimes message={message} now={today} /> : formatMoment(timeOf(message), today)}
    </div>,
    document.body,
  )
}

/** When an own message was sent, delivered and read, as far as known. */
export function MessageTimes({ message, now }: { message: Message; now: Date }) {
  const { t } = useLingui()
  const moments = [
    [t`Sent`, message.created_at],
    [t`Delivered`, message.delivered_at],
    [t`Read`, message.read_at],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_auto] justify-start gap-x-3 tabular-nums">
      {moments.map(
        ([name, time]) =>
          time && (
            <div key={name} className="contents">
              <dt className="opacity-80">{name}</dt>
              <dd>{formatMoment(new Date(time), now)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
