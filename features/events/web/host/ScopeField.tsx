import { useLingui } from '@lingui/react/macro'
import { RadioChips } from '#ui/RadioChips.tsx'

interface ScopeFieldProps {
  value: 'one' | 'following'
  onChange: (scope: 'one' | 'following') => void
}

/** Which dates of a series a change is for. */
export function ScopeField(field: ScopeFieldProps) {
  const { t } = useLingui()
  return (
    <RadioChips
      {...field}
      label={t`This event repeats`}
      options={[
        { id: 'one', label: t`This date only` },
        { id: 'following', label: t`This and the following dates` },
      ]}
    />
  )
}
