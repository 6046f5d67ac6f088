import { useLingui } from '@lingui/react/macro'
import { countryName } from '#features/places/web/index.ts'
import { type SustainableDevelopmentGoal, sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { goalLabels, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import type { DirectoryFilters } from '../contract.ts'

/** The filters in the toolbar of both views, or in a sheet on phones. */
const commonFilters = ['country', 'industry', 'stage', 'goal'] as const
type CommonFilter = (typeof commonFilters)[number]
export type CommonFilters = Pick<DirectoryFilters, CommonFilter>
export const noCommonFilters: CommonFilters = { country: undefined, industry: undefined, stage: undefined, goal: undefined }

/** Labels of filter values: 'Italy', 'CleanTech', '13 Climate Action'. */
export function useFilterLabels() {
  const { i18n } = useLingui()
  return {
    country: (value: NonNullable<DirectoryFilters['country']>) => countryName(value),
    industry: (value: NonNullable<DirectoryFilters['industry']>) => i18n._(industryLabels[value]),
    stage: (value: NonNullable<DirectoryFilters['stage']>) => i18n._(stageLabels[value]),
    goal: (value: number) => (isGoal(value) ? `${value} ${i18n._(goalLabels[value])}` : String(value)),
  }
}

/** The active filters of the toolbar with their labels. */
export function useActiveFilters({ country, industry, stage, goal }: CommonFilters): { name: CommonFilter; text: string }[] {
  const labels = useFilterLabels()
  const texts = {
    country: country && labels.country(country),
    industry: industry && labels.industry(industry),
    stage: stage && labels.stage(stage),
    goal: goal === undefined ? undefined : labels.goal(goal),
  }
  return commonFilters.flatMap((name) => (texts[name] === undefined ? [] : [{ name, text: texts[name] }]))
}

const isGoal = (value: number): value is SustainableDevelopmentGoal => sustainableDevelopmentGoals.some((goal) => goal === value)
