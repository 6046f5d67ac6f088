import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type Value, bases } from '../../answers/value.ts'
import { longestText } from '../../limits.ts'
import type { QuestionText } from '../../question-contract.ts'
import { basisLabels } from '../labels.ts'
import { OptionSearch } from './OptionSearch.tsx'
import { SeveralOptions } from './SeveralOptions.tsx'
import type { useAnswer } from './use-answer.ts'

interface AnswerControlProps {
  question: QuestionText
  label: string
  currency: string
  answer: Pick<ReturnType<typeof useAnswer>, 'shown' | 'enter' | 'choose'>
  error: string | undefined
  /** At the end of the label. */
  mark: ReactNode
  /** The question above explains it already. */
  isRow: boolean
}

/** Figures that are measured or estimated; people and money are counted. */
const measurable: ReadonlySet<string> = new Set(['energy', 'emissions', 'mass', 'volume', 'area'])

/** The field for an answer of each kind. */
export function AnswerControl({ question, label, currency, answer, error, mark, isRow }: AnswerControlProps) {
  const { t, i18n } = useLingui()
  const { kind, quantity, units, options, list, is_whole, is_long } = question
  const { shown, enter, choose } = answer
  const hint = isRow ? undefined : <Help question={question} />
  const field = { label, hint, error, mark }
  const text = typeof shown.value === 'string' ? shown.value : ''
  switch (kind) {
    case 'yes-no':
      return (
        <RadioChips
          {...field}
          options={[
            { id: 'yes', label: t`Yes` },
            { id: 'no', label: t`No` },
          ]}
          value={typeof shown.value === 'boolean' ? (shown.value ? 'yes' : 'no') : null}
          onChange={(id) => choose({ value: id === 'yes' })}
        />
      )
    case 'one-of':
      if (list) return <OptionSearch {...field} list={list} value={text || null} onChange={(id) => id && choose({ value: id })} />
      if (options && options.length <= 5)
        return <RadioChips {...field} options={options} value={text || null} onChange={(id) => choose({ value: id })} />
      return <Select {...field} options={options ?? []} value={text || null} onChange={(id) => choose({ value: id })} />
    case 'some-of':
      return list ? (
        <SeveralOptions {...field} list={list} value={listIn(shown.value)} onChange={(value) => enter({ value })} />
      ) : (
        <ChipGroup {...field} options={options ?? []} value={listIn(shown.value)} onChange={(value) => enter({ value })} />
      )
    case 'date':
      return <DateField {...field} value={text} onChange={(value) => enter({ value: value || null })} />
    case 'text':
    case 'link':
      return is_long ? (
        <TextArea {...field} rows={3} value={text} limit={longestText.long} onChange={(value) => enter({ value: value || null })} />
      ) : (
        <TextField {...field} value={text} maxLength={longestText.short} onChange={(value) => enter({ value: value || null })} />
      )
    case 'year':
    case 'number':
    case 'amount':
    default:
      return (
        <div className="grid gap-2.5">
          <NumberField
            {...field}
            value={text === '' ? null : Number(text)}
            onChange={(number) => enter({ value: number === null ? null : decimalOf(number), unit: shown.unit ?? units[0]?.id ?? null })}
            formatOptions={kind === 'year' ? { useGrouping: false } : { maximumFractionDigits: is_whole ? 0 : mostPlaces }}
            suffix={kind === 'amount' ? currency : units.length === 1 ? units[0]?.label : undefined}
            className="[&_.field-box]:max-w-60"
          >
            {units.length > 1 && (
              <Select
                label={t`Unit`}
                isLabelHidden
                options={units}
                value={shown.unit ?? units[0]?.id ?? null}
                onChange={(unit) => enter({ unit })}
                className="min-w-28"
              />
            )}
          </NumberField>
          {quantity && measurable.has(quantity) && text !== '' && (
            <RadioChips
              label={t`How the figure was found`}
              isLabelHidden
              options={bases.map((id) => ({ id, label: i18n._(basisLabels[id]) }))}
              value={shown.basis}
              onChange={(basis) => enter({ basis })}
            />
          )}
        </div>
      )
  }
}

const listIn = (value: Value | null): string[] => (Array.isArray(value) ? value : [])

/** As many as emissions for each unit of a large turnover need. */
const mostPlaces = 15

/** Without an exponent: 1e21 would be refused. */
const decimalOf = (number: number): string => number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: mostPlaces })

/** What counts, with an example. */
function Help({ question: { help, example } }: { question: QuestionText }) {
  return (
    <>
      {help} {example && <Trans>Example: {example}</Trans>}
    </>
  )
}
