import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FileGoesTo } from '#features/documents/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { editDealPath, newDealPath } from '../../paths.ts'
import { ownDealPages } from '../data.ts'

const isPdf = (file: File | undefined): file is File => file?.type === 'application/pdf'

/** Adds a shared PDF to a deal that the member may edit. */
export function ShareToDeal({ file, onTaken }: { file: File | undefined; onTaken: () => Promise<void> }) {
  const { t } = useLingui()
  const mayPost = useMember()?.user_type !== 'investor'
  const deals = useInfiniteQuery({ ...ownDealPages(), enabled: isPdf(file) })
  if (!isPdf(file)) return null
  const subjects =
    deals.data &&
    itemsOf(deals.data)
      .filter(({ can }) => can.edit)
      .map(({ id, title }) => ({ id, title, href: editDealPath(id, 'files') }))
  return (
    <FileGoesTo
      heading={t`One of your deals`}
      file={file}
      subjects={subjects}
      error={deals.error}
      onRetry={() => void deals.refetch()}
      first={mayPost ? { label: t`Post New Deal`, href: newDealPath() } : undefined}
      onTaken={onTaken}
    />
  )
}
