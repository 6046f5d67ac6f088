import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useField, useForm } from '#platform/web/form/use-form.ts'
import { newId } from '#platform/web/new-id.ts'
import { readerZone } from '#platform/web/reader.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextField } from '#ui/TextField.tsx'
import { secureAddress } from '../address.ts'
import type { BusyCalendar } from '../contract.ts'
import { fieldTexts } from '../field-texts.ts'
import { longestText } from '../limits.ts'
import type { CalendarKind } from '../vocabulary.ts'
import { busyTimes, refreshCalendars } from './data.ts'

interface CalendarDialogProps {
  /** One whose access is entered again; absent for a new one. */
  calendar?: BusyCalendar
  onClose: () => void
}

interface CalendarValues {
  kind: CalendarKind
  name: string
  address: string
  user: string
  password: string
}

/** Asks how a calendar elsewhere is reached. What was stored before is not shown. */
export function CalendarDialog({ calendar, onClose }: CalendarDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [id] = useState(() => calendar?.id ?? newId())
  const form = useForm<CalendarValues>({
    kind: calendar?.kind ?? 'feed',
    name: calendar?.name ?? '',
    address: '',
    user: '',
    password: '',
  })
  const kind = useField(form, 'kind')
  const isAccount = kind.value === 'account'

  function send() {
    const { name, address, user, password } = form.values.get()
    void form.submit({
      problems: {
        name: !name.trim() && fieldTexts.name,
        address: !secureAddress(address) && (isAccount ? fieldTexts.server : fieldTexts.address),
        user: isAccount && !user.trim() && fieldTexts.user,
        password: isAccount && !password && fieldTexts.password,
      },
      async request() {
        const given = { id, name, address, zone: readerZone() }
        await (isAccount ? busyTimes.call.saveAccount({ ...given, user, password }) : busyTimes.call.saveFeed(given))
        await refreshCalendars(queryClient)
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={calendar ? t`Access to “${calendar.name}”` : t`Add calendar`}
      description={t`We read it every half hour and store busy times only. Others see that a time is not free, never why.`}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={calendar ? <Trans>Save access</Trans> : <Trans>Add calendar</Trans>}
      pendingLabel={t`Saving`}
    >
      {!calendar && (
        <RadioCards
          {...kind}
          label={t`How to reach it`}
          options={[
            { id: 'feed', label: t`Secret address`, detail: t`Google, Outlook and others`, icon: Link2 },
            { id: 'account', label: t`Account (CalDAV)`, detail: t`Apple, Nextcloud, Fastmail and others`, icon: UserRound },
          ]}
        />
      )}
      <Field form={form} name="address">
        {(field) =>
          isAccount ? (
            <TextField
              {...field}
              label={t`Server`}
              hint={t`For Apple: caldav.icloud.com. With the address of one calendar, only this one is read.`}
              maxLength={longestText.address}
              inputMode="url"
              autoComplete="off"
              spellCheck="false"
            />
          ) : (
            <TextField
              {...field}
              label={t`Secret address`}
              hint={t`In Google Calendar: Settings, your calendar, “Secret address in iCal format”. In Outlook: Settings, Shared calendars, “Publish a calendar”, ICS.`}
              maxLength={longestText.address}
              inputMode="url"
              autoComplete="off"
              spellCheck="false"
            />
          )
        }
      </Field>
      {isAccount && (
        <>
          <Field form={form} name="user">
            {(field) => <TextField {...field} label={t`User name`} maxLength={longestText.user} autoComplete="off" spellCheck="false" />}
          </Field>
          <Field form={form} name="password">
            {(field) => (
              <PasswordField
                {...field}
                label={t`App password`}
                hint={t`Create a password for this purpose in the security settings of your provider. You can end it there at any time.`}
                maxLength={longestText.password}
                autoComplete="new-password"
                showLabel={t`Show password`}
                hideLabel={t`Hide password`}
              />
            )}
          </Field>
        </>
      )}
      <Field form={form} name="name">
        {(field) => (
          <TextField {...field} label={t`Name`} hint={t`Only you can see this name. For example, “Work”.`} maxLength={longestText.name} />
        )}
      </Field>
    </FormDialog>
  )
}
