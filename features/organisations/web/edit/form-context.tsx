import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, createContext, use } from 'react'
import type { Form } from '#platform/web/form/form.ts'
import { type FieldProps, useField, useFieldValue } from '#platform/web/form/use-form.ts'
import type { FieldName, OrganisationValues } from './form-values.ts'

export const OrganisationFormContext = createContext<Form<OrganisationValues> | undefined>(undefined)

export function useOrganisationForm(): Form<OrganisationValues> {
  const form = use(OrganisationFormContext)
  if (!form) throw new Error('a field is outside of the organisation form')
  return form
}

/** One value of the form; rerenders the component only when that value changes. */
export const useOrganisationValue = <Name extends FieldName>(name: Name): OrganisationValues[Name] =>
  useFieldValue(useOrganisationForm(), name)

const labels = {
  kind: msg`Kind`,
  name: msg`Name`,
  legal_name: msg`Legal name`,
  website: msg`Website`,
  countries: msg`Countries`,
  founded_year: msg`Founded`,
  team_size: msg`Team size`,
  industries: msg`Industries`,
  description: msg`Description`,
  sdgs: msg`Sustainable development goals`,
  registry_number: msg`Registry number`,
  registry_country: msg`Country of the register`,
  lei: msg`LEI`,
  funding_stage: msg`Funding stage`,
  raising_amount: msg`Raising`,
  current_valuation: msg`Valuation`,
  thesis: msg`Investment thesis`,
  stages: msg`Stages`,
  min_ticket: msg`Smallest ticket`,
  max_ticket: msg`Largest ticket`,
  sfdr_article: msg`SFDR classification`,
  vehicle: msg`Vehicle`,
  fund_size: msg`Size`,
} satisfies Partial<Record<FieldName, MessageDescriptor>>

interface FormFieldProps<Name extends keyof typeof labels> {
  name: Name
  children: (field: FieldProps<OrganisationValues[Name]> & { label: string }) => ReactNode
}

/** Connects one value of the form with its input component and label. */
export function FormField<Name extends keyof typeof labels>({ name, children }: FormFieldProps<Name>) {
  const { i18n } = useLingui()
  const field = useField(useOrganisationForm(), name)
  return (
    <div data-field={name} className="min-w-0">
      {children({ label: i18n._(labels[name]), ...field })}
    </div>
  )
}
