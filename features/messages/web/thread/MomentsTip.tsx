import { createPortal } from 'react-dom'
import { useToday } from '../use-today.ts'
import { formatMoment } from '../times.ts'
import { type MessageLine, isOutgoing, timeOf } from './lines.ts'
import { MessageTimes } from './MessageTimes.tsx'

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
