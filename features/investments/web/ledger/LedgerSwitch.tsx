import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { investmentsPath } from '../../paths.ts'
import type { Ledger } from './ledger.ts'
import { LedgerSelect } from './LedgerSelect.tsx'

/** Switches between the reader's own portfolio and those they share, and says who sees the one that is shown. */
export function LedgerSwitch({ ledger: { organisationId, organisation } }: { ledger: Ledger }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-2 empty:hidden print:hidden">
      <LedgerSelect
        label={t`Portfolio`}
        value={organisationId}
        onChange={(chosen) => void navigate({ href: investmentsPath(chosen) })}
        className="w-64 max-w-full phone:w-full"
      />
      {organisation && (
        <p className="text-ink-2 md:pb-2">
          <Trans>Everyone in {organisation.name} can see and change it.</Trans>
        </p>
      )}
    </div>
  )
}
