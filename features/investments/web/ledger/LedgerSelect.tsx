import { useLingui } from '@lingui/react/macro'
import type { OwnOrganisation } from '#features/organisations/organisation-contract.ts'
import { Select } from '#ui/Select.tsx'
import { useHasOwnLedger, useSharedLedgers } from './ledger.ts'

/** The reader's own ledger, as the id of an option. */
const own = 'own'

interface LedgerSelectProps {
  label: string
  /** The id of an organisation; undefined for the reader's own ledger. */
  value: string | undefined
  onChange: (organisationId: string | undefined) => void
  hintFor?: (organisation: OwnOrganisation) => string
  className?: string
}

/** Chooses one of the reader's ledgers. Renders nothing for members who share none. */
export function LedgerSelect({ label, value, onChange, hintFor, className }: LedgerSelectProps) {
  const { t } = useLingui()
  const hasOwn = useHasOwnLedger()
  const shared = useSharedLedgers() ?? []
  if (shared.length === 0) return null
  const chosen = shared.find(({ id }) => id === value)
  return (
    <Select
      label={label}
      options={[...(hasOwn ? [{ id: own, label: t`Your portfolio` }] : []), ...shared.map(({ id, name }) => ({ id, label: name }))]}
      value={value ?? own}
      onChange={(id) => onChange(id === own ? undefined : id)}
      {...(chosen && hintFor && { hint: hintFor(chosen) })}
      {...(className && { className })}
    />
  )
}
