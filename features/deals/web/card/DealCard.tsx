import { Link } from '@tanstack/react-router'
import type { DealCard as Deal } from '../../deal-contract.ts'
import { dealPath } from '../../paths.ts'
import { DealActions } from '../interest/DealActions.tsx'
import { DealFigures, DealFooter, DealImpact } from './DealFacts.tsx'
import { LinkedLogo } from './LinkedLogo.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** A deal in a list. Its link covers the whole card below the buttons. */
export function DealCard({ deal }: { deal: Deal }) {
  return (
    <article className="card card-link relative flex h-full flex-col gap-3.5 p-5 outline-offset-2 outline-focus has-[h3_a:focus-visible]:outline-2 phone:gap-3 phone:p-4">
      <DealHead deal={deal} />
      <p dir="auto" className="line-clamp-2 min-h-10 wrap-anywhere phone:hidden">
        {deal.excerpt}
      </p>
      <DealImpact deal={deal} />
      <DealFigures deal={deal} />
      <DealFooter deal={deal} />
      {deal.standing && (
        <div className="mt-auto">
          <DealActions deal={deal} standing={deal.standing} />
        </div>
      )}
    </article>
  )
}

export function DealHead({ deal }: { deal: Pick<Deal, 'id' | 'organisation' | 'company_name' | 'title' | 'status'> }) {
  return (
    <div className="flex gap-3">
      <LinkedLogo deal={deal} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <h3 className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">
            <Link to={dealPath(deal.id)} className="scroll-mt-40 scroll-mb-36 outline-none after:absolute after:inset-0 after:rounded-card">
              <bdi>{deal.company_name}</bdi>
            </Link>
          </h3>
          <StatusBadge status={deal.status} />
        </div>
        <p dir="auto" className="truncate text-ink-2">
          {deal.title}
        </p>
      </div>
    </div>
  )
}
