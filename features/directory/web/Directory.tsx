import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '#platform/paths.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { memberCounts, memberPages, useRefreshDirectory } from './data.ts'
import { DirectoryStats } from './DirectoryStats.tsx'
import { FilterFields } from './FilterFields.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { MemberResults } from './MemberResults.tsx'
import { ResultLine } from './ResultLine.tsx'
import { RoleChips } from './RoleChips.tsx'
import { SearchField } from './SearchField.tsx'
import { useDirectoryFilters } from './use-directory-filters.ts'
import { useResultCount } from './use-result-count.ts'

/** The Member Directory: everybody else in the community, to be searched and narrowed; all of it stands in the address. */
export function Directory() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [filters, { choose, type, clear }] = useDirectoryFilters()
  const { data: counts } = useQuery(memberCounts(filters))
  const pages = useInfiniteQuery(memberPages(filters))
  const results = useResultCount(filters, counts)
  const searchInput = useRef<HTMLInputElement>(null)

  return (
    <>
      <PageHeading
        back={{ href: paths.dashboard(), label: t`Back` }}
        title={t`Member Directory`}
        actions={<RefreshButton isIcon={isPhone} />}
      />
      <DirectoryStats counts={counts?.community} />
      <search className="my-4 grid grid-cols-1 gap-4 phone:my-3 phone:gap-3">
        <div className="flex flex-wrap gap-2 phone:flex-nowrap">
          <SearchField query={filters.query ?? ''} onType={type} isBusy={pages.isPlaceholderData} inputRef={searchInput} />
          {isPhone ? <FilterSheet filters={filters} onApply={choose} /> : <FilterFields isToolbar filters={filters} onChange={choose} />}
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-2 phone:block">
          <RoleChips role={filters.role} onChange={(role) => choose({ role })} counts={counts} />
          {results && <ResultLine {...results} isSearch={filters.query !== undefined} />}
        </div>
        <ActiveFilters filters={filters} onChange={choose} onEmpty={() => searchInput.current?.focus()} />
      </search>
      <h2 className="sr-only">
        <Trans>Members</Trans>
      </h2>
      <MemberResults filters={filters} pages={pages} total={results?.isAtLeast ? undefined : results?.count} onClear={clear} />
    </>
  )
}

function RefreshButton({ isIcon }: { isIcon: boolean }) {
  const { t } = useLingui()
  const refreshAll = useRefreshDirectory()
  const [isPending, setPending] = useState(false)
  const refresh = () => {
    setPending(true)
    void refreshAll().finally(() => setPending(false))
  }
  if (isIcon) return <IconButton icon={RefreshCw} label={t`Refresh Directory`} isDisabled={isPending} onPress={refresh} />
  return (
    <Button pending={isPending} onPress={refresh}>
      <RefreshCw aria-hidden />
      <Trans>Refresh Directory</Trans>
    </Button>
  )
}
