import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ConsoleScreen, ForStaff } from '#features/operators/web/index.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { communityRates } from '../data.ts'
import { EcbFile } from './EcbFile.tsx'

/** The exchange rates for all investors, kept by operators. */
export function CommunityRatesScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="community"
      title={t`Exchange rates`}
      description={t`Used to show investors totals across currencies. Rates that an investor has added take precedence.`}
    >
      <Rates />
    </ConsoleScreen>
  )
}

function Rates() {
  const { t } = useLingui()
  const { data } = useQuery(communityRates())
  return (
    <section aria-label={t`Exchange rates`} className="card divide-y divide-line px-5 phone:px-4">
      <ForStaff area="community" changing>
        <EcbFile isForAll />
      </ForStaff>
      {data?.items.map(({ currency, from, until }) => (
        <p key={currency} className="flex min-h-11 items-center gap-3 tabular-nums">
          <span className="w-12 font-medium">{currency}</span>
          <span className="text-ink-2">
            <Trans>
              {formatDate(from)} to {formatDate(until)}
            </Trans>
          </span>
        </p>
      ))}
    </section>
  )
}
