import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BlockMemberDialog } from '#features/relations/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { newId } from '#platform/web/new-id.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestDetails } from '../limits.ts'
import type { ReportReason } from '../reasons.ts'
import { reports } from './data.ts'

type ReportDialogProps = Slots['member.report']

const blankReport = { reason: null as ReportReason | null, details: '' }

/** Tells the operators of a member, or of a message of theirs; then offers to block them. */
export function ReportDialog({ member, messageId, onClose, onBlocked }: ReportDialogProps) {
  const { t } = useLingui()
  const form = useForm(blankReport)
  // One for as long as the dialog is open: an answer that was lost makes no second report.
  const [id] = useState(newId)
  const [step, setStep] = useState<'writing' | 'sent' | 'blocking'>('writing')
  const name = member.full_name

  function send() {
    const { reason, details } = form.values.get()
    void form.submit({
      problems: { reason: !reason && t`Please choose a reason` },
      async request() {
        if (!reason) return
        await reports.call.report({ id, member_id: member.id, message_id: messageId ?? null, reason, details })
        setStep('sent')
      },
    })
  }

  if (step === 'blocking') return <BlockMemberDialog member={member} isOpen onClose={onClose} onBlocked={onBlocked} />
  if (step === 'sent') {
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        role="alertdialog"
        title={t`Thank you. The community's operators will look at it.`}
        description={t`${name} is not told. You can block them too: then neither of you sees or reaches the other.`}
        closeLabel={t`Close`}
      >
        <DialogActions>
          <Button onPress={() => setStep('blocking')}>
            <Trans>Block member</Trans>
          </Button>
          <Button autoFocus variant="primary" onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messageId === undefined ? t`Report ${name}` : t`Report a message of ${name}`}
      description={
        messageId === undefined
          ? t`The community's operators read it, with the profile as it is now. ${name} is not told.`
          : t`The community's operators read it, with the message and a few around it. ${name} is not told.`
      }
      closeLabel={t`Close`}
    >
      <ReportForm form={form} onSubmit={send} onCancel={onClose} />
    </Dialog>
  )
}

function ReportForm({ form, onSubmit, onCancel }: { form: FormState<typeof blankReport>; onSubmit: () => void; onCancel: () => void }) {
  const { t } = useLingui()
  const { banner, refusals, isPending } = useSubmission(form)
  return (
    <Form method="post" className="grid gap-4.5" onSubmit={onSubmit} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="reason">
        {(field) => (
          <RadioCards<ReportReason>
            {...field}
            label={t`What is wrong?`}
            columns={1}
            options={[
              { id: 'spam', label: t`Spam or fraud` },
              { id: 'harassment', label: t`Harassment` },
              { id: 'impersonation', label: t`Pretends to be somebody else` },
              { id: 'false-claims', label: t`False or misleading claims, also about impact` },
              { id: 'other', label: t`Something else` },
            ]}
          />
        )}
      </Field>
      <Field form={form} name="details">
        {(field) => <TextArea {...field} label={t`What should the operators know? (optional)`} limit={longestDetails} rows={3} />}
      </Field>
      <DialogActions>
        <Button onPress={onCancel} isDisabled={isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Sending`}>
          <Trans>Send report</Trans>
        </Button>
      </DialogActions>
    </Form>
  )
}
