import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { DirectoryFilters, MemberCard as Member } from '../../contract.ts'
import { CardList } from '../CardList.tsx'
import { CardListSkeleton } from '../CardListSkeleton.tsx'
import { followedMembers } from '../followed.ts'
import { type FoundPages, Results } from '../Results.tsx'
import { useColumns } from '../use-columns.ts'
import { MemberCard, MemberRow } from './MemberCard.tsx'
import { NoMembers } from './NoMembers.tsx'

interface MemberResultsProps {
  filters: DirectoryFilters
  pages: UseInfiniteQueryResult<FoundPages<Member>>
  /** The exact total number, if known. */
  total: number | undefined
  onClear: () => void
}

/** The members found, or their loading, error or empty state. */
export function MemberResults({ filters, pages, total, onClear }: MemberResultsProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const { query = '' } = filters
  return (
    <Results
      pages={pages}
      skeleton={<CardListSkeleton label={t`Loading the members`} columns={columns} pictures="round" />}
      empty={<NoMembers filters={filters} onClear={onClear} />}
      renderPartial={({ had, of }) => t`No members match all words of “${query}”. These match ${had} of ${of}.`}
    >
      {(members) => (
        <CardList
          key={columns}
          label={t`Members`}
          cards={members}
          followed={followedMembers}
          total={total}
          columns={columns}
          renderCard={(member) => <MemberCard member={member} />}
          renderRow={(member) => <MemberRow member={member} />}
        />
      )}
    </Results>
  )
}
