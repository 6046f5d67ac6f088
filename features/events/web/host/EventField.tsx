import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, createContext, use } from 'react'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { type FieldProps, useField } from '#platform/web/form/use-form.ts'
import type { EventValues } from './event-values.ts'

export const EventFormContext = createContext<FormState<EventValues> | undefined>(undefined)

export function useEventForm(): FormState<EventValues> {
  const form = use(EventFormContext)
  if (!form) throw new Error('a field is outside of the event form')
  return form
}

const fieldLabels: Record<keyof EventValues, MessageDescriptor> = {
  organisation_id: msg`Host as`,
  group_id: msg`Group`,
  title: msg`Title`,
  description: msg`Description`,
  all_day: msg`All-day event`,
  starts: msg`Starts`,
  ends: msg`Ends`,
  time_zone: msg`Time zone`,
  format: msg`Format`,
  venue: msg`Venue`,
  address: msg`Street and number`,
  country: msg`Country`,
  city: msg`City`,
  category: msg`Category`,
  type: msg`Event type`,
  topics: msg`Topics`,
  website: msg`Website`,
  joining: msg`Link to join online`,
  min_price: msg`Price`,
  max_price: msg`Highest price`,
  currency: msg`Currency`,
  capacity: msg`Number of places`,
  needs_approval: msg`Approval`,
  is_public: msg`Visitors may see this event`,
  questions: msg`Questions for attendees`,
  repeats: msg`Repeats`,
  repeats_until: msg`Ends after`,
  times: msg`Number of dates`,
  until: msg`Last date`,
  scope: msg`Change`,
}

const optional: readonly (keyof EventValues)[] = [
  'description',
  'topics',
  'address',
  'country',
  'city',
  'website',
  'joining',
  'min_price',
  'max_price',
  'capacity',
  'questions',
]

interface EventFieldProps<Name extends keyof EventValues> {
  name: Name
  children: (field: FieldProps<EventValues[Name]> & { label: string; mark?: string }) => ReactNode
}

/** Connects a form value with its input and label, and marks optional fields. */
export function EventField<Name extends keyof EventValues>({ name, children }: EventFieldProps<Name>) {
  const { t, i18n } = useLingui()
  const field = useField(useEventForm(), name)
  return (
    <div data-field={name} className="min-w-0">
      {children({ label: i18n._(fieldLabels[name]), ...(optional.includes(name) && { mark: t`Optional` }), ...field })}
    </div>
  )
}
