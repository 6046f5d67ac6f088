import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CountriesField } from '#features/places/web/index.ts'
import { FieldSection } from '#ui/FieldGrid.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { organisationKinds } from '../../kinds.ts'
import { longestText } from '../../limits.ts'
import { kindIcons, kindLabels } from '../labels.ts'
import { FormField } from './form-context.tsx'

/** What every organisation has. */
export function BasicsSection({ belowName }: { belowName?: ReactNode }) {
  const { t, i18n } = useLingui()
  const kinds = organisationKinds.map((id) => ({ id, label: i18n._(kindLabels[id]), icon: kindIcons[id] }))
  return (
    <FieldSection title={t`The organisation`} description={t`Its name and facts also appear on the profiles of its people.`}>
      <FormField name="kind">{(field) => <RadioCards {...field} columns={3} options={kinds} />}</FormField>
      <div className="grid gap-3">
        <FormField name="name">{(field) => <TextField {...field} isRequired autoComplete="organization" />}</FormField>
        {belowName}
      </div>
      <FormField name="website">
        {(field) => (
          <TextField
            {...field}
            inputMode="url"
            placeholder="https://example.org"
            hint={t`You can verify its domain, which gives the page a badge.`}
          />
        )}
      </FormField>
      <FormField name="countries">{(field) => <CountriesField {...field} hint={t`Where it is based, the seat first.`} />}</FormField>
      <FormField name="description">
        {(field) => (
          <TextArea {...field} rows={5} limit={longestText.description} hint={t`What you do, for whom, and what you look for.`} />
        )}
      </FormField>
    </FieldSection>
  )
}
