import { useLingui } from '@lingui/react/macro'
import { type ReactNode, createContext, useContext } from 'react'
import type { Form } from '#platform/web/form/form.ts'
import { type FieldProps, useField, useFieldValue } from '#platform/web/form/use-form.ts'
import type { DealField, DealValues } from './deal-values.ts'
import { requiredFields } from './check-values.ts'
import { fieldLabels } from './field-labels.ts'

export type DealForm = Form<DealValues>

export const DealFormContext = createContext<DealForm | undefined>(undefined)

export function useDealForm(): DealForm {
  const form = useContext(DealFormContext)
  if (!form) throw new Error('a wizard field was rendered outside the wizard')
  return form
}

/** One value of the form; the component only renders when this value changes. */
export const useDealValue = <Name extends DealField>(name: Name): DealValues[Name] => useFieldValue(useDealForm(), name)

/** Fields that always have a value, so they need no mark. */
const prefilledFields: readonly DealField[] = ['organisation_id', 'currency', 'co_investment', 'readers']

interface DealFieldProps<Name extends DealField> {
  name: Name
  children: (field: FieldProps<DealValues[Name]> & { label: string; mark?: string }) => ReactNode
}

/** Connects a value of the form to its field, with its label and, if applicable, “Optional”. */
export function WizardField<Name extends DealField>({ name, children }: DealFieldProps<Name>) {
  const { t, i18n } = useLingui()
  const field = useField(useDealForm(), name)
  const isOptional = ![...requiredFields, ...prefilledFields].includes(name)
  return (
    <div data-field={name} className="min-w-0">
      {children({ label: i18n._(fieldLabels[name]), ...(isOptional && { mark: t`Optional` }), ...field })}
    </div>
  )
}
