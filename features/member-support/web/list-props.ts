import type { ListedMember } from '../contract.ts'
import type { Chosen } from './bulk/chosen.ts'
import type { MemberSearch } from './member-search.ts'

export interface MemberListProps {
  members: readonly ListedMember[]
  search: MemberSearch
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  onSort: (order: Pick<MemberSearch, 'sort' | 'direction'>) => void
}
