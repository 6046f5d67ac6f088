import { Trans, useLingui } from '@lingui/react/macro'
import { type CsvColumn, csvColumns, neededColumns } from '../../csv/columns.ts'
import { flowKinds, instruments, investmentStatuses } from '../../vocabulary.ts'

const needed: readonly CsvColumn[] = neededColumns

/** What a file is to look like: the columns, by the names that the export gives them. */
export function FileShape() {
  const { t } = useLingui()
  const meanings: Readonly<Record<CsvColumn, string>> = {
    investment_id: t`Names the investment that a line belongs to; from an export. Without it, lines of one company, currency and instrument belong together.`,
    company_name: t`The company or fund`,
    instrument: instruments.join(', '),
    status: investmentStatuses.join(', '),
    currency: t`Three letters, such as EUR`,
    industry: t`As in the form, in English`,
    funding_stage: t`As in the form: pre-seed, seed, series-a`,
    country: t`Two letters, such as DE`,
    sdgs: t`Numbers of goals, such as 7 13`,
    investment_note: t`Your note on the investment`,
    kind: [...flowKinds, 'valuation'].join(', '),
    date: t`2026-09-30, 30.09.2026 or 30/09/2026`,
    amount: t`Without a sign: the kind says which way the money moved`,
    note: t`Your note on the line`,
  }
  return (
    <section className="mt-2">
      <h2 className="mb-1 text-16 font-semibold">
        <Trans>What the file looks like</Trans>
      </h2>
      <p className="mb-3 max-w-read text-ink-2">
        <Trans>
          The first line names the columns, in any order; the marked ones are needed. Cells are divided by commas, semicolons, tabs or bars.
          An export of your own is such a file.
        </Trans>
      </p>
      <dl className="card divide-y divide-line px-5 phone:px-4">
        {csvColumns.map((column) => (
          <div key={column} className="grid gap-x-4 py-2 md:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-medium">
              {column}
              {needed.includes(column) && (
                <>
                  {' '}
                  <span className="font-normal text-ink-3">
                    <Trans>needed</Trans>
                  </span>
                </>
              )}
            </dt>
            <dd className="text-ink-2 wrap-anywhere">{meanings[column]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
