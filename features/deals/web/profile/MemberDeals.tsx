import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { formatMoney, stageLabels } from '#features/profiles/web/index.ts'
import { useLingui } from '@lingui/react/macro'
import { dealPath } from '../../paths.ts'
import { StatusBadge } from '../card/StatusBadge.tsx'
import { dealsOfMember } from '../data.ts'

/** Deals on another member's profile, most recently updated first. Renders nothing if there are none. */
export function MemberDeals({ member }: { member: MemberBrief }) {
  const { i18n } = useLingui()
  const heading = useId()
  const { data } = useQuery(dealsOfMember(member.id))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby={heading} className="card mb-7 p-5 phone:p-4">
      <h2 id={heading} className="text-16 font-semibold">
        <Trans>Deals</Trans>
      </h2>
      <ul className="mt-1">
        {data.items.map((deal) => (
          <li key={deal.id} className="relative border-t border-line py-3 first:border-t-0 last:pb-0">
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
    </section>
  )
}
