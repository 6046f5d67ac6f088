import { placeName } from '#features/places/web/index.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay } from '#platform/web/format-day.ts'
import { isRegion } from '#features/places/vocabulary.ts'
import { countryName } from '#features/places/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { amountText, formatMoney, formatPercent, industryLabels, regionLabels, stageLabels } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { Deal } from '../../deal-contract.ts'

/** The main figures of the round. */
export function DealRound({ deal }: { deal: Deal }) {
  const { t, i18n } = useLingui()
  const { currency } = deal
  const figures = [
    [t`Funding sought`, formatMoney(deal.funding_amount, currency)],
    [t`Valuation`, deal.valuation === null ? t`Not stated` : formatMoney(deal.valuation, currency)],
    [t`Ticket size`, amountText({ from: deal.min_investment, to: deal.max_investment, currency })],
    [t`Round`, i18n._(stageLabels[deal.funding_stage])],
  ]
  return (
    <dl className="grid grid-cols-4 gap-x-6 gap-y-4 border-y border-line py-4.5 phone:grid-cols-2 max-xl:grid-cols-2">
      {figures.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="text-20 font-semibold wrap-anywhere proportional-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The remaining facts. */
export function DealFacts({ deal }: { deal: Deal }) {
  const { t, i18n } = useLingui()
  const { owner } = deal
  const places = deal.geography.map((place) => (isRegion(place) ? i18n._(regionLabels[place]) : countryName(place)))
  return (
    <dl className="mt-4">
      <Fact label={t`Posted by`}>
        <Link to={profilePath(owner.id)} className="link inline-flex items-center gap-2">
          <Avatar id={owner.id} name={owner.full_name} picture={owner.profile_picture} size={24} />
          <bdi>{owner.full_name}</bdi>
        </Link>
      </Fact>
      <Fact label={t`Industry`}>{i18n._(industryLabels[deal.industry])}</Fact>
      <Fact label={t`Location`}>{placeName(deal)}</Fact>
      <Fact label={t`Geographic focus`}>{places.join(', ')}</Fact>
      <Fact label={t`Co-investment`}>{deal.co_investment ? t`Yes` : t`No`}</Fact>
      <Fact label={t`Committed`}>{formatPercent(deal.progress / 100)}</Fact>
      <Fact label={t`Contact`}>{deal.contact_person}</Fact>
      <Fact label={t`Email`}>
        {deal.contact_email && (
          <a className="link" href={`mailto:${deal.contact_email}`}>
            {deal.contact_email}
          </a>
        )}
      </Fact>
      <Fact label={t`Website`}>
        {deal.website && (
          <a className="link" href={deal.website} target="_blank" rel="nofollow noopener noreferrer">
            {deal.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        )}
      </Fact>
      <Fact label={t`Updated`}>{formatDay(deal.updated_at)}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="flex justify-between gap-6 border-b border-line py-2.5 last:border-b-0">
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  )
}
