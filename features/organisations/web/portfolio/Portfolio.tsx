import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Section } from '#features/profiles/web/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { Button } from '#ui/Button.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Organisation } from '../../organisation-contract.ts'
import { organisationPath } from '../../paths.ts'
import type { OtherSide } from '../../portfolio-contract.ts'
import { portfolioPages, portfolioRequests } from '../data.ts'
import { KindBadge } from '../KindBadge.tsx'
import { OrganisationLogo } from '../OrganisationLogo.tsx'
import { AddInvestment } from './AddInvestment.tsx'
import { InvestmentMenu } from './InvestmentMenu.tsx'
import { PortfolioRequests } from './PortfolioRequests.tsx'

/** The portfolio companies of a fund, or the investors of a company, as confirmed by both sides. Renders nothing if there are none to see. */
export function Portfolio({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(portfolioPages(organisation.id))
  const { kind, can } = organisation
  const requests = useQuery({ ...portfolioRequests(organisation.id), enabled: can.edit }).data?.items ?? []
  const items = itemsOf(data)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, `${items.length} ${requests.length}`)
  if (!data || (items.length === 0 && !can.edit)) return null
  const title = kind === 'fund' ? t`Portfolio` : kind === 'startup' ? t`Investors` : t`Investments`
  return (
    <Section title={title}>
      <div ref={box} tabIndex={-1} className="grid gap-2.5 outline-none" {...keptFocus}>
        {items.length > 0 ? (
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 max-md:grid-cols-1">
            {items.map((each) => (
              <Entry key={each.id} organisation={organisation} other={each} />
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">
            {kind === 'startup' ? (
              <Trans>Investors appear here once both sides have confirmed the investment.</Trans>
            ) : (
              <Trans>Companies you have invested in appear here once they have confirmed it.</Trans>
            )}
          </p>
        )}
        {hasNextPage && (
          <div>
            <Button size="small" pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
        {can.edit && (
          <>
            <PortfolioRequests organisation={organisation} requests={requests} />
            <AddInvestment organisation={organisation} />
          </>
        )}
      </div>
    </Section>
  )
}

function Entry({ organisation: { id, can }, other }: { organisation: Organisation; other: OtherSide }) {
  return (
    <li className="relative flex min-h-13 items-center gap-3">
      <OrganisationLogo organisation={other} size={40} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-0.5">
        <Link
          to={organisationPath(other.slug)}
          dir="auto"
          className="font-medium outline-offset-2 wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {other.name}
        </Link>
        <KindBadge kind={other.kind} />
      </div>
      {can.edit && <InvestmentMenu id={id} other={other} />}
    </li>
  )
}
