import { useLingui } from '@lingui/react/macro'
import { useFieldValue } from '#platform/web/form/use-form.ts'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Select } from '#ui/Select.tsx'
import { mostDates } from '../../limits.ts'
import { EventField, useEventForm } from './EventField.tsx'

/** How often a new event repeats, and how long. */
export function RepeatFields() {
  const { t } = useLingui()
  const form = useEventForm()
  const repeats = useFieldValue(form, 'repeats')
  const ends = useFieldValue(form, 'repeats_until')
  const rhythms = [
    { id: 'never', label: t`Does not repeat` },
    { id: 'weekly', label: t`Every week` },
    { id: 'fortnightly', label: t`Every two weeks` },
    { id: 'monthly', label: t`Every month, on the same weekday` },
  ] as const
  return (
    <>
      <EventField name="repeats">
        {(field) => (
          <Select {...field} options={rhythms} {...(repeats !== 'never' && { hint: t`Members register for each date separately.` })} />
        )}
      </EventField>
      {repeats !== 'never' && (
        <>
          <EventField name="repeats_until">
            {({ value, onChange, label }) => (
              <SegmentedControl
                label={label}
                options={[
                  { id: 'times', label: t`By number` },
                  { id: 'until', label: t`By date` },
                ]}
                value={value}
                onChange={onChange}
              />
            )}
          </EventField>
          {ends === 'times' ? (
            <EventField name="times">{(field) => <NumberField {...field} minValue={2} maxValue={mostDates} />}</EventField>
          ) : (
            <EventField name="until">{(field) => <DateField {...field} hint={t`At most ${mostDates} dates.`} />}</EventField>
          )}
        </>
      )}
    </>
  )
}
