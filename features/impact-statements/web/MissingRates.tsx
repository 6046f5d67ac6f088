import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { exchangeRatesPath } from '#features/investments/paths.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { Banner } from '#ui/Banner.tsx'
import type { ImpactStatement } from '../contract.ts'

interface MissingRatesProps {
  statement: ImpactStatement
  organisationId: string | undefined
}

/** Says which exchange rates are missing, with a link to add them. */
export function MissingRates({ statement: { statement, missing_rates: rates }, organisationId }: MissingRatesProps) {
  const named = rates
    .slice(0, 4)
    .map(({ currency, date }) => `${currency} ${formatDate(date)}`)
    .join(', ')
  return (
    <Banner
      tone="warning"
      action={
        <Link to={exchangeRatesPath(organisationId)} className="link inline-block px-2 py-1.5">
          <Trans>Add rates</Trans>
        </Link>
      }
    >
      {statement ? (
        <Trans>Some figures can’t be converted into euros and count as missing. Exchange rates needed: {named}.</Trans>
      ) : (
        <Trans>The statement is in euros, and exchange rates for some investments are missing: {named}.</Trans>
      )}
    </Banner>
  )
}
