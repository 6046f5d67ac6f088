import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useIsPhone } from '#platform/web/phone.ts'
import { useMember } from '#features/members/web/index.ts'
import { groupOf, memberGroups } from '#features/profiles/vocabulary.ts'
import { typeLabels } from '#features/profiles/web/index.ts'
import { FilterChips } from '#ui/FilterChips.tsx'
import type { DirectoryFilters, MemberCounts } from '../../contract.ts'
import { countCap } from '../../count-cap.ts'
import { CountStrip } from '../CountStrip.tsx'
import { detailedPages, memberCounts } from '../data.ts'
import { FilterFields } from '../FilterFields.tsx'
import { type Counts, countOf, formatCount } from '../format-count.ts'
import { ResultLine } from '../ResultLine.tsx'
import { SearchBar } from '../SearchBar.tsx'
import { validMemberSearch } from '../search.ts'
import { noCommonFilters, useActiveFilters } from '../use-filter-labels.ts'
import { useFilters } from '../use-filters.ts'
import { MemberResults } from './MemberResults.tsx'
import { useCountries } from './use-countries.ts'

/** All other members, with search and filters that are reflected in the URL. */
export function People() {
  const { t } = useLingui()
  const [filters, changes] = useFilters(validMemberSearch)
  const active = useActiveFilters(filters)
  const countries = useCountries()
  const { data: counts } = useQuery(memberCounts(filters))
  const pages = useInfiniteQuery(detailedPages(filters))
  const results = useResultCount(filters, counts)
  const found = useFoundText(results)

  return (
    <>
      <MemberStats counts={counts?.community} />
      <SearchBar<DirectoryFilters, (typeof active)[number]['name']>
        label={t`Search members`}
        placeholder={t`Search name, company, skill`}
        filters={filters}
        changes={changes}
        ownFieldsOf="member"
        none={noCommonFilters}
        active={active}
        isBusy={pages.isPlaceholderData}
        applyLabel={t`Show members`}
        renderFields={(fields) => <FilterFields {...fields} countries={countries} />}
      >
        <RoleChips role={filters.role} onChange={(role) => changes.choose({ role })} counts={counts} />
        {results && <ResultLine found={found} isEmpty={results.count === 0} isSearch={filters.query !== undefined} />}
      </SearchBar>
      <h2 className="sr-only">
        <Trans>Members</Trans>
      </h2>
      <MemberResults filters={filters} pages={pages} total={results?.isAtLeast ? undefined : results?.count} onClear={changes.clear} />
    </>
  )
}

/** Counts of the whole community. */
function MemberStats({ counts }: { counts: MemberCounts | undefined }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  return (
    <CountStrip
      counts={[
        { label: isPhone ? t`Members` : t`Total Members`, count: counts?.all },
        { label: t`Startups`, count: counts?.startup },
        { label: t`Investors`, count: counts?.investor },
        { label: t`Mentors`, count: counts?.mentor },
      ]}
    />
  )
}

type Role = DirectoryFilters['role']
const roles = ['all', ...memberGroups] as const

interface RoleChipsProps {
  role: Role
  onChange: (role: Role) => void
  counts: Counts<(typeof roles)[number]> | undefined
}

function RoleChips({ role, onChange, counts }: RoleChipsProps) {
  const { t, i18n } = useLingui()
  return (
    <FilterChips
      label={t`Role`}
      value={role ?? 'all'}
      onChange={(each) => onChange(each === 'all' ? undefined : each)}
      options={roles.map((id) => ({
        id,
        label: id === 'all' ? t({ message: 'All', context: 'members' }) : i18n._(typeLabels[id]),
        count: countOf(counts, id),
      }))}
    />
  )
}

interface ResultCount {
  count: number
  isAtLeast: boolean
  /** Whether the member is counted elsewhere on the screen, although lists leave them out. */
  includesSelf: boolean
}

/** The number of members in the list, without the reader; `isAtLeast` if counting stopped at the cap. */
function useResultCount(filters: DirectoryFilters, counts: Counts<(typeof roles)[number]> | undefined): ResultCount | undefined {
  const member = useMember()
  if (!counts) return undefined
  const role = filters.role ?? 'all'
  if (counts.matching)
    return { count: Math.min(counts.matching[role], countCap), isAtLeast: counts.matching[role] > countCap, includesSelf: false }
  const includesSelf = role === 'all' || (member !== undefined && groupOf(member.user_type) === role)
  return { count: Math.max(0, counts.community[role] - (includesSelf ? 1 : 0)), isAtLeast: false, includesSelf }
}

function useFoundText(results: ResultCount | undefined): string {
  const { t } = useLingui()
  if (!results) return ''
  const { count, isAtLeast, includesSelf } = results
  if (isAtLeast) return t`More than ${formatCount(count)} members`
  return includesSelf && count > 0
    ? t`${plural(count, { one: 'You and # other', other: 'You and # others' })}`
    : t`${plural(count, { 0: 'No members', one: '# member', other: '# members' })}`
}
