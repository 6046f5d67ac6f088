import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { organisationKinds } from '#features/organisations/kinds.ts'
import { kindLabels } from '#features/organisations/web/index.ts'
import { FilterChips } from '#ui/FilterChips.tsx'
import type { OrganisationFilters } from '../../contract.ts'
import { countCap } from '../../count-cap.ts'
import { organisationCounts, organisationPages } from '../data.ts'
import { type Counts, countOf, formatCount } from '../format-count.ts'
import { ResultLine } from '../ResultLine.tsx'
import { SearchBar } from '../SearchBar.tsx'
import { validOrganisationSearch } from '../search.ts'
import { noCommonFilters, useActiveFilters } from '../use-filter-labels.ts'
import { useFilters } from '../use-filters.ts'
import { OrganisationFilterFields } from './OrganisationFilterFields.tsx'
import { OrganisationResults } from './OrganisationResults.tsx'

const kinds = ['all', ...organisationKinds] as const

/** All organisations, with search and filters that are reflected in the URL. */
export function Organisations() {
  const { t, i18n } = useLingui()
  const [filters, changes] = useFilters<OrganisationFilters>(validOrganisationSearch)
  const common = useActiveFilters(filters)
  const active = [
    ...common,
    ...(filters.verified ? [{ name: 'verified' as const, text: t`Verified` }] : []),
    ...(filters.measures_emissions ? [{ name: 'measures_emissions' as const, text: t`Measures its emissions` }] : []),
    ...(filters.evidenced
      ? [{ name: 'evidenced' as const, text: filters.goal ? t`Has evidence for this goal` : t`Has evidence for a goal` }]
      : []),
  ]
  const { data: counts } = useQuery(organisationCounts(filters))
  const pages = useInfiniteQuery(organisationPages(filters))
  const count = countFound(filters, counts)
  const isAtLeast = count !== undefined && counts?.matching != null && count > countCap
  const found = useFoundText(count, isAtLeast)

  return (
    <>
      <SearchBar<OrganisationFilters, (typeof active)[number]['name']>
        label={t`Search organisations`}
        placeholder={t`Search name, description`}
        filters={filters}
        changes={changes}
        ownFieldsOf="organisation"
        none={{ ...noCommonFilters, verified: undefined, measures_emissions: undefined, evidenced: undefined }}
        active={active}
        isBusy={pages.isPlaceholderData}
        applyLabel={t`Show organisations`}
        renderFields={(fields) => <OrganisationFilterFields {...fields} />}
      >
        <FilterChips
          label={t`Kind`}
          value={filters.kind ?? 'all'}
          onChange={(each) => changes.choose({ kind: each === 'all' ? undefined : each })}
          options={kinds.map((id) => ({
            id,
            label: id === 'all' ? t({ message: 'All', context: 'organisations' }) : i18n._(kindLabels[id]),
            count: countOf(counts, id),
          }))}
        />
        {count !== undefined && <ResultLine found={found} isEmpty={count === 0} isSearch={filters.query !== undefined} />}
      </SearchBar>
      <h2 className="sr-only">
        <Trans>Organisations</Trans>
      </h2>
      <OrganisationResults filters={filters} pages={pages} total={isAtLeast ? undefined : count} onClear={changes.clear} />
    </>
  )
}

/** The number of organisations in the list; one above the cap if there are more. */
function countFound({ kind }: OrganisationFilters, counts: Counts<(typeof kinds)[number]> | undefined): number | undefined {
  return counts && (counts.matching ?? counts.community)[kind ?? 'all']
}

function useFoundText(count = 0, isAtLeast: boolean): string {
  const { t } = useLingui()
  return isAtLeast
    ? t`More than ${formatCount(countCap)} organisations`
    : t`${plural(count, { 0: 'No organisations', one: '# organisation', other: '# organisations' })}`
}
