import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { useUnsentForm } from '#platform/web/form/unsent-form.ts'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Form } from '#ui/Form.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { eventPath, eventsPath } from '../../paths.ts'
import { events, refreshEvents } from '../data.ts'
import { checkEvent } from './check-event.ts'
import { EventFormContext } from './EventField.tsx'
import { EventFields } from './EventForm.tsx'
import { type EventValues, inputOf, repeatOf, valuesOf } from './event-values.ts'
import { ScopeField } from './ScopeField.tsx'
import { unsentEvents } from './unsent-events.ts'

/** The form's field for a path of the input; undefined if it has none. */
function fieldOf(path: string, values: EventValues): keyof EventValues | undefined {
  if (path === 'city_id') return 'city'
  if (path.startsWith('questions')) return 'questions'
  const name = path.replace(/^repeat\./, '')
  return name in values ? (name as keyof EventValues) : undefined
}

interface EventEditorProps {
  /** Of the event to edit, or of the draft of a new one. */
  id: string
  /** The event to edit; absent for a new one. */
  event?: EventDetails
  initial: EventValues
  /** The owner of the draft, which is kept on their device. */
  member: string
  /** Whether `initial` is such a draft. */
  isRestored: boolean
  onDiscarded: () => void
}

/** The form for a new or existing event. Drafts stay on the device until they are sent. */
export function EventEditor({ id: begunAs, event, initial, member, isRestored, onDiscarded }: EventEditorProps) {
  // Typing creates a draft, too. That one was not restored.
  const [wasRestored] = useState(isRestored)
  const [id, setId] = useState(begunAs)
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const isNew = !event
  const saved = event && valuesOf(event)
  const form = useForm(initial)
  const forget = useUnsentForm(form, unsentEvents(member), id, saved)
  useLatestValues(form, saved ?? initial)
  const { banner, refusals, isPending } = useSubmission(form)
  const title = isNew ? t`Host an event` : t`Edit event`
  usePageTitle('subject', title)
  const submit = () =>
    void form.submit({
      problems: checkEvent(form.values.get()),
      async request() {
        const input = { id, ...inputOf(form.values.get(), event) }
        const { scope } = form.values.get()
        await (isNew
          ? events.call.post({ ...input, group_id: form.values.get().group_id, repeat: repeatOf(form.values.get()) })
          : events.call.change({ ...input, scope }))
        forget()
        toast.success(isNew ? t`Your event has been published` : t`Your changes have been saved`)
        await refreshEvents(queryClient)
        void navigate({ href: eventPath(id) })
      },
      fieldOf: (path) => fieldOf(path, initial),
      onIdTaken: () => setId(newId()),
    })
  const discard = () => {
    forget()
    onDiscarded()
  }
  return (
    <EventFormContext value={form}>
      <div className="mx-auto max-w-180">
        <h1 className="mb-5 text-20 font-semibold">{title}</h1>
        {wasRestored && (
          <Banner
            tone="info"
            className="mb-5"
            action={
              <Button size="small" onPress={discard}>
                <Trans>Discard</Trans>
              </Button>
            }
          >
            <Trans>We restored your draft. Nobody else has seen it.</Trans>
          </Banner>
        )}
        <Form onSubmit={submit} refusals={refusals} aria-label={title} className="grid gap-6">
          <EventFields hasHost={isNew || event.can.changeOrganisation} isNew={isNew} />
          {event && event.more_dates > 0 && (
            <Field form={form} name="scope">
              {({ error: _error, ...field }) => <ScopeField {...field} />}
            </Field>
          )}
          {banner && <Banner tone="danger">{banner}</Banner>}
          <div className="flex items-center gap-2 border-t border-line pt-4">
            <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
              {isNew ? <Trans>Publish event</Trans> : <Trans>Save changes</Trans>}
            </Button>
            <Link to={isNew ? eventsPath() : eventPath(id)} className={buttonClass({ variant: 'quiet' })}>
              <Trans>Cancel</Trans>
            </Link>
          </div>
        </Form>
      </div>
    </EventFormContext>
  )
}
