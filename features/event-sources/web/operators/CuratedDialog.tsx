import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { longestText } from '#features/events/limits.ts'
import {
  type EventFormat,
  type EventTopic,
  type EventType,
  categoryCodes,
  eventFormats,
  eventTopics,
  eventTypes,
} from '#features/events/vocabulary.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { categoryLabels, formatLabels, topicLabels, typeLabels } from '#features/events/web/index.ts'
import { useOptions } from '#features/profiles/web/index.ts'
import { CountryField } from '#features/places/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { TimeZoneField } from '#platform/web/form/TimeZoneField.tsx'
import { useField, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { CuratedEvent } from '../../contract.ts'
import { eventSources } from '../data.ts'
import { useOperate, useShowAnew } from './use-operate.ts'

interface CuratedDialogProps {
  event: CuratedEvent
  isNew: boolean
  onClose: () => void
}

/** The form for a curated event. */
export function CuratedDialog({ event, isNew, onClose }: CuratedDialogProps) {
  const { t, i18n } = useLingui()
  const formats = useOptions(eventFormats, formatLabels)
  const types = useOptions(eventTypes, typeLabels)
  const topics = useOptions(eventTopics, topicLabels)
  const categories = categoryCodes.map((code) => ({ id: String(code), label: i18n._(categoryLabels[code as keyof typeof categoryLabels]) }))
  const showAnew = useShowAnew()
  const form = useForm(event)
  useLatestValues(form, event)
  const { banner, refusals, isPending } = useSubmission(form)
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useOperate(() => eventSources.call.removeCurated({ id: event.id }), t`Failed to remove the event`)
  const { title } = event

  function send() {
    const values = form.values.get()
    void form.submit({
      problems: {
        title: !values.title.trim() && t`Please fill in this field`,
        starts: !values.starts && t`Please choose a date`,
        ends: !values.ends && t`Please choose a date`,
      },
      async request() {
        await eventSources.call.saveCurated({ ...values, is_new: isNew })
        await showAnew()
        onClose()
      },
    })
  }

  if (isRemoving) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={() => setIsRemoving(false)}
        title={t`Remove “${title}”?`}
        description={t`Members will no longer see it. Those who have it in their calendar will be notified.`}
        confirmLabel={t`Remove event`}
        cancelLabel={t`Keep event`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Removing`}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      />
    )
  }
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      isDismissable={false}
      title={isNew ? t`Add event` : t`Edit ${title}`}
      closeLabel={t`Close`}
    >
      <Form className="grid gap-4.5" onSubmit={send} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <Field form={form} name="title">
          {(field) => <TextField {...field} label={t`Title`} maxLength={longestText.title} />}
        </Field>
        <Field form={form} name="description">
          {(field) => <TextArea {...field} label={t`Description`} limit={longestText.description} rows={3} />}
        </Field>
        <FieldGrid>
          <Field form={form} name="starts">
            {(field) => <DateField {...field} label={t`First day`} />}
          </Field>
          <Field form={form} name="ends">
            {(field) => <DateField {...field} label={t`Last day`} />}
          </Field>
        </FieldGrid>
        <Field form={form} name="is_confirmed">
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              <Trans>The organiser has confirmed the date</Trans>
            </Checkbox>
          )}
        </Field>
        <FieldGrid>
          <Field form={form} name="time_zone">
            {(field) => <TimeZoneField {...field} />}
          </Field>
          <Field form={form} name="format">
            {(field) => <Select<EventFormat> {...field} label={t`Format`} options={formats} />}
          </Field>
          <Field form={form} name="city">
            {(field) => <TextField {...field} label={t`City`} maxLength={longestText.city} />}
          </Field>
          <Field form={form} name="country">
            {(field) => <CountryField {...field} label={t`Country`} />}
          </Field>
          <Field form={form} name="venue">
            {(field) => <TextField {...field} label={t`Venue`} maxLength={longestText.venue} />}
          </Field>
          <Field form={form} name="address">
            {(field) => <TextField {...field} label={t`Address`} maxLength={longestText.address} />}
          </Field>
          <Field form={form} name="organizer">
            {(field) => <TextField {...field} label={t`Organiser`} maxLength={longestText.organizer} />}
          </Field>
          <Field form={form} name="website">
            {(field) => <TextField {...field} label={t`Website`} placeholder="https://" maxLength={longestText.website} />}
          </Field>
          <Field form={form} name="category">
            {({ value, onChange, error }) => (
              <Select
                label={t`Category`}
                error={error}
                value={String(value)}
                onChange={(code) => onChange(Number(code))}
                options={categories}
              />
            )}
          </Field>
          <Field form={form} name="type">
            {({ value, onChange, error }) => (
              <Select<EventType | 'none'>
                label={t`Type`}
                error={error}
                value={value ?? 'none'}
                onChange={(type) => onChange(type === 'none' ? null : type)}
                options={[{ id: 'none', label: t`No type` }, ...types]}
              />
            )}
          </Field>
          <Field form={form} name="topics">
            {(field) => <MultiSelect<EventTopic> {...field} label={t`Topics`} placeholder={t`None`} options={topics} />}
          </Field>
          <Field form={form} name="attendees">
            {(field) => <NumberField {...field} label={t`Usual attendance`} minValue={0} />}
          </Field>
        </FieldGrid>
        <Prices form={form} />
        <Field form={form} name="is_featured">
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              <Trans>Feature this event</Trans>
            </Checkbox>
          )}
        </Field>
        <DialogActions>
          {!isNew && (
            <Button className="me-auto" isDisabled={isPending} onPress={() => setIsRemoving(true)}>
              <Trans>Remove event</Trans>
            </Button>
          )}
          <Button onPress={onClose} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save</Trans>
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function Prices({ form }: { form: FormState<CuratedEvent> }) {
  const { t } = useLingui()
  const lowest = useField(form, 'min_price')
  const highest = useField(form, 'max_price')
  const { value, onChange } = useField(form, 'currency')
  const currency = value ?? 'EUR'
  const withCurrency = (change: (amount: number | null) => void) => (amount: number | null) => {
    change(amount)
    onChange(currency)
  }
  return (
    <FieldGrid>
      <MoneyField
        {...lowest}
        label={t`Lowest price`}
        hint={t`0 if it is free`}
        currency={currency}
        currencies={currencies}
        currencyLabel={t`Currency`}
        onCurrencyChange={onChange}
        onChange={withCurrency(lowest.onChange)}
      />
      <MoneyField {...highest} label={t`Highest price`} currency={currency} onChange={withCurrency(highest.onChange)} />
    </FieldGrid>
  )
}
