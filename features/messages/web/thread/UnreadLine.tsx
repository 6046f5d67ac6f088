import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Where reading had stopped. */
export function UnreadLine({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <div
      data-unread
      className="flex items-center gap-3 pt-4 pb-3.5 text-12 font-semibold text-accent-ink before:h-px before:flex-1 before:bg-accent-mark before:opacity-50 after:h-px after:flex-1 after:bg-accent-mark after:opacity-50"
    >
      {t`${plural(count, { one: '# unread message', other: '# unread messages' })}`}
    </div>
  )
}
