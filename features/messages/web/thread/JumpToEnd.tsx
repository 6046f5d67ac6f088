import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'

/** Back to the last message, and how many came in since one left it. */
export function JumpToEnd({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useLingui()
  const label = count > 0 ? t`${plural(count, { one: '# new message', other: '# new messages' })}` : undefined
  return (
    <Button
      onPress={onPress}
      aria-label={label ?? t`To the last message`}
      className="absolute inset-x-0 bottom-2 mx-auto inline-flex h-9 w-fit min-w-9 items-center justify-center gap-1.5 rounded-full border border-line-2 bg-raised px-2.5 text-12 font-semibold text-accent-ink shadow-2 hover:bg-hover-raised phone:h-11 phone:min-w-11 phone:px-3.5"
    >
      <ArrowDown className="icon-sm" aria-hidden />
      {label}
    </Button>
  )
}
