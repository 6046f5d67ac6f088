import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { organisationPath } from '#features/organisations/paths.ts'
import type { DealCard } from '../../deal-contract.ts'
import { CompanyLogo } from './CompanyLogo.tsx'

/** On a card whose link covers it: leads to the organisation instead, if there is one. */
export function LinkedLogo({ deal }: { deal: Pick<DealCard, 'id' | 'company_name' | 'organisation'> }) {
  const { t } = useLingui()
  const logo = <CompanyLogo deal={deal} size={44} />
  if (!deal.organisation) return logo
  const { slug, name } = deal.organisation
  return (
    <Link
      to={organisationPath(slug)}
      aria-label={t`View organisation ${name}`}
      className="relative z-1 grid self-start rounded-tile outline-offset-2"
    >
      {logo}
    </Link>
  )
}
