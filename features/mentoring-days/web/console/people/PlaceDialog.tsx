import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { TextField } from '#ui/TextField.tsx'
import type { TakingPart } from '../../../contract.ts'
import { longestText } from '../../../limits.ts'
import { mentoringDays, refreshMentoringDays } from '../../data.ts'

interface PlaceDialogProps {
  id: string
  person: TakingPart
  hasRooms: boolean
  onClose: () => void
}

/** Where a mentor sits. */
export function PlaceDialog({ id, person: { member, place }, hasRooms, onClose }: PlaceDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({ place })
  function submit() {
    void form.submit({
      problems: {},
      async request() {
        await mentoringDays.call.setPlace({ id, member_id: member.id, place: form.values.get().place })
        await refreshMentoringDays(queryClient)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={t`Place of ${member.full_name}`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Save</Trans>}
      pendingLabel={t`Saving`}
    >
      <Field form={form} name="place">
        {(field) => (
          <TextField
            {...field}
            label={t`Table, room or link`}
            mark={t`Optional`}
            placeholder={t`Table 4`}
            maxLength={longestText.place}
            hint={hasRooms ? t`Empty: each meeting gets a video room of the community.` : undefined}
          />
        )}
      </Field>
    </FormDialog>
  )
}
