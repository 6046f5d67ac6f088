import { Trans, useLingui } from '@lingui/react/macro'
import { TimeZoneField } from '#platform/web/form/TimeZoneField.tsx'
import { useFieldValue } from '#platform/web/form/use-form.ts'
import { useOwnGroups } from '#features/groups/web/index.ts'
import { ActAsField } from '#features/organisations/web/index.ts'
import { CityField, CountryField } from '#features/places/web/index.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { Banner } from '#ui/Banner.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { ComboBox } from '#ui/ComboBox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText, mostCapacity } from '../../limits.ts'
import { categoryCodes, eventFormats, eventTopics, eventTypes } from '../../vocabulary.ts'
import { categoryLabels, formatLabels, topicLabels, typeLabels } from '../labels.ts'
import { EventField, useEventForm } from './EventField.tsx'
import { movedEnd } from './event-values.ts'
import { QuestionsField } from './QuestionsField.tsx'
import { RepeatFields } from './RepeatFields.tsx'

/**
 * The fields of an event, by section.
 * @param hasHost whether the member decides in whose name it is hosted
 * @param isNew whether they decide if it repeats
 */
export function EventFields({ hasHost, isNew }: { hasHost: boolean; isNew: boolean }) {
  const groupId = useFieldValue(useEventForm(), 'group_id')
  return (
    <div>
      {groupId && <ForGroup id={groupId} />}
      <AboutSection hasHost={hasHost && !groupId} isForGroup={groupId !== null} />
      <WhenSection isNew={isNew} />
      <WhereSection />
      <WhoSection />
      {!groupId && <VisitorsSection />}
    </div>
  )
}

/** Says who will see an event of a group; that cannot be changed. */
function ForGroup({ id }: { id: string }) {
  const name = useOwnGroups().find((group) => group.id === id)?.name
  return (
    <Banner tone="info" className="mb-5">
      {name ? (
        <Trans>Only people in {name} can see this event and register.</Trans>
      ) : (
        <Trans>Only people in the group can see this event and register.</Trans>
      )}
    </Banner>
  )
}

function AboutSection({ hasHost, isForGroup }: { hasHost: boolean; isForGroup: boolean }) {
  const { t, i18n } = useLingui()
  const types = [{ id: 'none' as const, label: t`Other` }, ...eventTypes.map((id) => ({ id, label: i18n._(typeLabels[id]) }))]
  const categories = categoryCodes.map((code) => ({ id: String(code), label: i18n._(categoryLabels[code as keyof typeof categoryLabels]) }))
  return (
    <FieldSection title={t`The event`} description={isForGroup ? t`Visible to people in the group.` : t`Visible to all members.`}>
      {hasHost && (
        <EventField name="organisation_id">
          {({ value, ...field }) => (
            <ActAsField
              {...field}
              value={value}
              {...(value && { hint: t`Its people see registrations, and its owners and admins can edit the event.` })}
            />
          )}
        </EventField>
      )}
      <EventField name="title">
        {(field) => <TextField {...field} placeholder={t`Green pitch night`} maxLength={longestText.title} />}
      </EventField>
      <EventField name="description">
        {(field) => (
          <TextArea {...field} rows={6} limit={longestText.description} hint={t`What is planned, who it is for, and what to bring.`} />
        )}
      </EventField>
      <FieldGrid>
        <EventField name="type">{(field) => <Select {...field} options={types} />}</EventField>
        <EventField name="category">
          {({ value, onChange, ...texts }) => (
            <ComboBox
              {...texts}
              items={categories}
              value={categories.find(({ id }) => id === value) ?? null}
              onChange={(chosen) => chosen && onChange(chosen.id)}
              emptyText={t`No category found`}
            />
          )}
        </EventField>
      </FieldGrid>
      <EventField name="topics">
        {(field) => <ChipGroup {...field} options={eventTopics.map((id) => ({ id, label: i18n._(topicLabels[id]) }))} />}
      </EventField>
    </FieldSection>
  )
}

