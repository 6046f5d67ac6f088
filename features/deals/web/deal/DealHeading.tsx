import { Link } from '@tanstack/react-router'
import { organisationPath } from '#features/organisations/paths.ts'
import type { DealCard } from '../../deal-contract.ts'
import { CompanyLogo } from '../card/CompanyLogo.tsx'
import { StatusBadge } from '../card/StatusBadge.tsx'

interface DealHeadingProps {
  deal: Pick<DealCard, 'id' | 'organisation' | 'company_name' | 'title' | 'status'>
  level?: 1 | 2
}

export function DealHeading({ deal, level = 1 }: DealHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
      <CompanyLogo deal={deal} size={52} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Heading className="min-w-0 text-20 font-semibold wrap-anywhere">
            {deal.organisation ? (
              <Link to={organisationPath(deal.organisation.slug)} dir="auto" className="rounded-badge outline-offset-2 hover:underline">
                {deal.company_name}
              </Link>
            ) : (
              <bdi>{deal.company_name}</bdi>
            )}
          </Heading>
          <StatusBadge status={deal.status} />
        </div>
        <p dir="auto" className="text-ink-2 wrap-anywhere">
          {deal.title}
        </p>
      </div>
    </div>
  )
}
