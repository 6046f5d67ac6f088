import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { countryName } from '#features/places/web/index.ts'
import { sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { formatMoney, goalLabels, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { statusLabels } from '../labels.ts'
import { type Browsing, activeFilters, noFilters } from './use-deal-filters.ts'

interface ActiveFiltersProps {
  browsing: Browsing
  onChange: (changes: Browsing) => void
  /** Takes the focus when the last chip is gone. */
  onEmpty: () => void
}

/** The filters in force, each a press away from being taken off; nothing without any. */
export function ActiveFilters({ browsing, onChange, onEmpty }: ActiveFiltersProps) {
  const { t } = useLingui()
  const chips = useRef<HTMLUListElement>(null)
  const texts = useTextsOf(browsing)
  const active = activeFilters(browsing)
  if (active.length === 0) return null

  const remove = (name: (typeof active)[number]) => {
    const others = [...(chips.current?.querySelectorAll('button') ?? [])].filter((_, index) => active[index] !== name)
    const next = others[Math.min(active.indexOf(name), others.length - 1)]
    if (next) next.focus()
    else onEmpty()
    onChange({ [name]: undefined })
  }
  const clear = () => {
    onEmpty()
    onChange(noFilters)
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

function useTextsOf({ stage, industry, status, country, goal, from, to, fits }: Browsing): Partial<Record<keyof Browsing, string>> {
  const { t, i18n } = useLingui()
  const knownGoal = sustainableDevelopmentGoals.find((each) => each === goal)
  const amount = (euros: number) => formatMoney(euros * 100, 'EUR')
  return {
    stage: stage && i18n._(stageLabels[stage]),
    industry: industry && i18n._(industryLabels[industry]),
    status: status && (status === 'all' ? t`Any status` : i18n._(statusLabels[status])),
    country: country && countryName(country),
    goal: knownGoal && `${knownGoal} ${i18n._(goalLabels[knownGoal])}`,
    from: from === undefined ? undefined : t`From ${amount(from)}`,
    to: to === undefined ? undefined : t`Up to ${amount(to)}`,
    fits: fits ? t`Fits my preferences` : undefined,
  }
}
