import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatMoney, stageLabels } from '#features/profiles/web/index.ts'
import type { DealCard } from '../../deal-contract.ts'
import { dealPath } from '../../paths.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** Deals in a short list, below a heading of level 2. */
export function DealLines({ deals }: { deals: readonly DealCard[] }) {
  const { i18n } = useLingui()
  return (
    <ul>
      {deals.map((deal) => (
        <li key={deal.id} className="relative border-t border-line py-3 first:border-t-0 first:pt-1 last:pb-0">
          <div className="flex items-start gap-2">
            <h3 className="min-w-0 flex-1 font-medium wrap-anywhere">
              <Link to={dealPath(deal.id)} dir="auto" className="outline-offset-2 after:absolute after:inset-0 hover:underline">
                {deal.title}
              </Link>
            </h3>
            <StatusBadge status={deal.status} />
          </div>
          <p className="text-12 text-ink-3">
            {formatMoney(deal.funding_amount, deal.currency)} · {i18n._(stageLabels[deal.funding_stage])}
          </p>
        </li>
      ))}
    </ul>
  )
}
