import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import type { OwnOffer } from '../../contract.ts'
import { officeHours, refreshOfficeHours } from '../data.ts'
import { problemsOf, wordsFrom } from './offer-values.ts'
import { WordFields } from './WordFields.tsx'

/** Changes what office hours are about, and for whom. */
export function EditOfferDialog({ offer, onClose }: { offer: OwnOffer; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm(() => wordsFrom(offer))
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
    <FormDialog
      size="large"
      title={t`Edit office hours`}
      description={t`Members who have a place keep it.`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Save</Trans>}
      pendingLabel={t`Saving`}
    >
      <WordFields form={form} />
    </FormDialog>
  )
}
