import { useLingui } from '@lingui/react/macro'
import { Check, CheckCheck } from 'lucide-react'
import type { Message } from '../contract.ts'

/** Delivery state of an own message: a faint tick when sent, a clear one when delivered, two when read. */
export function Ticks({ message, className = '' }: { message: Pick<Message, 'delivered_at' | 'read_at'>; className?: string }) {
  const { t } = useLingui()
  const [Icon, look, words] = message.read_at
    ? [CheckCheck, 'text-accent-ink', t`Read`]
    : message.delivered_at
      ? [Check, '', t`Delivered`]
      : [Check, 'opacity-55', t`Sent`]
  return (
    <>
      <Icon className={`shrink-0 ${look} ${className}`} aria-hidden />
      <span className="sr-only">{words}</span>
    </>
  )
}
