import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FileGoesTo } from '#features/documents/web/index.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { investmentPath, newInvestmentPath } from '../../paths.ts'
import { investmentPages } from '../data.ts'
import { useHasOwnLedger, useSharedLedgers } from '../ledger/ledger.ts'
import { useToday } from '../today.ts'

interface ShareToInvestmentProps {
  file: File | undefined
  onTaken: () => Promise<void>
}

/** Adds a shared PDF to the documents of an investment, in the member's own ledger or one that they share. */
export function ShareToInvestment({ file, onTaken }: ShareToInvestmentProps) {
  const { t } = useLingui()
  const hasOwn = useHasOwnLedger()
  const shared = useSharedLedgers() ?? []
  if (file?.type !== 'application/pdf') return null
  return (
    <>
      {hasOwn && <InLedger heading={t`One of your investments`} file={file} onTaken={onTaken} />}
      {shared.map(({ id, name }) => (
        <InLedger key={id} organisationId={id} heading={t`An investment of ${name}`} file={file} onTaken={onTaken} />
      ))}
    </>
  )
}

interface InLedgerProps {
  /** Undefined for the member's own ledger. */
  organisationId?: string
  heading: string
  file: File
  onTaken: () => Promise<void>
}

function InLedger({ organisationId, ...rest }: InLedgerProps) {
  const { t } = useLingui()
  const investments = useInfiniteQuery(investmentPages(organisationId, useToday()))
  const subjects =
    investments.data && itemsOf(investments.data).map(({ id, company_name }) => ({ id, title: company_name, href: investmentPath(id) }))
  return (
    <div className="empty:hidden">
      <FileGoesTo
        {...rest}
        subjects={subjects}
        error={investments.error}
        onRetry={() => void investments.refetch()}
        first={organisationId ? undefined : { label: t`Add investment`, href: newInvestmentPath() }}
      />
      {investments.hasNextPage && <LoadMore pages={investments} />}
    </div>
  )
}
