import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { OperatedReview } from '../contract.ts'
import { longestReason } from '../limits.ts'
import { reviews, useRefreshReviews } from './data.ts'

interface HideDialogProps {
  /** At least one. */
  hidden: readonly OperatedReview[]
  onClose: () => void
  onHidden?: () => void
}

/** Asks an operator for the reason, and hides one or several reviews. */
export function HideDialog({ hidden, onClose, onHidden }: HideDialogProps) {
  const { t } = useLingui()
  const refresh = useRefreshReviews()
  const form = useForm({ reason: '' })
  const { banner, refusals, isPending } = useSubmission(form)
  const reason = useFieldValue(form, 'reason')
  const count = hidden.length
  const author = hidden[0]?.author.full_name ?? ''

  function send() {
    const given = form.values.get().reason.trim()
    void form.submit({
      problems: { reason: !given && t`Please enter a reason` },
      async request() {
        await reviews.call.hide({ ids: hidden.map(({ id }) => id), reason: given })
        await refresh()
        onHidden?.()
        onClose()
      },
    })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={reason === ''}
      title={count === 1 ? t`Hide the review by ${author}?` : t`Hide ${plural(count, { one: '# review', other: '# reviews' })}?`}
      closeLabel={t`Close`}
    >
      <Form className="grid gap-4.5" onSubmit={send} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <Field form={form} name="reason">
          {(field) => (
            <TextArea
              {...field}
              label={t`Reason`}
              hint={
                count === 1
                  ? t`The author and the other operators can read this.`
                  : t`All their authors and the other operators can read this.`
              }
              limit={longestReason}
            />
          )}
        </Field>
        <DialogActions>
          <Button onPress={onClose} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="danger" pending={isPending} pendingLabel={t`Hiding`}>
            {count === 1 ? <Trans>Hide review</Trans> : <Plural value={count} one="Hide # review" other="Hide # reviews" />}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
