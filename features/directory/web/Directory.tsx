import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { dashboardPath } from '#platform/paths.ts'
import { ActiveFilters } from '#platform/web/filters/ActiveFilters.tsx'
import { FilterSheet } from '#platform/web/filters/FilterSheet.tsx'
import { SearchField } from '#platform/web/filters/SearchField.tsx'
import { readerLocale } from '#platform/web/i18n.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useMember } from '#features/members/web/index.ts'
import { groupOf, memberGroups } from '#features/profiles/vocabulary.ts'
import { typeLabels } from '#features/profiles/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { FilterChips } from '#ui/FilterChips.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatStrip } from '#ui/StatStrip.tsx'
import type { DirectoryFilters, MemberCounts } from '../contract.ts'
import { countCap } from '../count-cap.ts'
import { detailedPages, memberCounts, useRefreshDirectory } from './data.ts'
import { FilterFields } from './FilterFields.tsx'
import { MemberResults } from './MemberResults.tsx'
import { useDirectoryFilters } from './use-directory-filters.ts'
import { noToolbarFilters, useActiveFilters } from './use-filter-labels.ts'

/** The Member Directory: all other members, with search and filters that are reflected in the URL. */
export function Directory() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [filters, { choose, type, clear }] = useDirectoryFilters()
  const active = useActiveFilters(filters)
  const { data: counts } = useQuery(memberCounts(filters))
  const pages = useInfiniteQuery(detailedPages(filters))
  const results = useResultCount(filters, counts)
  const searchInput = useRef<HTMLInputElement>(null)

  return (
    <>
      <PageHeading
        back={{ href: dashboardPath(), label: t`Back` }}
        title={t`Member Directory`}
        actions={<RefreshButton isIcon={isPhone} />}
      />
      <DirectoryStats counts={counts?.community} />
      <search className="my-4 grid grid-cols-1 gap-4 phone:my-3 phone:gap-3">
        <div className="flex flex-wrap gap-2 phone:flex-nowrap">
          <SearchField
            label={t`Search members`}
            placeholder={t`Search name, company, skill`}
            query={filters.query ?? ''}
            onType={type}
            isBusy={pages.isPlaceholderData}
            inputRef={searchInput}
            className="max-w-90 flex-1 basis-60 max-[1099px]:max-w-none max-[1099px]:basis-full phone:basis-0"
          />
          {isPhone ? (
            <FilterSheet<DirectoryFilters>
              filters={filters}
              none={noToolbarFilters}
              active={active.length}
              applyLabel={t`Show members`}
              onApply={choose}
            >
              {(chosen, change) => <FilterFields filters={chosen} onChange={change} />}
            </FilterSheet>
          ) : (
            <FilterFields isToolbar filters={filters} onChange={choose} />
          )}
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-2 phone:block">
          <RoleChips role={filters.role} onChange={(role) => choose({ role })} counts={counts} />
          {results && <ResultLine {...results} isSearch={filters.query !== undefined} />}
        </div>
        <ActiveFilters
          active={active}
          onRemove={(name) => choose({ [name]: undefined })}
          onClear={() => choose(noToolbarFilters)}
          onEmpty={() => searchInput.current?.focus()}
        />
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

/** Counts of the whole community. */
function DirectoryStats({ counts }: { counts: MemberCounts | undefined }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const figure = (count: number | undefined) => (count === undefined ? <FigureSkeleton /> : formatCount(count))
  return (
    <StatStrip
      size="compact"
      stats={[
        { label: isPhone ? t`Members` : t`Total Members`, value: figure(counts?.all) },
        { label: t`Startups`, value: figure(counts?.startup) },
        { label: t`Investors`, value: figure(counts?.investor) },
        { label: t`Mentors`, value: figure(counts?.mentor) },
      ]}
    />
  )
}

/** As tall as a figure, so that nothing moves when the figure is loaded. */
const FigureSkeleton = () => (
  <span className="inline-block w-10">
    <Skeleton className="h-4" />
  </span>
)

interface ResultLineProps {
  count: number
  isAtLeast: boolean
  /** Whether the member is counted elsewhere on the screen, although lists leave them out. */
  includesSelf: boolean
  isSearch: boolean
}

/** The number and order of results; screen readers announce the number when it changes. */
function ResultLine({ count, isAtLeast, includesSelf, isSearch }: ResultLineProps) {
  const { t } = useLingui()
  const found = isAtLeast
    ? t`More than ${formatCount(count)} members`
    : includesSelf && count > 0
      ? t`${plural(count, { one: 'You and # other', other: 'You and # others' })}`
      : t`${plural(count, { 0: 'No members', one: '# member', other: '# members' })}`
  return (
    <>
      <LiveRegion>{found}</LiveRegion>
      {count > 0 && (
        <p aria-hidden className="ms-auto self-center text-ink-3 tabular-nums phone:hidden">
          {found} · {isSearch ? t`closest match first` : t`newest first`}
        </p>
      )}
    </>
  )
}

type Role = DirectoryFilters['role']
const roles = ['all', ...memberGroups] as const

interface RoleChipsProps {
  role: Role
  onChange: (role: Role) => void
  /** With filters, `matching` is set and its counts stop at a cap. */
  counts: DirectoryCounts | undefined
}

function RoleChips({ role, onChange, counts }: RoleChipsProps) {
  const { t, i18n } = useLingui()
  const countOf = (each: (typeof roles)[number]) =>
    counts && (counts.matching ? formatCapped(counts.matching[each]) : formatCount(counts.community[each]))
  return (
    <FilterChips
      label={t`Role`}
      value={role ?? 'all'}
      onChange={(each) => onChange(each === 'all' ? undefined : each)}
      options={roles.map((id) => ({
        id,
        label: id === 'all' ? t({ message: 'All', context: 'members' }) : i18n._(typeLabels[id]),
        count: countOf(id),
      }))}
    />
  )
}

const formatCount = (count: number) => new Intl.NumberFormat(readerLocale()).format(count)

/** Formats a count that stops above the cap: '200+'. */
const formatCapped = (count: number) => (count > countCap ? `${formatCount(countCap)}+` : formatCount(count))

type DirectoryCounts = { community: MemberCounts; matching: MemberCounts | null }

/** The number of members in the list, without the reader; `isAtLeast` if counting stopped at the cap. */
function useResultCount(filters: DirectoryFilters, counts: DirectoryCounts | undefined): Omit<ResultLineProps, 'isSearch'> | undefined {
  const member = useMember()
  if (!counts) return undefined
  const role = filters.role ?? 'all'
  if (counts.matching)
    return { count: Math.min(counts.matching[role], countCap), isAtLeast: counts.matching[role] > countCap, includesSelf: false }
  const includesSelf = role === 'all' || (member !== undefined && groupOf(member.user_type) === role)
  return { count: Math.max(0, counts.community[role] - (includesSelf ? 1 : 0)), isAtLeast: false, includesSelf }
}
