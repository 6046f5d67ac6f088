import { useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { useMemberSearch } from '#features/directory/web/index.ts'
import { type OperatorValues, readOperators, valuesFor } from '../operators.ts'
import { type ScreenSearch, validSearch } from './search.ts'

interface OffersProps {
  text: string
  values: OperatorValues
  onChange: (changes: ScreenSearch) => void
}

/** The values of the operator that is being typed. */
export function Offers({ text, values, onChange }: OffersProps) {
  const { t } = useLingui()
  const { words, open } = readOperators(text, values)
  const { members } = useMemberSearch(open?.operator === 'from' ? open.typed : '')
  if (!open) return null
  const { operator, typed } = open
  const offers =
    operator === 'from' ? members.map(({ id, full_name }) => ({ value: id, label: full_name })) : valuesFor(values[operator], typed)
  if (offers.length === 0) return null
  return (
    <ul aria-label={t`Values for ${operator}`} className="flex flex-wrap gap-1.5">
      {offers.map(({ value, label }) => (
        <li key={value}>
          <Button
            size="small"
            onPress={() => onChange({ q: words || undefined, [operator]: validSearch({ [operator]: value })[operator] })}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
