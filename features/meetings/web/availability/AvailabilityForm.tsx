import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useOwnGroups } from '#features/groups/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { TimeZoneField } from '#platform/web/form/TimeZoneField.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { useCopy } from '#platform/web/use-copy.tsx'
import { useStore } from '#platform/web/use-store.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { toast } from '#ui/toast.ts'
import { type Audience, audiences } from '../../choices.ts'
import type { MeetingSettings } from '../../contract.ts'
import { fieldTexts } from '../../field-texts.ts'
import { lengths } from '../../limits.ts'
import { bookingPath } from '../../paths.ts'
import { meetings, refreshMeetings } from '../data.ts'
import { audienceLabels } from '../labels.ts'
import { PlaceFields, placeProblem } from '../PlaceFields.tsx'
import { HoursField, areInOrder } from './HoursField.tsx'
import { type AvailabilityValues, settingsFrom, valuesOf } from './values.ts'

interface AvailabilityFormProps {
  settings: MeetingSettings | null
  hasRooms: boolean
  mails: boolean
}

/** Who may book comes first; what most members never change is folded away. */
export function AvailabilityForm({ settings, hasRooms, mails }: AvailabilityFormProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const latest = valuesOf(settings, { hasRooms, mails })
  const form = useForm(latest)
  useLatestValues(form, latest)
  const { banner, refusals, isPending } = useSubmission(form)
  const groups = useOwnGroups()
  const openTo = useFieldValue(form, 'open_to')
  const isOpen = openTo !== 'nobody'
  const shown = audiences.filter((each) => each !== 'group' || groups.length > 0 || openTo === 'group')

  function save() {
    const typed = form.values.get()
    // Hidden hours cannot be corrected, so they stay as they were saved.
    const values = isOpen ? typed : { ...typed, week: latest.week, exceptions: latest.exceptions }
    const hasPlace = !placeProblem(values.place)
    void form.submit({
      problems: {
        group_id: values.open_to === 'group' && !values.group_id && fieldTexts.group,
        week: !values.week.every(areInOrder) && fieldTexts.hours,
        exceptions: !values.exceptions.every(({ hours }) => areInOrder(hours)) && fieldTexts.hours,
        place: isOpen && placeProblem(values.place),
      },
      fieldOf: (path) => {
        const name = path.replace(/^availability\./, '').split('.')[0] ?? ''
        return name in values ? (name as keyof AvailabilityValues) : undefined
      },
      async request() {
        await meetings.call.saveSettings(settingsFrom(values, hasPlace))
        await refreshMeetings(queryClient)
        toast.success(t`Availability saved`)
      },
    })
  }

  return (
    <Form onSubmit={save} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <FieldSection title={t`Who may book a time with you`} description={t`Anyone in touch with you can still suggest times.`}>
        <Field form={form} name="open_to">
          {(field) => (
            <Select<Audience> {...field} label={t`Who may book`} options={shown.map((id) => ({ id, label: i18n._(audienceLabels[id]) }))} />
          )}
        </Field>
        {openTo === 'group' && (
          <Field form={form} name="group_id">
            {(field) => <Select {...field} label={t`Group`} options={groups.map(({ id, name }) => ({ id, label: name }))} />}
          </Field>
        )}
        {isOpen && settings && settings.open_to !== 'nobody' && <BookingLink />}
      </FieldSection>
      {isOpen && (
        <>
          <FieldSection title={t`Weekly hours`} description={t`When you can be met. Your events and meetings are left out automatically.`}>
            <Field form={form} name="week">
              {(field) => <WeekField {...field} />}
            </Field>
            <Field form={form} name="zone">
              {(field) => <TimeZoneField {...field} />}
            </Field>
          </FieldSection>
          <FieldSection title={t`The meeting`}>
            <Field form={form} name="length">
              {(field) => (
                <Select
                  {...field}
                  label={t`Length`}
                  options={lengths.map((minutes) => ({ id: String(minutes), label: t`${minutes} minutes` }))}
                />
              )}
            </Field>
            <Field form={form} name="place">
              {(field) => <PlaceFields {...field} hasRooms={hasRooms} label={t`Where`} />}
            </Field>
          </FieldSection>
          <Advanced form={form} />
        </>
      )}
      <FieldSection title={t`Calendar`}>
        <Field form={form} name="mails">
          {({ value, onChange }) => (
            <Switch
              isSelected={value}
              onChange={onChange}
              description={t`For each meeting, you get an email that your calendar takes as an entry, and keeps up to date.`}
            >
              <Trans>Send invitations to my calendar</Trans>
            </Switch>
          )}
        </Field>
      </FieldSection>
      <div className="sticky bottom-0 -mx-1 flex justify-end border-t border-line bg-canvas px-1 py-4 short:static phone:bottom-(--tabbar) phone:*:flex-1">
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
          <Trans>Save availability</Trans>
        </Button>
      </div>
    </Form>
  )
}

/** The address of the member's booking page, to share with those who may book. */
function BookingLink() {
  const { t } = useLingui()
  const { copy, prompt } = useCopy()
  const member = useMember()
  if (!member) return null
  const link = (typeof location === 'undefined' ? '' : location.origin) + bookingPath(member.id)
  return (
    <>
      <CopyField label={t`Your booking page`} value={link} copyLabel={t`Copy link`} onCopy={() => copy(link, t`Link copied`)} />
      {prompt}
    </>
  )
}

