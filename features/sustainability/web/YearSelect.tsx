import { useLingui } from '@lingui/react/macro'
import { Select } from '#ui/Select.tsx'

interface YearSelectProps {
  years: readonly number[]
  year: number
  onChange: (year: number) => void
}

export function YearSelect({ years, year, onChange }: YearSelectProps) {
  const { t } = useLingui()
  return (
    <Select
      label={t`Year`}
      isLabelHidden
      options={years.map((each) => ({ id: String(each), label: String(each) }))}
      value={String(year)}
      onChange={(id) => onChange(Number(id))}
      className="min-w-24"
    />
  )
}
