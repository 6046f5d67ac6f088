import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '#ui/Button.tsx'
import type { DirectoryFilters } from '../contract.ts'
import { type ToolbarFilter, noToolbarFilters, toolbarFilters, useFilterLabels } from './use-filter-labels.ts'

interface ActiveFiltersProps {
  filters: DirectoryFilters
  onChange: (changes: DirectoryFilters) => void
  /** Takes the focus when the last chip is gone. */
  onEmpty: () => void
}

/** The filters in force, each a press away from being taken off; nothing without any. */
export function ActiveFilters({ filters, onChange, onEmpty }: ActiveFiltersProps) {
  const { t } = useLingui()
  const chips = useRef<HTMLUListElement>(null)
  const texts = useTextsOf(filters)
  const active = toolbarFilters.filter((name) => texts[name] !== undefined)
  if (active.length === 0) return null

  const remove = (name: ToolbarFilter) => {
    const others = [...(chips.current?.querySelectorAll('button') ?? [])].filter((_, index) => active[index] !== name)
    const next = others[Math.min(active.indexOf(name), others.length - 1)]
    if (next) next.focus()
    else onEmpty()
    onChange({ [name]: undefined })
  }
  const clear = () => {
    onEmpty()
    onChange(noToolbarFilters)
  }

  return (
    <div className="flex flex-wrap items-center gap-1.5 phone:-mx-4 phone:-my-1 phone:flex-nowrap phone:overflow-x-auto phone:px-4 phone:py-1 phone:[scrollbar-width:none]">
      <ul ref={chips} aria-label={t`Active filters`} className="contents">
        {active.map((name) => (
          <li key={name}>
            <AriaButton className="chip" aria-label={t`Remove the filter ${texts[name] ?? ''}`} onPress={() => remove(name)}>
              {texts[name]}
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

function useTextsOf({ country, industry, stage, goal }: DirectoryFilters): Partial<Record<ToolbarFilter, string>> {
  const labels = useFilterLabels()
  return {
    country: country && labels.country(country),
    industry: industry && labels.industry(industry),
    stage: stage && labels.stage(stage),
    goal: goal === undefined ? undefined : labels.goal(goal),
  }
}
