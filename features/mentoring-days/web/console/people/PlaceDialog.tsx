import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
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
  const { banner, refusals, isPending } = useSubmission(form)
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
    <Dialog isOpen onOpenChange={onClose} isDismissable={false} title={t`Place of ${member.full_name}`} closeLabel={t`Close`}>
      <Form method="post" className="grid gap-4.5" onSubmit={submit} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
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
        <DialogActions>
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
