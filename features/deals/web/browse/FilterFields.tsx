import { Trans, useLingui } from '@lingui/react/macro'
import { countryName, countryOptions } from '#features/places/web/index.ts'
import { fundingStages, industries, sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { goalLabels, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { dealStatuses } from '../../statuses.ts'
import { statusLabels } from '../labels.ts'
import type { Browsing } from './use-deal-filters.ts'

const any = 'any'

interface FieldsProps {
  browsing: Browsing
  onChange: (changes: Browsing) => void
  /** In a row, with labels inside the fields. */
  isToolbar?: boolean
}

/** The most common filters. */
export function MainFilters({ browsing: { stage, industry, status }, onChange, isToolbar = false }: FieldsProps) {
  const { t, i18n } = useLingui()
  const layout = { isLabelHidden: isToolbar, className: isToolbar ? 'w-44' : undefined }
  return (
    <>
      <Select
        {...layout}
        label={t`Stage`}
        options={[{ id: any, label: t`All stages` }, ...fundingStages.map((id) => ({ id, label: i18n._(stageLabels[id]) }))]}
        value={stage ?? any}
        onChange={(chosen) => onChange({ stage: chosen === any ? undefined : chosen })}
      />
      <Select
        {...layout}
        label={t`Industry`}
        options={[{ id: any, label: t`All industries` }, ...industries.map((id) => ({ id, label: i18n._(industryLabels[id]) }))]}
        value={industry ?? any}
        onChange={(chosen) => onChange({ industry: chosen === any ? undefined : chosen })}
      />
      <Select
        {...layout}
        label={t`Status`}
        options={[
          { id: any, label: t`Active and open` },
          { id: 'all' as const, label: t`Any status` },
          ...dealStatuses.map((id) => ({ id, label: i18n._(statusLabels[id]) })),
        ]}
        value={status ?? any}
        onChange={(chosen) => onChange({ status: chosen === any ? undefined : chosen })}
      />
    </>
  )
}

/** The other filters, in a sheet. */
export function FurtherFilters({ browsing: { country, goal, from, to, measures_emissions, evidenced, fits }, onChange }: FieldsProps) {
  const { t, i18n } = useLingui()
  const isInvestor = useMember()?.user_type === 'investor'
  const goals = sustainableDevelopmentGoals.map((each) => ({ id: String(each), label: `${each} ${i18n._(goalLabels[each])}` }))
  return (
    <>
      <ComboBox
        label={t`Country`}
        placeholder={t`All countries`}
        items={countryOptions()}
        value={country ? { id: country, label: countryName(country) } : null}
        onChange={(chosen) => onChange({ country: chosen?.id })}
        emptyText={t`No country found`}
      />
      <ComboBox
        label={t`Goal`}
        placeholder={t`Any goal`}
        items={goals}
        value={goals.find(({ id }) => id === String(goal)) ?? null}
        onChange={(chosen) => onChange({ goal: chosen ? Number(chosen.id) : undefined })}
        emptyText={t`No goal found`}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={t`Funding from`}
          suffix="EUR"
          minValue={0}
          maxValue={1e11}
          value={from ?? null}
          onChange={(amount) => onChange({ from: amount || undefined })}
        />
        <NumberField
          label={t`Funding to`}
          suffix="EUR"
          minValue={0}
          maxValue={1e11}
          value={to ?? null}
          onChange={(amount) => onChange({ to: amount || undefined })}
        />
      </div>
      {isInvestor && (
        <>
          <Checkbox isSelected={measures_emissions ?? false} onChange={(isOn) => onChange({ measures_emissions: isOn || undefined })}>
            <Trans>Measures its emissions</Trans>
          </Checkbox>
          <Checkbox isSelected={evidenced ?? false} onChange={(isOn) => onChange({ evidenced: isOn || undefined })}>
            {goal ? <Trans>Has evidence for this goal</Trans> : <Trans>Has evidence for a goal</Trans>}
          </Checkbox>
          <Checkbox isSelected={fits ?? false} onChange={(isOn) => onChange({ fits: isOn || undefined })}>
            <Trans>Matches my preferences</Trans>
          </Checkbox>
        </>
      )}
    </>
  )
}
