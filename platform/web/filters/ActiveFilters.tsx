import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '#ui/Button.tsx'

interface ActiveFiltersProps<Name extends string> {
  /** The label of each active filter. */
  active: readonly { name: Name; text: string }[]
  onRemove: (name: Name) => void
  onClear: () => void
  /** Receives the focus when the last chip has been removed. */
  onEmpty: () => void
}

/** The active filters as removable chips; nothing if there are none. */
export function ActiveFilters<Name extends string>({ active, onRemove, onClear, onEmpty }: ActiveFiltersProps<Name>) {
  const { t } = useLingui()
  const chips = useRef<HTMLUListElement>(null)
  if (active.length === 0) return null

  const remove = (removed: Name) => {
    const at = active.findIndex(({ name }) => name === removed)
    const others = [...(chips.current?.querySelectorAll('button') ?? [])].toSpliced(at, 1)
    const next = others[Math.min(at, others.length - 1)]
    if (next) next.focus()
    else onEmpty()
    onRemove(removed)
  }
  const clear = () => {
    onEmpty()
    onClear()
  }

  return (
    <div className="flex flex-wrap items-center gap-1.5 phone:-mx-4 phone:-my-1 phone:flex-nowrap phone:overflow-x-auto phone:px-4 phone:py-1 phone:[scrollbar-width:none]">
      <ul ref={chips} aria-label={t`Active filters`} className="contents">
        {active.map(({ name, text }) => (
          <li key={name}>
            <AriaButton className="chip" aria-label={t`Remove the filter ${text}`} onPress={() => remove(name)}>
              {text}
              <X className="icon-xs" aria-hidden />
            </AriaButton>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onPress={clear}>
        <Trans>Clear filters</Trans>
      </Button>
    </div>
  )
}
