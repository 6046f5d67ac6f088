import { useLingui } from '@lingui/react/macro'
import { TimesField } from '#features/meetings/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form } from '#platform/web/form/form.ts'
import { NumberField } from '#ui/NumberField.tsx'
import { fieldTexts } from '../../field-texts.ts'
import { mostStarts, mostWeeks } from '../../limits.ts'
import { officeHoursProblems } from '../../problems.ts'
import { firstStart, laterOn } from './offer-values.ts'

export interface WhenValues {
  starts: string[]
  weeks: number | null
}

interface WhenFieldsProps<Values extends WhenValues> {
  form: Form<Values>
  /** In minutes: a further time begins when the one before ends. */
  length: number
}

/** Times, and in how many weeks they take place. */
export function WhenFields<Values extends WhenValues>({ form: given, length }: WhenFieldsProps<Values>) {
  const { t } = useLingui()
  const form = given as unknown as Form<WhenValues>
  return (
    <>
      <Field form={form} name="starts">
        {(field) => <TimesField {...field} most={mostStarts} next={(times) => laterOn(times.at(-1) ?? firstStart(), length)} />}
      </Field>
      <Field form={form} name="weeks">
        {(field) => (
          <NumberField
            {...field}
            label={t`Weeks`}
            minValue={1}
            maxValue={mostWeeks}
            hint={t`Number of weeks in which they repeat. 1 means only on these dates.`}
          />
        )}
      </Field>
    </>
  )
}

/** Their problem, as the server would say it. */
export function problemsOfWhen({ starts }: WhenValues) {
  const given = starts.filter(Boolean)
  return { starts: (given.length === 0 && officeHoursProblems.notATime) || (new Set(given).size < given.length && fieldTexts.starts) }
}

/** As the server takes them. */
export const whenFrom = ({ starts, weeks }: WhenValues) => ({ starts: starts.filter(Boolean), weeks: weeks ?? 1 })
