import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { readerZone } from '#platform/web/reader.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import type { OwnOffer } from '../../contract.ts'
import { officeHours, refreshOfficeHours } from '../data.ts'
import { firstStart } from './offer-values.ts'
import { WhenFields, type WhenValues, problemsOfWhen, whenFrom } from './WhenFields.tsx'

/** Adds times to office hours. */
export function AddTimesDialog({ offer: { id, title, length }, onClose }: { offer: OwnOffer; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm<WhenValues>(() => ({ starts: [firstStart()], weeks: 1 }))
  const { banner, refusals, isPending } = useSubmission(form)
  function submit() {
    const values = form.values.get()
    void form.submit({
      problems: problemsOfWhen(values),
      fieldOf: (path) => (path.startsWith('starts') ? 'starts' : path === 'weeks' ? 'weeks' : undefined),
      async request() {
        await officeHours.call.addTimes({ id, ...whenFrom(values), zone: readerZone() })
        await refreshOfficeHours(queryClient)
        onClose()
      },
    })
  }
  return (
    <Dialog isOpen onOpenChange={onClose} isDismissable={false} title={t`Add times`} description={title} closeLabel={t`Close`}>
      <Form method="post" className="grid gap-4.5" onSubmit={submit} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <WhenFields form={form} length={length} />
        <DialogActions>
          <Button onPress={onClose} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Add times</Trans>
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
