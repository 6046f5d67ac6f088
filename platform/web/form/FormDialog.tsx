import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions, type DialogProps } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import type { Form as FormState } from './form.ts'
import { useSubmission } from './use-form.ts'

interface FormDialogProps<Values extends object> extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  form: FormState<Values>
  onSubmit: () => void
  onClose: () => void
  submitLabel: ReactNode
  /** Label while the form is being sent, such as 'Saving'. */
  pendingLabel: string
  isDangerous?: boolean
  children: ReactNode
}

/** An open dialog with a form. A press outside does not close it, so that nothing typed is lost. */
export function FormDialog<Values extends object>({
  form,
  onSubmit,
  onClose,
  submitLabel,
  pendingLabel,
  isDangerous = false,
  children,
  ...dialog
}: FormDialogProps<Values>) {
  const { t } = useLingui()
  const { banner, refusals, isPending } = useSubmission(form)
  return (
    <Dialog {...dialog} isOpen onOpenChange={onClose} isDismissable={false} closeLabel={t`Close`}>
      <Form className="grid gap-4.5" onSubmit={onSubmit} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        {children}
        <DialogActions>
          <Button onPress={onClose} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} pending={isPending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
