import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import type { FieldTexts } from '#ui/Field.tsx'
import { sustainableDevelopmentGoals } from '../../vocabulary.ts'
import { goalLabels } from '../labels.ts'

interface GoalChipsProps extends FieldTexts {
  /** By number. */
  value: readonly number[]
  onChange: (goals: number[]) => void
}

export function GoalChips({ value, onChange, ...texts }: GoalChipsProps) {
  const { i18n } = useLingui()
  return (
    <ChipGroup
      {...texts}
      options={sustainableDevelopmentGoals.map((goal) => ({ id: String(goal), label: `${goal} ${i18n._(goalLabels[goal])}` }))}
      value={value.map(String)}
      onChange={(goals) => onChange(goals.map(Number))}
      // The longest names take two lines on the narrowest phones.
      className="[&_.chip]:h-auto [&_.chip]:min-h-control-sm [&_.chip]:whitespace-normal"
    />
  )
}
