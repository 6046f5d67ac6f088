import { useLingui } from '@lingui/react/macro'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form } from '#platform/web/form/form.ts'
import { useFieldValue } from '#platform/web/form/use-form.ts'
import { Badge } from '#ui/Badge.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import type { KnownFigure } from '../../contract.ts'
import { type Question, kindOf, violations } from '../../questions.ts'
import { numberText } from '../figures.ts'
import { questionLabels, violationLabels } from '../labels.ts'
import { type FormValues, currencyField, fieldOf } from './form-values.ts'

interface FigureFieldProps {
  form: Form<FormValues>
  question: Question
  row?: string
  /** What the company itself reports, which is shown instead. */
  reported: KnownFigure | undefined
}

/** A figure to enter. */
export function FigureField({ form, question, row = '', reported }: FigureFieldProps) {
  const { i18n } = useLingui()
  const label = i18n._(questionLabels[question])
  if (reported) return <ReportedFigure figure={reported} label={label} />
  const kind = kindOf(question)
  return kind === 'yes-no' || kind === 'violations' ? (
    <AnswerField form={form} question={question} label={label} />
  ) : (
    <QuantityField form={form} question={question} row={row} label={label} />
  )
}

/** Options need an id that is not empty, so “not known” has this one. */
const unknown = 'unknown'

function useAnswers(question: Question): { id: string; label: string }[] {
  const { t, i18n } = useLingui()
  const answers =
    kindOf(question) === 'yes-no'
      ? [
          { id: 'no', label: t`No` },
          { id: 'yes', label: t`Yes` },
        ]
      : violations.map((id) => ({ id, label: i18n._(violationLabels[id]) }))
  return [{ id: unknown, label: t`Not known` }, ...answers]
}

interface FieldOfFormProps {
  form: Form<FormValues>
  question: Question
  label: string
}

function AnswerField({ form, question, label }: FieldOfFormProps) {
  const options = useAnswers(question)
  return (
    <Field form={form} name={question}>
      {({ value, onChange, error }) => (
        <Select
          label={label}
          options={options}
          value={value === '' || value === null ? unknown : String(value)}
          onChange={(chosen) => onChange(chosen === unknown ? '' : chosen)}
          error={error}
        />
      )}
    </Field>
  )
}

const decimals = { maximumFractionDigits: 6 }

function QuantityField({ form, question, row, label }: FieldOfFormProps & { row: string }) {
  const currency = String(useFieldValue(form, currencyField))
  const suffixes = { amount: currency, emissions: 't CO₂e', energy: 'MWh', mass: 't', percent: '%' }
  const kind = kindOf(question)
  const suffix = kind in suffixes ? suffixes[kind as keyof typeof suffixes] : undefined
  return (
    <Field form={form} name={fieldOf(question, row)}>
      {({ value, ...field }) => (
        <NumberField {...field} value={typeof value === 'number' ? value : null} label={label} suffix={suffix} formatOptions={decimals} />
      )}
    </Field>
  )
}

function ReportedFigure({ figure: { question, value, currency }, label }: { figure: KnownFigure; label: string }) {
  const { t } = useLingui()
  const answers = useAnswers(question)
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
  const text = typeof value === 'number' ? numberText(value) : (answers.find(({ id }) => id === chosen)?.label ?? '')
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-medium">{label}</p>
      <p className="flex min-h-9 flex-wrap items-center gap-2">
        {currency ? `${text} ${currency}` : text}
        <Badge>{t`Reported by the company`}</Badge>
      </p>
    </div>
  )
}
