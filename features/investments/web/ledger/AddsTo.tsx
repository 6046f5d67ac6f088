import { useLingui } from '@lingui/react/macro'
import { LedgerSelect } from './LedgerSelect.tsx'

/** Which ledger a form adds to. */
export function AddsTo({ value, onChange }: { value: string | undefined; onChange: (organisationId: string | undefined) => void }) {
  const { t } = useLingui()
  return (
    <LedgerSelect
      label={t`Adds to`}
      value={value}
      onChange={onChange}
      hintFor={({ name }) => t`Everyone in ${name} can see and change it.`}
      className="w-80 max-w-full phone:w-full"
    />
  )
}
