import { useLingui } from '@lingui/react/macro'
import type { Message } from '../../contract.ts'
import { formatMoment } from '../times.ts'

/** When a message of one's own was sent, delivered and read, as far as it has come. */
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
