import { useLingui } from '@lingui/react/macro'
import { countryName } from '#features/places/web/index.ts'
import { sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { formatMoney, goalLabels, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import { statusLabels } from '../labels.ts'
import { type Browsing, type FilterName, filterNames } from './use-deal-filters.ts'

/** The active filters as texts. */
export function useActiveFilters(browsing: Browsing): { name: FilterName; text: string }[] {
  const { stage, industry, status, country, goal, from, to, measures_emissions, evidenced, fits } = browsing
  const { t, i18n } = useLingui()
  const knownGoal = sustainableDevelopmentGoals.find((each) => each === goal)
  const amount = (euros: number) => formatMoney(euros * 100, 'EUR')
  const texts: Record<FilterName, string | undefined> = {
    stage: stage && i18n._(stageLabels[stage]),
    industry: industry && i18n._(industryLabels[industry]),
    status: status && (status === 'all' ? t`Any status` : i18n._(statusLabels[status])),
    country: country && countryName(country),
    goal: knownGoal && `${knownGoal} ${i18n._(goalLabels[knownGoal])}`,
    from: from === undefined ? undefined : t`From ${amount(from)}`,
    to: to === undefined ? undefined : t`Up to ${amount(to)}`,
    measures_emissions: measures_emissions ? t`Measures its emissions` : undefined,
    evidenced: evidenced ? (goal ? t`Has evidence for this goal` : t`Has evidence for a goal`) : undefined,
    fits: fits ? t`Matches my preferences` : undefined,
  }
  return filterNames.flatMap((name) => (texts[name] === undefined ? [] : [{ name, text: texts[name] }]))
}
