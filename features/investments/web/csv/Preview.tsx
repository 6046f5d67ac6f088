import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { StatStrip } from '#ui/StatStrip.tsx'
import type { ImportDecisions, ImportPreview } from '../../csv-contract.ts'
import { exactAmount, exactMoney, noFigure } from '../figures.ts'
import { entryLabels } from '../investment/entries.ts'

const messageOf = textsOf('investments.csv')

interface PreviewProps {
  preview: ImportPreview
  isPending: boolean
  onImport: (decisions: ImportDecisions) => void
}

/** What an import would add, what is already in the ledger, and which lines are invalid. */
export function Preview({ preview, isPending, onImport }: PreviewProps) {
  const { t } = useLingui()
  const { bad_count: bad, known } = preview
  const text = (count: number) => count.toLocaleString(readerLocale())
  const isAssumed = preview.assumed.date !== null || preview.assumed.amount !== null
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isAnything = preview.investments + preview.flows + preview.valuations > 0
  return (
    <section aria-label={t`Import preview`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <StatStrip
        stats={[
          { label: t`New investments`, value: text(preview.investments) },
          { label: t`New cash flows`, value: text(preview.flows) },
          { label: t`New valuations`, value: text(preview.valuations) },
          { label: t`Already in your ledger`, value: text(known), note: known > 0 ? t`not added again` : undefined },
        ]}
      />
      {bad > 0 && <BadLines preview={preview} />}
      {!isAnything && bad === 0 && (
        <Banner tone="info">
          <Trans>Everything in this file is already in your ledger. There is nothing to import.</Trans>
        </Banner>
      )}
      {preview.sample.length > 0 && <Sample sample={preview.sample} />}
      {isAnything && isAssumed && <Assumptions assumed={preview.assumed} isConfirmed={isConfirmed} onConfirm={setIsConfirmed} />}
      {isAnything && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            isDisabled={isAssumed && !isConfirmed}
            pending={isPending}
            pendingLabel={t`Importing`}
            onPress={() => onImport({ bad_lines: bad > 0 ? 'skip' : 'refuse', assumptions: isConfirmed ? 'accept' : 'refuse' })}
          >
            {bad > 0 ? (
              <Plural value={bad} one="Import without the invalid line" other="Import without the # invalid lines" />
            ) : (
              <Trans>Import</Trans>
            )}
          </Button>
        </div>
      )}
    </section>
  )
}

interface AssumptionsProps {
  assumed: ImportPreview['assumed']
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** Asks whether dates and amounts that can be read in two ways were read as they were meant. */
function Assumptions({ assumed: { date, amount }, isConfirmed, onConfirm }: AssumptionsProps) {
  return (
    <Banner tone="warning">
      <ul>
        {date && (
          <li>
            <Trans>
              Dates such as <strong className="font-semibold">{date.given}</strong> are read as{' '}
              <strong className="font-semibold">{formatDate(date.date)}</strong>.
            </Trans>
          </li>
        )}
        {amount && (
          <li>
            <Trans>
              Amounts such as <strong className="font-semibold">{amount.given}</strong> are read as{' '}
              <strong className="font-semibold">{exactAmount(amount.amount)}</strong>.
            </Trans>
          </li>
        )}
      </ul>
      <p className="mt-1">
        <Trans>If this is wrong, choose above how to read them, or write years with four digits.</Trans>
      </p>
      <Checkbox className="mt-2 text-ink" isSelected={isConfirmed} onChange={onConfirm}>
        <Trans>This is correct</Trans>
      </Checkbox>
    </Banner>
  )
}

function BadLines({ preview: { bad, bad_count: count } }: { preview: ImportPreview }) {
  const { t } = useLingui()
  const more = count - bad.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Banner tone="warning">
        <Plural
          value={count}
          one="# line is invalid. Correct it and choose the file again, or import the rest without it."
          other="# lines are invalid. Correct them and choose the file again, or import the rest without them."
        />
      </Banner>
      <div role="region" aria-label={t`Invalid lines`} tabIndex={0} className="card max-h-96 overflow-auto">
        <table className="w-full">
          <caption className="sr-only">{t`Invalid lines`}</caption>
          <thead className="sticky top-0 bg-surface text-12 text-ink-2">
            <tr className="h-8">
              <th scope="col" className="w-16 px-4 text-end font-medium">
                <Trans>Line</Trans>
              </th>
              <th scope="col" className="px-2 text-start font-medium">
                <Trans>Column</Trans>
              </th>
              <th scope="col" className="px-2 text-start font-medium">
                <Trans>What to do</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {bad.map(({ line, column, problem: id, message, parameters }) => (
              <tr key={`${line} ${column} ${id}`} className="border-t border-line">
                <th scope="row" className="px-4 py-2 text-end font-normal tabular-nums">
                  {line}
                </th>
                <td className="px-2 py-2 whitespace-nowrap text-ink-2">{column ?? '–'}</td>
                <td className="px-2 py-2 wrap-anywhere">{messageOf({ id, message, parameters })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <p className="text-12 text-ink-3">
          <Plural value={more} one="And # more." other="And # more." />
        </p>
      )}
    </div>
  )
}

function Sample({ sample }: { sample: ImportPreview['sample'] }) {
  const { t, i18n } = useLingui()
  return (
    <div>
      <h2 className="mb-2 font-semibold">
        <Trans>Preview of the first lines</Trans>
      </h2>
      <div role="region" aria-label={t`Preview of the first lines`} tabIndex={0} className="card overflow-x-auto">
        <table className="w-full tabular-nums">
          <caption className="sr-only">{t`Preview of the first lines`}</caption>
          <thead className="text-12 text-ink-2">
            <tr className="h-8">
              <th scope="col" className="px-4 text-start font-medium">
                <Trans>Company</Trans>
              </th>
              <th scope="col" className="px-2 text-start font-medium">
                <Trans>Type</Trans>
              </th>
              <th scope="col" className="px-2 text-start font-medium">
                <Trans>Date</Trans>
              </th>
              <th scope="col" className="px-4 text-end font-medium">
                <Trans>Amount</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {sample.map(({ line, company_name, kind, date, amount, currency }) => (
              <tr key={line} className="h-9 border-t border-line">
                <th scope="row" className="max-w-52 truncate px-4 text-start font-medium">
                  {company_name}
                </th>
                <td className="px-2">{kind ? i18n._(entryLabels[kind]) : noFigure}</td>
                <td className="px-2 whitespace-nowrap">{date ? formatDate(date) : noFigure}</td>
                <td className="px-4 text-end whitespace-nowrap">{amount === null ? noFigure : exactMoney(amount, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
