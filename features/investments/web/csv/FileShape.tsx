import { Trans, useLingui } from '@lingui/react/macro'
import { pageLanguage } from '#platform/web/i18n.ts'
import { type CsvColumn, csvColumns, requiredColumns } from '../../csv/columns.ts'
import { columnNames, entryNames, instrumentNames, statusNames } from '../../csv/names.ts'
import { entryKinds, instruments, investmentStatuses } from '../../vocabulary.ts'

const required: readonly CsvColumn[] = requiredColumns

/** Describes the columns of an import file, named as in the export and in the reader's language. */
export function FileShape() {
  const { t } = useLingui()
  const language = pageLanguage()
  const meanings: Readonly<Record<CsvColumn, string>> = {
    investment_id: t`Identifies the investment that a line belongs to, as in an export. Without it, lines with the same company, currency and instrument belong together.`,
    company_name: t`Name of the company or fund`,
    instrument: instruments.map((each) => instrumentNames[each][language][0]).join(', '),
    status: investmentStatuses.map((each) => statusNames[each][language][0]).join(', '),
    currency: t`Three-letter code, such as EUR`,
    industry: t`As in the form, in English`,
    funding_stage: t`As in the form: pre-seed, seed, series-a`,
    country: t`Two-letter code, such as DE`,
    sdgs: t`Goal numbers, such as 7 13`,
    investment_note: t`Your note on the investment`,
    kind: entryKinds.map((each) => entryNames[each][language][0]).join(', '),
    date: t`2026-09-30, 30.09.2026, 30/09/2026 or 30.09.26`,
    amount: t`Without a minus sign: the kind shows whether you paid or received it. It may name the currency, as in 1.250,50 €`,
    note: t`Your note on the entry`,
  }
  return (
    <section className="mt-2">
      <h2 className="mb-1 font-semibold">
        <Trans>File format</Trans>
      </h2>
      <p className="mb-3 max-w-read text-ink-2">
        <Trans>
          The first line contains the column names, in any order, in English, German, French or Spanish. Values are separated by commas,
          semicolons, tabs or vertical bars. Files that you export from here have this format.
        </Trans>
      </p>
      <dl className="card divide-y divide-line px-5 phone:px-4">
        {csvColumns.map((column) => (
          <div key={column} className="grid gap-x-4 py-2 md:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-medium">
              {column}
              {language !== 'en' && <span className="block font-normal text-ink-2">{columnNames[column][language][0]}</span>}
              {required.includes(column) && (
                <>
                  {' '}
                  <span className="font-normal text-ink-3">
                    <Trans>required</Trans>
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
