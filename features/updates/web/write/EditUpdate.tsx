import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { toast } from '#ui/toast.ts'
import type { ReportedUpdate, Update } from '../../contract.ts'
import { refreshUpdates, updates } from '../data.ts'
import { Preview } from './Preview.tsx'
import { UpdateFields } from './UpdateFields.tsx'
import { inputOf, problemsWith, valuesOf } from './values.ts'

/** Edits an update that has been sent. Recipients see the new version, marked as edited. */
export function EditUpdate({ update, onClose }: { update: Update & { others: readonly ReportedUpdate[] }; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm(() => valuesOf(update))
  useLatestValues(form, valuesOf(update))
  const { banner, refusals, isPending } = useSubmission(form)

  function save() {
    const values = form.values.get()
    void form.submit({
      problems: problemsWith(values),
      async request() {
        await updates.call.change({ ...inputOf(values), id: update.id })
        await refreshUpdates(queryClient)
        toast.success(t`Update saved`)
        onClose()
      },
    })
  }

  return (
    <>
      <PageHeading title={t`Edit update`} description={t`Recipients will see the new version, marked as edited.`} />
      <Form onSubmit={save} refusals={refusals} aria-label={t`Edit update`}>
        <FormBanner>{banner}</FormBanner>
        <UpdateFields form={form} />
        <Preview form={form} id={update.id} others={update.others} />
        <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-5">
          <Button onPress={onClose} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </Form>
    </>
  )
}
