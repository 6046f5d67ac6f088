import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dealPath } from '#features/deals/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { countryName } from '#features/places/web/index.ts'
import { goalLabels, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import { formatDate, formatDay } from '#platform/web/format-day.ts'
import { Tag } from '#ui/Tag.tsx'
import type { InvestmentDetails } from '../../ledger-contract.ts'
import { instrumentLabels } from '../labels.ts'

/** The details of an investment, without its cash flows. */
export function InvestmentFacts({ investment }: { investment: InvestmentDetails }) {
  const { t, i18n } = useLingui()
  const { industry, funding_stage: stage, country, first_date, deal_id, sdgs, note, organisation, responsible, changed } = investment
  return (
    <section aria-label={t`About this investment`}>
      <dl>
        <Fact label={t`Instrument`}>{i18n._(instrumentLabels[investment.instrument])}</Fact>
        <Fact label={t`First invested`}>{first_date && formatDate(first_date)}</Fact>
        <Fact label={t`Currency`}>{investment.currency}</Fact>
        <Fact label={t`Sector`}>{industry && i18n._(industryLabels[industry])}</Fact>
        <Fact label={t`Stage`}>{stage && i18n._(stageLabels[stage])}</Fact>
        <Fact label={t`Country`}>{country && countryName(country)}</Fact>
        <Fact label={t`Deal`}>
          {deal_id && (
            <Link to={dealPath(deal_id)} className="link">
              {t`View deal`}
            </Link>
          )}
        </Fact>
        <Fact label={t`Responsible`}>
          {responsible && (
            <Link to={profilePath(responsible.id)} className="link">
              <bdi>{responsible.full_name}</bdi>
            </Link>
          )}
        </Fact>
        <Fact label={t`Last changed`}>
          {changed && (
            <>
              {changed.by && <bdi className="block">{changed.by.full_name}</bdi>}
              {formatDay(changed.at)}
            </>
          )}
        </Fact>
      </dl>
      {sdgs.length > 0 && (
        <ul aria-label={t`Goals`} className="mt-4 flex flex-wrap gap-1.5">
          {sdgs.map((goal) => (
            <li key={goal} className="min-w-0">
              <Tag>{`${goal} ${i18n._(goalLabels[goal as keyof typeof goalLabels])}`}</Tag>
            </li>
          ))}
        </ul>
      )}
      {note && (
        <>
          <h2 className="mt-6 mb-1 font-semibold">{organisation ? t`Note` : t`Your note`}</h2>
          <p dir="auto" className="max-w-read whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        </>
      )}
    </section>
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
