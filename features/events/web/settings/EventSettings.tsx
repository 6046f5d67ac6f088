import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { TimeZoneField } from '#platform/web/form/TimeZoneField.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { readerZone } from '#platform/web/reader.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useOptions } from '#features/profiles/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { Slider } from '#ui/Slider.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { TagField } from '#ui/TagField.tsx'
import { toast } from '#ui/toast.ts'
import type { EventPreferences } from '../../preferences-contract.ts'
import { fieldTexts } from '../../field-texts.ts'
import { calendarProviders, digestFrequencies, eventTopics, preferredDays, preferredTimes } from '../../vocabulary.ts'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { events, preferences, refreshEvents } from '../data.ts'
import { dayLabels, frequencyLabels, providerLabels, timeLabels, topicLabels } from '../labels.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Slot: groups in the hub's settings, below the preferences. */
    'events.settings': object
  }
}

/** The member's event preferences. */
export function EventSettings() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(preferences())
  return (
    <div className="mx-auto grid max-w-180 gap-7">
      {data ? (
        <PreferencesForm saved={data} />
      ) : error ? (
        <EventsFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading your settings`} className="grid gap-4">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-9" />
          ))}
        </SkeletonGroup>
      )}
      <Slot name="events.settings" />
    </div>
  )
}

type PreferencesState = FormState<EventPreferences>

function PreferencesForm({ saved }: { saved: EventPreferences }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // UTC is the default for members who have not set a time zone.
  const latest: EventPreferences = { ...saved, timezone: saved.timezone === 'UTC' ? readerZone() : saved.timezone }
  const form = useForm(latest)
  useLatestValues(form, latest)
  const { refusals, isPending } = useSubmission(form)
  const submit = () => {
    const { min_price, max_price } = form.values.get()
    return void form.submit({
      problems: { max_price: max_price < min_price && fieldTexts.priceRange },
      async request() {
        await events.call.savePreferences(form.values.get())
        await refreshEvents(queryClient)
        toast.success(t`Success`, { description: t`Event preferences saved successfully!` })
      },
      fieldOf: (path) => path.split('.')[0] as keyof EventPreferences,
      onProblem: ({ text }) => toast.error(t`Error`, { description: text }),
    })
  }
  return (
    <Form onSubmit={submit} refusals={refusals} aria-label={t`Event settings`} className="grid gap-6">
      <WhatSection form={form} />
      <WhereSection form={form} />
      <TellingSection form={form} />
      <CalendarSection form={form} />
      <div>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
          <Trans>Save preferences</Trans>
        </Button>
      </div>
    </Form>
  )
}

function WhatSection({ form }: { form: PreferencesState }) {
  const { t } = useLingui()
  const topics = useOptions(eventTopics, topicLabels)
  const days = useOptions(preferredDays, dayLabels)
  const times = useOptions(timeNames, timeLabels)
  return (
    <FieldSection title={t`Interests`} description={t`Used for your recommendations under For You and for the emails we send you.`}>
      <Field form={form} name="preferred_categories">
        {(field) => <ChipGroup {...field} label={t`Topics`} options={topics} />}
      </Field>
      <FieldGrid>
        <Field form={form} name="min_price">
          {({ value, onChange, error }) => (
            <NumberField
              label={t`Price from`}
              suffix="EUR"
              minValue={0}
              value={value}
              onChange={(price) => onChange(price ?? 0)}
              error={error}
            />
          )}
        </Field>
        <Field form={form} name="max_price">
          {({ value, onChange, error }) => (
            <NumberField
              label={t`Price to`}
              suffix="EUR"
              minValue={0}
              value={value}
              onChange={(price) => onChange(price ?? 0)}
              error={error}
            />
          )}
        </Field>
      </FieldGrid>
      <CheckField form={form} name="include_free_events">
        <Trans>Include free events</Trans>
      </CheckField>
      <CheckField form={form} name="allow_virtual_events">
        <Trans>Include online events</Trans>
      </CheckField>
      <Field form={form} name="preferred_days">
        {(field) => <ChipGroup {...field} label={t`Days`} options={days} />}
      </Field>
      <Field form={form} name="preferred_times">
        {(field) => <ChipGroup {...field} label={t`Times`} options={times} />}
      </Field>
    </FieldSection>
  )
}

const timeNames = Object.keys(preferredTimes) as (keyof typeof preferredTimes)[]

function WhereSection({ form }: { form: PreferencesState }) {
  const { t } = useLingui()
  return (
    <FieldSection title={t`Location`} description={t`If you don’t choose a city, we use the one in your profile.`}>
      <Field form={form} name="preferred_locations">
        {({ value, onChange, error }) => (
          <TagField
            label={t`Cities`}
            value={value}
            onChange={onChange}
            error={error}
            hint={t`Separate cities with commas.`}
            placeholder={t`Lisbon, Berlin`}
          />
        )}
      </Field>
      <Field form={form} name="location_radius">
        {({ value, onChange }) => (
          <Slider label={t`Radius`} value={value} onChange={onChange} minValue={5} maxValue={100} step={5} text={t`${value} km`} />
        )}
      </Field>
      <Field form={form} name="timezone">
        {(field) => <TimeZoneField {...field} />}
      </Field>
    </FieldSection>
  )
}

function TellingSection({ form }: { form: PreferencesState }) {
  const { t } = useLingui()
  const frequencies = useOptions(digestFrequencies, frequencyLabels)
  return (
    <FieldSection title={t`Notifications`} description={t`These apply once you save your preferences.`}>
      <CheckField form={form} name="email_notifications">
        <Trans>Email: recommended events, and reminders of events you attend</Trans>
      </CheckField>
      <CheckField form={form} name="push_notifications">
        <Trans>In the app: reminders of events you attend</Trans>
      </CheckField>
      <FieldGrid>
        <Field form={form} name="notification_frequency">
          {({ value, onChange, error }) => (
            <Select label={t`Recommended events`} options={frequencies} value={value} onChange={onChange} error={error} />
          )}
        </Field>
        <Field form={form} name="advance_notice_days">
          {({ value, onChange, error }) => (
            <NumberField
              label={t`Remind me of events I attend`}
              suffix={t`days before`}
              minValue={0}
              maxValue={60}
              value={value}
              onChange={(days) => onChange(days ?? 7)}
              error={error}
              hint={t`Enter 0 for no reminders.`}
            />
          )}
        </Field>
      </FieldGrid>
      <Field form={form} name="shows_attendance">
        {({ value, onChange }) => (
          <Checkbox isSelected={value ?? false} onChange={onChange}>
            <Trans>My connections, and matches who attend the same events, can see which events I attend</Trans>
          </Checkbox>
        )}
      </Field>
    </FieldSection>
  )
}

function CalendarSection({ form }: { form: PreferencesState }) {
  const { t } = useLingui()
  const providers = useOptions(calendarProviders, providerLabels)
  return (
    <FieldSection title={t`Your calendar`} description={t`The first option when you add an event to a calendar.`}>
      <Field form={form} name="calendar_provider">
        {({ value, onChange, error }) => <Select label={t`Calendar`} options={providers} value={value} onChange={onChange} error={error} />}
      </Field>
      <CheckField form={form} name="calendar_sync_enabled">
        <Trans>Keep my calendar feed up to date</Trans>
      </CheckField>
      <CheckField form={form} name="auto_add_registered_events">
        <Trans>Automatically add events I register for</Trans>
      </CheckField>
    </FieldSection>
  )
}

type Flag =
  | 'include_free_events'
  | 'allow_virtual_events'
  | 'email_notifications'
  | 'push_notifications'
  | 'calendar_sync_enabled'
  | 'auto_add_registered_events'

function CheckField({ form, name, children }: { form: PreferencesState; name: Flag; children: ReactNode }) {
  return (
    <Field form={form} name={name}>
      {({ value, onChange }) => (
        <Checkbox isSelected={value} onChange={onChange}>
          {children}
        </Checkbox>
      )}
    </Field>
  )
}