interface ListFieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
}

/** Weekdays in the reader's language, Monday first. */
const weekdays = () => {
  const format = new Intl.DateTimeFormat(readerLocale(), { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, place) => format.format(new Date(Date.UTC(2024, 0, 1 + place))))
}

function WeekField({ value, onChange, error }: ListFieldProps<AvailabilityValues['week']>) {
  return (
    <ul className="divide-y divide-line">
      {weekdays().map((name, weekday) => (
        <li key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-2 phone:grid-cols-1">
          <span className="font-medium first-letter:uppercase">{name}</span>
          <HoursField
            of={name}
            value={value[weekday] ?? []}
            onChange={(hours) => onChange(value.map((each, at) => (at === weekday ? hours : each)))}
            error={!areInOrder(value[weekday] ?? []) && error}
          />
        </li>
      ))}
    </ul>
  )
}

const breaks = [0, 5, 10, 15, 30, 60]
/** In minutes. */
const notices = [60, 240, 720, 1440, 2880, 4320, 10080]

function Advanced({ form }: { form: FormState<AvailabilityValues> }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  // Otherwise nobody sees why the form is not sent.
  const hasProblem = useStore(form.problems, ({ exceptions }) => Boolean(exceptions))
  const breakOptions = breaks.map((minutes) => ({ id: String(minutes), label: minutes === 0 ? t`None` : t`${minutes} minutes` }))
  const noticeLabel = (minutes: number) => {
    const [hours, days] = [minutes / 60, minutes / 1440]
    return minutes < 1440 ? (hours === 1 ? t`1 hour` : t`${hours} hours`) : days === 1 ? t`1 day` : t`${days} days`
  }
  return (
    <Disclosure
      className="border-t border-line py-5"
      label={
        <span className="font-medium">
          <Trans>More: days off, breaks, limits</Trans>
        </span>
      }
      isOpen={isOpen || hasProblem}
      onOpenChange={setOpen}
    >
      <div className="mt-5">
        <FieldSection title={t`Other dates`} description={t`Days off, and days with other hours.`}>
          <Field form={form} name="exceptions">
            {(field) => <ExceptionsField {...field} />}
          </Field>
        </FieldSection>
        <FieldSection title={t`Breaks and notice`}>
          <FieldGrid>
            <Field form={form} name="before">
              {(field) => <Select {...field} label={t`Free before a meeting`} options={breakOptions} />}
            </Field>
            <Field form={form} name="after">
              {(field) => <Select {...field} label={t`Free after a meeting`} options={breakOptions} />}
            </Field>
            <Field form={form} name="notice">
              {(field) => (
                <Select
                  {...field}
                  label={t`Shortest notice`}
                  options={notices.map((minutes) => ({ id: String(minutes), label: noticeLabel(minutes) }))}
                />
              )}
            </Field>
            <Field form={form} name="daysAhead">
              {(field) => (
                <NumberField {...field} label={t`Days ahead`} minValue={1} maxValue={180} hint={t`How far ahead you can be booked.`} />
              )}
            </Field>
          </FieldGrid>
        </FieldSection>
        <FieldSection title={t`Limits`} description={t`Empty: any number.`}>
          <FieldGrid>
            <Field form={form} name="perDay">
              {(field) => <NumberField {...field} label={t`Meetings a day`} minValue={1} maxValue={50} />}
            </Field>
            <Field form={form} name="perWeek">
              {(field) => <NumberField {...field} label={t`Meetings a week`} minValue={1} maxValue={200} />}
            </Field>
          </FieldGrid>
        </FieldSection>
      </div>
    </Disclosure>
  )
}

function ExceptionsField({ value, onChange, error }: ListFieldProps<AvailabilityValues['exceptions']>) {
  const { t } = useLingui()
  const change = (place: number, patch: Partial<AvailabilityValues['exceptions'][number]>) =>
    onChange(value.map((each, at) => (at === place ? { ...each, ...patch } : each)))
  // Where all hours are right, the problem is a date.
  const dateError = value.every(({ hours }) => areInOrder(hours)) && error
  const isListedTwice = (date: string) => date !== '' && value.filter((each) => each.date === date).length > 1
  return (
    <div className="grid gap-3">
      {value.map(({ date, hours }, place) => {
        const name = date ? formatDate(date) : t`this date`
        return (
          <div key={place} role="group" aria-label={name} className="grid gap-2 rounded-control border border-line p-3">
            <div className="flex items-end gap-1.5">
              <DateField
                className="flex-1"
                label={t`Date`}
                value={date}
                onChange={(changed) => change(place, { date: changed })}
                error={isListedTwice(date) && dateError}
              />
              <IconButton
                icon={X}
                label={date ? t`Remove ${name}` : t`Remove this date`}
                onPress={() => onChange(value.filter((_, at) => at !== place))}
              />
            </div>
            <HoursField
              of={name}
              value={hours}
              onChange={(changed) => change(place, { hours: changed })}
              error={!areInOrder(hours) && error}
            />
          </div>
        )
      })}
      {dateError && !value.some(({ date }) => isListedTwice(date)) && (
        <p role="alert" className="text-12 font-medium text-danger">
          {dateError}
        </p>
      )}
      <Button size="small" className="w-fit" onPress={() => onChange([...value, { date: '', hours: [] }])}>
        <Plus aria-hidden />
        <Trans>Add a date</Trans>
      </Button>
    </div>
  )
}
