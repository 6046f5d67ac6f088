import { useLingui } from '@lingui/react/macro'
import { Leaf, MapPin } from 'lucide-react'
import { placeName } from '#features/places/web/index.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { GoalFact, amountText, formatMoney, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import { ShortFact } from '#features/sustainability/web/index.ts'
import { Fact } from '#ui/Fact.tsx'
import type { DealCard } from '../../deal-contract.ts'

/** The amount, tickets and stage of the round. */
export function DealFigures({ deal }: { deal: DealCard }) {
  const { t, i18n } = useLingui()
  const figures = [
    [t`Seeking`, formatMoney(deal.funding_amount, deal.currency)],
    [t`Tickets`, amountText({ from: deal.min_investment, to: deal.max_investment, currency: deal.currency }) ?? ''],
    [t`Stage`, i18n._(stageLabels[deal.funding_stage])],
  ]
  return (
    <dl className="grid grid-cols-[1.2fr_1.3fr_.9fr] gap-3 phone:gap-2">
      {figures.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the company does for people and the planet: its goals, and what it shows of its figures. */
export function DealImpact({ deal: { sdgs, fact } }: { deal: DealCard }) {
  if (sdgs.length === 0 && !fact) return null
  return (
    <div className="flex flex-wrap gap-x-3.5 gap-y-1 text-12 font-medium text-accent-ink">
      <GoalFact sdgs={sdgs} />
      {fact && <ShortFact fact={fact} />}
    </div>
  )
}

/** The company's location and industry, and when the deal was posted. */
export function DealFooter({ deal }: { deal: DealCard }) {
  const { t, i18n } = useLingui()
  const place = placeName(deal)
  return (
    <div className="flex items-center gap-x-3.5 text-12 text-ink-3">
      {place && <Fact icon={MapPin} label={t`Location`} text={place} />}
      <Fact icon={Leaf} label={t`Industry`} text={i18n._(industryLabels[deal.industry])} />
      <span className="ms-auto shrink-0">
        <RelativeTime at={deal.created_at} />
      </span>
    </div>
  )
}
