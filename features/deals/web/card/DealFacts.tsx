import { useLingui } from '@lingui/react/macro'
import { Leaf, type LucideIcon, MapPin } from 'lucide-react'
import { placeName } from '#features/places/web/index.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { amountText, formatMoney, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
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

/** The company's location and industry, and when the deal was posted. */
export function DealFooter({ deal }: { deal: DealCard }) {
  const { t, i18n } = useLingui()
  return (
    <div className="flex items-center gap-x-3.5 text-12 text-ink-3">
      <Fact icon={MapPin} label={t`Location`} text={placeName(deal)} />
      <Fact icon={Leaf} label={t`Industry`} text={i18n._(industryLabels[deal.industry])} />
      <span className="ms-auto shrink-0">
        <RelativeTime at={deal.created_at} />
      </span>
    </div>
  )
}

function Fact({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) {
  if (!text) return null
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Icon className="icon-xs" aria-hidden />
      <span className="sr-only">{label}:</span>
      <span className="truncate">{text}</span>
    </span>
  )
}
