import type { OrganisationBrief } from '../../contract.ts'
import type { OrganisationKind } from '../../kinds.ts'

type Side = Pick<OrganisationBrief, 'id' | 'kind'>

/** Who invested in whom: startups invest in nobody, and nobody invests in a fund's management. */
export const pairOf = (one: Side, other: Side): { fund_id: string; company_id: string } =>
  isInvestor(one, other) ? { fund_id: one.id, company_id: other.id } : { fund_id: other.id, company_id: one.id }

/** Whether `one` is the investor of the two. */
export const isInvestor = (one: Pick<Side, 'kind'>, other: Pick<Side, 'kind'>): boolean => one.kind === 'fund' || other.kind === 'startup'

/** The kinds of organisations that one of this kind can name as investor or portfolio company. */
export const kindsOfOthers = (kind: OrganisationKind): readonly OrganisationKind[] => {
  if (kind === 'fund') return ['startup', 'corporate', 'accelerator', 'public']
  return kind === 'startup' ? ['fund', 'corporate', 'accelerator', 'public'] : ['startup']
}
