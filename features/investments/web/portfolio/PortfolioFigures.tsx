import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { type Currency, currencies } from '#features/profiles/vocabulary.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { Banner } from '#ui/Banner.tsx'
import { Select } from '#ui/Select.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Portfolio } from '../../portfolio-contract.ts'
import { exchangeRatesPath } from '../../paths.ts'
import { useBaseCurrency } from './base-currency.ts'
import { CurrencyTable } from './CurrencyTable.tsx'
import { FigureMeanings } from './FigureMeanings.tsx'
import { ReturnsSummary } from './ReturnsSummary.tsx'

const each = 'each'

interface PortfolioFiguresProps {
  /** Whose people share the ledger; undefined for the reader's own. */
  organisationId: string | undefined
  portfolio: Portfolio
  isWaiting: boolean
}

/** The returns by currency, or in total in the chosen currency. */
export function PortfolioFigures({ organisationId, portfolio, isWaiting }: PortfolioFiguresProps) {
  const { t } = useLingui()
  const heading = useId()
  const [chosen, choose] = useBaseCurrency()
  const { base, currencies: sums } = portfolio
  if (sums.length === 0) return null
  const together = chosen !== undefined && base?.currency === chosen ? base : undefined
  return (
    <section aria-labelledby={heading} aria-busy={isWaiting}>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="font-semibold">
          <Trans>Returns</Trans>
        </h2>
        <Select
          className="w-46 print:hidden"
          label={t`Show in`}
          isLabelHidden
          options={[{ id: each, label: t`Each currency` }, ...currencies.map((id) => ({ id, label: t`All in ${id}` }))]}
          value={chosen ?? each}
          onChange={(id) => choose(id === each ? undefined : id)}
        />
      </div>
      <div className={classNames('grid gap-6', isWaiting && 'opacity-60 transition-opacity delay-200')}>
        {together?.returns ? (
          <>
            <div>
              <ReturnsSummary returns={together.returns} currency={together.currency} />
              {sums.length > 1 && (
                <p className="mt-2 text-12 text-ink-3">
                  <Trans>Cash flows are converted at the rate of their day, holdings at the rate of {formatDate(portfolio.at)}.</Trans>
                </p>
              )}
            </div>
            {sums.length > 1 && <CurrencyTable sums={sums} />}
          </>
        ) : (
          <>
            {together && <MissingRates organisationId={organisationId} base={together.currency} missing={together.missing} />}
            {sums.map(({ currency, investments, returns }) => (
              <div key={currency}>
                {(sums.length > 1 || together) && (
                  <h3 className="mb-2 font-semibold">
                    {currency}
                    <span className="ms-2 font-normal text-ink-3">
                      <Plural value={investments} one="# investment" other="# investments" />
                    </span>
                  </h3>
                )}
                <ReturnsSummary returns={returns} currency={currency} />
              </div>
            ))}
          </>
        )}
        <FigureMeanings />
      </div>
    </section>
  )
}

interface MissingRatesProps {
  organisationId: string | undefined
  base: Currency
  missing: readonly { currency: Currency; date: string }[]
}

/** Lists the rates that the total requires, with a link to add them. */
function MissingRates({ organisationId, base, missing }: MissingRatesProps) {
  const { t } = useLingui()
  const few = missing.slice(0, 3).map(({ currency, date }) => {
    const day = formatDate(date)
    return t`${currency} on ${day}`
  })
  const listed = few.join(', ')
  const more = missing.length - few.length
  return (
    <Banner tone="info">
      <p>
        <Trans>
          The total in {base} can’t be calculated yet. Missing exchange rates: {listed}.
        </Trans>{' '}
        {more > 0 && <Plural value={more} one="And # more." other="And # more." />}{' '}
        <Link to={exchangeRatesPath(organisationId)} className="font-medium underline">
          <Trans>Add or import rates</Trans>
        </Link>
      </p>
    </Banner>
  )
}
