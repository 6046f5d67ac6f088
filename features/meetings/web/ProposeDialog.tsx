import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { instantOf } from '#features/events/zoned-time.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { idsOfVersions } from '#platform/web/form/ids-of-versions.ts'
import { useForm } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { readerZone } from '#platform/web/reader.ts'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { Meeting, Place } from '../contract.ts'
import { fieldTexts } from '../field-texts.ts'
import { lengths, longestText, mostTimes } from '../limits.ts'
import { mornings } from '../mornings.ts'
import { bookingPath } from '../paths.ts'
import { meetings, offerOf, ownSettings, refreshMeetings } from './data.ts'
import { PlaceFields, placeProblem } from './PlaceFields.tsx'
import { TimesField } from './TimesField.tsx'

interface ProposeDialogProps {
  member: { id: string; full_name: string }
  /** The open suggestion that is answered with other times. */
  answers?: Meeting
  onClose: () => void
}

interface Values {
  times: string[]
  length: string
  place: Place
  word: string
}

/** Suggests up to five times to a member. */
export function ProposeDialog({ member, answers, onClose }: ProposeDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // Sent again after a failure, it is still one suggestion.
  const [idOf] = useState(idsOfVersions)
  const { data: offer } = useQuery(offerOf(member.id))
  const own = useQuery(ownSettings())
  const name = member.full_name
  const hasRooms = offer?.has_rooms ?? false
  const ownPlace = own.data?.settings?.place
  const [initial] = useState<Values>(() => ({
    times: mornings(2, readerZone()),
    length: String(answers?.length ?? 30),
    place: ownPlace ?? { kind: 'link', text: '' },
    word: '',
  }))
  const form = useForm<Values>(initial)
  // The member's own place may arrive after the dialog has opened.
  useLatestValues(form, { ...initial, place: ownPlace ?? initial.place })

  function submit() {
    const { times, length, place, word } = form.values.get()
    const given = times.filter(Boolean)
    const zone = readerZone()
    void form.submit({
      problems: {
        times: (given.length === 0 && t`Please enter a time`) || (new Set(given).size < given.length && fieldTexts.times),
        place: !answers && placeProblem(place),
      },
      fieldOf: (path) => (['times', 'place', 'word', 'length'] as const).find((field) => path === field || path.startsWith(`${field}.`)),
      async request() {
        const instants = given.map((time) => instantOf(time, zone).toISOString())
        if (answers) await meetings.call.counter({ id: answers.id, times: instants, zone, word })
        else {
          const proposal = { member_id: member.id, times: instants, length: Number(length), place, zone, word }
          await meetings.call.propose({ id: idOf(proposal), ...proposal })
        }
        toast.success(t`Sent to ${name}`, { description: t`You’ll be notified when they answer.` })
        await refreshMeetings(queryClient)
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={answers ? t`Suggest other times` : t`Suggest times to ${name}`}
      description={
        offer?.booking && !answers ? (
          <Trans>
            Or choose one of{' '}
            <Link to={bookingPath(member.id)} className="link">
              their free times
            </Link>
            .
          </Trans>
        ) : (
          <Trans>They agree by choosing one.</Trans>
        )
      }
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Suggest times</Trans>}
      pendingLabel={t`Sending`}
    >
      <Field form={form} name="times">
        {(field) => <TimesField {...field} most={mostTimes} next={(times) => mornings(times.length + 1, readerZone()).at(-1) ?? ''} />}
      </Field>
      {!answers && (
        <>
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
        </>
      )}
      <Field form={form} name="word">
        {(field) => <TextArea {...field} label={t`Message`} mark={t`Optional`} rows={2} limit={longestText.word} />}
      </Field>
    </FormDialog>
  )
}
