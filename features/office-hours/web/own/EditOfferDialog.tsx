import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import type { OwnOffer } from '../../contract.ts'
import { officeHours, refreshOfficeHours } from '../data.ts'
import { problemsOf, wordsFrom } from './offer-values.ts'
import { WordFields } from './WordFields.tsx'

/** Changes what office hours are about, and for whom. */
export function EditOfferDialog({ offer, onClose }: { offer: OwnOffer; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm(() => wordsFrom(offer))
  const { banner, refusals, isPending } = useSubmission(form)
  function submit() {
    const values = form.values.get()
    void form.submit({
      problems: problemsOf(values),
      async request() {
        await officeHours.call.change({ id: offer.id, ...wordsFrom(values) })
        await refreshOfficeHours(queryClient)
        onClose()
      },
    })
  }
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      isDismissable={false}
      title={t`Edit office hours`}
      description={t`Members who have a place keep it.`}
      closeLabel={t`Close`}
    >
      <Form method="post" className="grid gap-4.5" onSubmit={submit} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <WordFields form={form} />
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
