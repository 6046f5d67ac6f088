import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Place } from '#features/meetings/contract.ts'
import { PlaceFields, placeProblem } from '#features/meetings/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { idsOfVersions } from '#platform/web/form/ids-of-versions.ts'
import { useFieldValue, useForm } from '#platform/web/form/use-form.ts'
import { readerZone } from '#platform/web/reader.ts'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { toast } from '#ui/toast.ts'
import { lengths, mostPlaces } from '../../limits.ts'
import { officeHours, refreshOfficeHours } from '../data.ts'
import { type OfferWords, firstStart, problemsOf, wordsFrom } from './offer-values.ts'
import { WhenFields, type WhenValues, problemsOfWhen, whenFrom } from './WhenFields.tsx'
import { WordFields } from './WordFields.tsx'

interface Values extends OfferWords, WhenValues {
  length: string
  places: number | null
  place: Place
}

/** Offers office hours: about what, for whom, when and where. */
export function NewOfferDialog({ hasRooms, onClose }: { hasRooms: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // Sent again after a failure, it is still one offer.
  const [idOf] = useState(idsOfVersions)
  const form = useForm<Values>(() => ({
    title: '',
    about: '',
    topics: [],
    open_to: 'everybody',
    group_id: null,
    question: '',
    starts: [firstStart()],
    weeks: 4,
    length: '30',
    places: 1,
    place: { kind: hasRooms ? 'community' : 'link', text: '' },
  }))
  const length = Number(useFieldValue(form, 'length'))

  function submit() {
    const values = form.values.get()
    void form.submit({
      problems: { ...problemsOf(values), ...problemsOfWhen(values), place: placeProblem(values.place) },
      fieldOf: (path) =>
        (['starts', 'place', 'topics'] as const).find((field) => path === field || path.startsWith(`${field}.`)) ?? known(path, values),
      async request() {
        const offer = {
          ...wordsFrom(values),
          ...whenFrom(values),
          zone: readerZone(),
          length: Number(values.length),
          places: values.places ?? 1,
          place: values.place,
        }
        try {
          await officeHours.call.offer({ id: idOf(offer), ...offer })
        } finally {
          // An earlier version may have been stored, whose times are in the way then.
          await refreshOfficeHours(queryClient)
        }
        toast.success(t`Members can book your office hours`)
        onClose()
      },
    })
  }

  return (
    <FormDialog
      size="large"
      title={t`Offer office hours`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Offer office hours</Trans>}
      pendingLabel={t`Saving`}
    >
      <WordFields form={form} />
      <FieldGrid>
        <Field form={form} name="length">
          {(field) => (
            <Select
              {...field}
              label={t`Length`}
              options={lengths.map((minutes) => ({ id: String(minutes), label: t`${minutes} minutes` }))}
            />
          )}
        </Field>
        <Field form={form} name="places">
          {(field) => (
            <NumberField
              {...field}
              label={t`Members at a time`}
              minValue={1}
              maxValue={mostPlaces}
              hint={t`More than one: you meet a group.`}
            />
          )}
        </Field>
      </FieldGrid>
      <WhenFields form={form} length={length} />
      <Field form={form} name="place">
        {(field) => <PlaceFields {...field} hasRooms={hasRooms} label={t`Where`} />}
      </Field>
    </FormDialog>
  )
}

const known = (path: string, values: Values) => (path in values ? (path as keyof Values) : undefined)
