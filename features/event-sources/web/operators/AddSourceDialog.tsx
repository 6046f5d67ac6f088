import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useField, useForm } from '#platform/web/form/use-form.ts'
import { Banner } from '#ui/Banner.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestAddress, longestName } from '../../limits.ts'
import { type FollowedKind, followedKinds } from '../../vocabulary.ts'
import { eventSources } from '../data.ts'
import { useKindNames } from '../source-names.ts'
import { useShowAnew } from './use-operate.ts'

interface AddSourceDialogProps {
  configured: readonly FollowedKind[]
  onClose: () => void
}

/** Asks for the kind, address and name of a new source. */
export function AddSourceDialog({ configured, onClose }: AddSourceDialogProps) {
  const { t } = useLingui()
  const names = useKindNames()
  const showAnew = useShowAnew()
  const form = useForm({ kind: 'icalendar' as FollowedKind, address: '', name: '' })
  const kind = useField(form, 'kind')
  const hints: Record<FollowedKind, string> = {
    icalendar: t`For example, https://www.meetup.com/<group>/events/ical/ or any address that ends in .ics`,
    'web-page': t`An event page, or a list of events, marked up as schema.org/Event`,
    eventbrite: t`The organiser’s page, or “organizations/” followed by its number`,
    meetup: t`Keywords and location: “startup near Berlin, DE within 40 km”`,
    mobilizon: t`The address of an instance, optionally with a search term: https://mobilizon.example/?term=climate`,
    'conference-data': t`A topic of github.com/tech-conferences/conference-data, such as “general”`,
  }

  function send() {
    const values = form.values.get()
    void form.submit({
      problems: { address: !values.address.trim() && t`Please enter an address` },
      async request() {
        await eventSources.call.add(values)
        await showAnew()
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={t`Add source`}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={<Trans>Add source</Trans>}
      pendingLabel={t`Adding`}
    >
      <Select {...kind} label={t`Kind`} options={followedKinds.map((id) => ({ id, label: names[id] }))} />
      {!configured.includes(kind.value) && (
        <Banner tone="warning">
          <Trans>No API key is configured for this provider, so we can’t fetch its events yet.</Trans>
        </Banner>
      )}
      <Field form={form} name="address">
        {(field) => <TextField {...field} label={t`Address`} hint={hints[kind.value]} maxLength={longestAddress} />}
      </Field>
      <Field form={form} name="name">
        {(field) => <TextField {...field} label={t`Name (optional)`} maxLength={longestName} />}
      </Field>
    </FormDialog>
  )
}
