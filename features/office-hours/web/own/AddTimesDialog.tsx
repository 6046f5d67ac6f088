import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { readerZone } from '#platform/web/reader.ts'
import type { OwnOffer } from '../../contract.ts'
import { officeHours, refreshOfficeHours } from '../data.ts'
import { firstStart } from './offer-values.ts'
import { WhenFields, type WhenValues, problemsOfWhen, whenFrom } from './WhenFields.tsx'

/** Adds times to office hours. */
export function AddTimesDialog({ offer: { id, title, length }, onClose }: { offer: OwnOffer; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm<WhenValues>(() => ({ starts: [firstStart()], weeks: 1 }))
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
    <FormDialog
      title={t`Add times`}
      description={title}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Add times</Trans>}
      pendingLabel={t`Saving`}
    >
      <WhenFields form={form} length={length} />
    </FormDialog>
  )
}