function WhenSection({ isNew }: { isNew: boolean }) {
  const { t } = useLingui()
  const form = useEventForm()
  const isAllDay = useFieldValue(form, 'all_day')
  return (
    <FieldSection
      title={t`When`}
      description={t`Enter times in the event’s time zone. Members in other time zones also see their local time.`}
    >
      <EventField name="all_day">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            <Trans>All-day event</Trans>
          </Checkbox>
        )}
      </EventField>
      <FieldGrid>
        <EventField name="starts">
          {({ onChange, value, ...texts }) => (
            <DateField
              {...texts}
              hasTime={!isAllDay}
              value={isAllDay ? value.slice(0, 10) : value}
              onChange={(starts) => {
                const whole = isAllDay && starts ? `${starts}T${value.slice(11) || '18:00'}` : starts
                if (starts) form.change({ ends: movedEnd(form.values.get(), whole) })
                onChange(whole)
              }}
            />
          )}
        </EventField>
        <EventField name="ends">
          {({ onChange, value, ...texts }) => (
            <DateField
              {...texts}
              hasTime={!isAllDay}
              value={isAllDay ? value.slice(0, 10) : value}
              onChange={(ends) => onChange(isAllDay && ends ? `${ends}T${value.slice(11) || '20:00'}` : ends)}
            />
          )}
        </EventField>
        <EventField name="time_zone">{(field) => <TimeZoneField {...field} />}</EventField>
      </FieldGrid>
      {isNew && <RepeatFields />}
    </FieldSection>
  )
}

function WhereSection() {
  const { t, i18n } = useLingui()
  const form = useEventForm()
  const format = useFieldValue(form, 'format')
  const country = useFieldValue(form, 'country')
  return (
    <FieldSection title={t`Where`} description={t`Only registered members can see the link to join online.`}>
      <EventField name="format">
        {({ value, onChange, label }) => (
          <SegmentedControl
            label={label}
            options={eventFormats.map((id) => ({ id, label: i18n._(formatLabels[id]) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </EventField>
      {format !== 'online' && (
        <FieldGrid>
          <EventField name="venue">{(field) => <TextField {...field} maxLength={longestText.venue} />}</EventField>
          <EventField name="address">
            {(field) => <TextField {...field} autoComplete="street-address" maxLength={longestText.address} />}
          </EventField>
          <EventField name="country">
            {(field) => (
              <CountryField {...field} onChange={(chosen) => chosen !== country && form.change({ country: chosen, city: null })} />
            )}
          </EventField>
          {/* Another country starts with an empty search. */}
          <EventField name="city">{(field) => <CityField key={country} {...field} country={country} />}</EventField>
        </FieldGrid>
      )}
      <FieldGrid>
        {format !== 'on-site' && (
          <EventField name="joining">
            {(field) => <TextField {...field} inputMode="url" placeholder="https://example.org/room" maxLength={longestText.joining} />}
          </EventField>
        )}
        <EventField name="website">
          {(field) => <TextField {...field} inputMode="url" placeholder="https://example.org" maxLength={longestText.website} />}
        </EventField>
      </FieldGrid>
    </FieldSection>
  )
}

function WhoSection() {
  const { t } = useLingui()
  const form = useEventForm()
  const currency = useFieldValue(form, 'currency')
  return (
    <FieldSection title={t`Attendance`} description={t`Prices are for information only. Payments aren’t processed here.`}>
      <FieldGrid>
        <EventField name="capacity">
          {(field) => (
            <NumberField {...field} minValue={1} maxValue={mostCapacity} hint={t`Once all places are taken, people join a waiting list.`} />
          )}
        </EventField>
        <EventField name="min_price">
          {(field) => (
            <MoneyField
              {...field}
              currency={currency}
              currencies={currencies}
              onCurrencyChange={(chosen) => form.change({ currency: chosen })}
              currencyLabel={t`Currency`}
              hint={t`Enter 0 if it’s free.`}
            />
          )}
        </EventField>
        <EventField name="max_price">{(field) => <MoneyField {...field} currency={currency} />}</EventField>
      </FieldGrid>
      <EventField name="needs_approval">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            <Trans>I approve each registration</Trans>
          </Checkbox>
        )}
      </EventField>
      <EventField name="questions">{(field) => <QuestionsField {...field} />}</EventField>
    </FieldSection>
  )
}

function VisitorsSection() {
  const { t } = useLingui()
  return (
    <FieldSection title={t`Who sees it`} description={t`All members can see the event.`}>
      <EventField name="is_public">
        {({ value, onChange }) => (
          <Switch
            isSelected={value}
            onChange={onChange}
            description={t`It gets a public page to share. It shows title, time, city, price, picture and description, and your organisation if its own page is public. It never shows your name, the venue, the link to join or who attends.`}
          >
            <Trans>Visitors may see this event</Trans>
          </Switch>
        )}
      </EventField>
    </FieldSection>
  )
}
