import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { Resource } from '../../contract.ts'
import { longestResourceText } from '../../limits.ts'
import { knowledge } from '../data.ts'

interface ResourceDialogProps {
  groupId: string
  resource: Pick<Resource, 'id' | 'title' | 'text' | 'link'>
  isNew: boolean
  onClose: () => void
}

/** Adds, edits or removes a resource of a group. */
export function ResourceDialog({ groupId, resource: { id, title, text, link }, isNew, onClose }: ResourceDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({ title, text, link })
  useLatestValues(form, { title, text, link })
  const { banner, refusals, isPending } = useSubmission(form)
  const [isRemoving, setRemoving] = useState(false)
  const showAnew = () => queryClient.invalidateQueries({ queryKey: knowledge.query.resources.key() })
  const remove = useMutation({
    mutationFn: () => knowledge.call.removeResource({ id, group_id: groupId }),
    onSuccess: onClose,
    onError: (error) => toast.error(t`Failed to remove the resource`, { description: problemOf(error).text }),
    onSettled: showAnew,
  })
  function submit() {
    const values = form.values.get()
    void form.submit({
      problems: { title: !values.title.trim() && t`Please fill this in` },
      async request() {
        await knowledge.call.saveResource({ id, group_id: groupId, ...values, is_new: isNew })
        await showAnew()
        onClose()
      },
    })
  }
  if (isRemoving)
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={() => setRemoving(false)}
        title={t`Remove “${title}”?`}
        description={t`The people of this group no longer see it.`}
        confirmLabel={t`Remove resource`}
        cancelLabel={t`Keep resource`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Removing`}
        onConfirm={() => remove.mutate()}
      />
    )
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      isDismissable={false}
      title={isNew ? t`Add a resource` : t`Edit ${title}`}
      closeLabel={t`Close`}
    >
      <Form className="grid gap-4.5" onSubmit={submit} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <Field form={form} name="title">
          {(field) => <TextField {...field} label={t`Title`} placeholder={t`Reading list`} maxLength={longestResourceText.title} />}
        </Field>
        <Field form={form} name="text">
          {(field) => <TextArea {...field} label={t`Text`} mark={t`Optional`} limit={longestResourceText.text} rows={8} />}
        </Field>
        <Field form={form} name="link">
          {(field) => (
            <TextField
              {...field}
              label={t`Link`}
              mark={t`Optional`}
              placeholder="https://"
              inputMode="url"
              hint={t`To a document, a folder or a page.`}
              maxLength={longestResourceText.address}
            />
          )}
        </Field>
        <DialogActions>
          {!isNew && (
            <Button className="me-auto" isDisabled={isPending} onPress={() => setRemoving(true)}>
              <Trans>Remove</Trans>
            </Button>
          )}
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
