import type { MemberBrief } from '#features/members/contract.ts'
import type { Deal, DealCard, DealCounts } from '../contract.ts'
import type { ListedDeal } from './list-queries.ts'
import type { DealRow } from './queries.ts'

type Shown = Omit<DealCard, 'standing' | 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }

/** Fields that a statement brings besides are left out by the contract. */
export const presentCard = (row: Shown | ListedDeal, standing: DealCard['standing']): DealCard => ({
  ...(row as Shown),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  standing,
})

export const presentDeal = (
  { created_at, updated_at, ...row }: DealRow,
  { owner, standing, counts }: { owner: MemberBrief; standing: DealCard['standing']; counts: DealCounts | null },
): Deal => ({ ...row, created_at: created_at.toISOString(), updated_at: updated_at.toISOString(), owner, standing, counts })
