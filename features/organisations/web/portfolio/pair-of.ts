import type { OrganisationBrief } from '../../contract.ts'
import type { OrganisationKind } from '../../kinds.ts'
import type { OtherSide } from '../../portfolio-contract.ts'

type Side = Pick<OrganisationBrief, 'id' | 'kind'>

interface Pair {
  fund_id: string
  company_id: string
}

/** Who invests in whom, by their kinds: startups invest in nobody, and nobody invests in a fund's management. */
export const pairOf = (one: Side, other: Side): Pair =>
  pairWith(one.id, { id: other.id, is_investor: one.kind !== 'fund' && other.kind !== 'startup' })

/** Who invested in whom, as it was stated: their kinds may have changed since. */
export const pairWith = (id: string, other: Pick<OtherSide, 'id' | 'is_investor'>): Pair =>
  other.is_investor ? { fund_id: other.id, company_id: id } : { fund_id: id, company_id: other.id }

/** The kinds of organisations that one of this kind can name as investor or portfolio company. */
export const kindsOfOthers = (kind: OrganisationKind): readonly OrganisationKind[] => {
  if (kind === 'fund') return ['startup', 'corporate', 'accelerator', 'public']
  return kind === 'startup' ? ['fund', 'corporate', 'accelerator', 'public'] : ['startup']
}
