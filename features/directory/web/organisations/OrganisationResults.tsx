import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { OrganisationCard as Organisation, OrganisationFilters } from '../../contract.ts'
import { CardList } from '../CardList.tsx'
import { CardListSkeleton } from '../CardListSkeleton.tsx'
import { followedOrganisations } from '../followed.ts'
import { type FoundPages, Results } from '../Results.tsx'
import { useColumns } from '../use-columns.ts'
import { NoOrganisations } from './NoOrganisations.tsx'
import { OrganisationCard, OrganisationRow } from './OrganisationCard.tsx'

interface OrganisationResultsProps {
  filters: OrganisationFilters
  pages: UseInfiniteQueryResult<FoundPages<Organisation>>
  /** The exact total number, if known. */
  total: number | undefined
  onClear: () => void
}

/** The organisations found, or their loading, error or empty state. */
export function OrganisationResults({ filters, pages, total, onClear }: OrganisationResultsProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const { query = '' } = filters
  return (
    <Results
      pages={pages}
      skeleton={<CardListSkeleton label={t`Loading the organisations`} columns={columns} pictures="square" />}
      empty={<NoOrganisations filters={filters} onClear={onClear} />}
      renderPartial={({ had, of }) => t`No organisations match all words of “${query}”. These match ${had} of ${of}.`}
    >
      {(organisations) => (
        <CardList
          key={columns}
          label={t`Organisations`}
          cards={organisations}
          followed={followedOrganisations}
          total={total}
          columns={columns}
          renderCard={(organisation) => <OrganisationCard organisation={organisation} />}
          renderRow={(organisation) => <OrganisationRow organisation={organisation} />}
        />
      )}
    </Results>
  )
}
