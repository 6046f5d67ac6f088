import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FileGoesTo } from '#features/documents/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { investmentPath, newInvestmentPath } from '../../paths.ts'
import { investmentPages } from '../data.ts'

const isPdf = (file: File | undefined): file is File => file?.type === 'application/pdf'

/** Adds a shared PDF to the documents of an investment, which nobody else can see. */
export function ShareToInvestment({ file, onTaken }: { file: File | undefined; onTaken: () => Promise<void> }) {
  const { t } = useLingui()
  const isInvestor = useMember()?.user_type === 'investor'
  const investments = useInfiniteQuery({ ...investmentPages(undefined), enabled: isInvestor && isPdf(file) })
  if (!isInvestor || !isPdf(file)) return null
  const subjects =
    investments.data && itemsOf(investments.data).map(({ id, company_name }) => ({ id, title: company_name, href: investmentPath(id) }))
  return (
    <FileGoesTo
      heading={t`One of your investments`}
      file={file}
      subjects={subjects}
      error={investments.error}
      onRetry={() => void investments.refetch()}
      first={{ label: t`Add investment`, href: newInvestmentPath() }}
      onTaken={onTaken}
    />
  )
}
