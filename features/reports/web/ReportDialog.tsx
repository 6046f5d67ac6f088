import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BlockMemberDialog } from '#features/relations/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { idsOfVersions } from '#platform/web/form/ids-of-versions.ts'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestDetails } from '../limits.ts'
import { type ReportReason, reportReasons } from '../reasons.ts'
import type { CaseKind, ContentKind } from '../vocabulary.ts'
import { reports } from './data.ts'
import { useReasonNames } from './names.ts'

type ReportDialogProps = Slots['member.report'] & {
  /** The public content, if the report is about that. */
  about?: { kind: ContentKind; id: string }
}

const blankReport = { reason: null as ReportReason | null, details: '' }

/** Reports a member or their content to the operators, then offers to block the member. */
export function ReportDialog({ member, messageId, about, isHidden = false, onClose, onBlocked }: ReportDialogProps) {
  const { t } = useLingui()
  const form = useForm(blankReport)
  const written = useFieldValue(form, 'details')
  // A lost response does not create a second report, unless more is said in it.
  const [idOf] = useState(idsOfVersions)
  const [step, setStep] = useState<'writing' | 'sent' | 'blocking'>('writing')
  const name = member.full_name
  const texts = useDialogTexts(name)[isHidden ? 'hidden' : (about?.kind ?? (messageId === undefined ? 'member' : 'message'))]

  function send() {
    const { reason, details } = form.values.get()
    void form.submit({
      problems: { reason: !reason && t`Please choose a reason` },
      async request() {
        if (!reason) return
        const report = { member_id: member.id, message_id: messageId ?? null, about: about ?? null, reason, details }
        await reports.call.report({ id: idOf(report), ...report })
        setStep('sent')
      },
    })
  }

  // Not the one who stands for an organisation.
  const canBlock = !isHidden && about?.kind !== 'organisation'
  if (step === 'blocking') return <BlockMemberDialog member={member} isOpen onClose={onClose} onBlocked={onBlocked} />
  if (step === 'sent') {
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        role="alertdialog"
        title={t`Thank you. The community’s operators will review it.`}
        description={
          canBlock
            ? t`${name} won’t be notified. You can also block them: then you won’t be able to see or contact each other.`
            : isHidden
              ? t`The member won’t be notified.`
              : t`${name} won’t be notified.`
        }
        closeLabel={t`Close`}
      >
        <DialogActions>
          {canBlock && (
            <Button onPress={() => setStep('blocking')}>
              <Trans>Block member</Trans>
            </Button>
          )}
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
      isDismissable={written === ''}
      title={texts.title}
      description={texts.description}
      closeLabel={t`Close`}
    >
      <ReportForm form={form} onSubmit={send} onCancel={onClose} />
    </Dialog>
  )
}

/** The dialog's texts for each kind of report. */
function useDialogTexts(name: string): Record<CaseKind | 'hidden', { title: string; description: string }> {
  const { t } = useLingui()
  const withWhatStandsThere = t`The community’s operators will see your report and the reported content. ${name} won’t be notified.`
  return {
    member: {
      title: t`Report ${name}`,
      description: t`The community’s operators will see your report and the profile as it is now. ${name} won’t be notified.`,
    },
    hidden: {
      title: name ? t`Report ${name}` : t`Report this member`,
      description: t`The community’s operators will see your report and any recent messages between you and this member. The member won’t be notified.`,
    },
    message: {
      title: t`Report ${name}’s message`,
      description: t`The community’s operators will see your report, the message, and a few messages before and after it. ${name} won’t be notified.`,
    },
    post: { title: t`Report ${name}’s post`, description: withWhatStandsThere },
    comment: { title: t`Report ${name}’s comment`, description: withWhatStandsThere },
    review: { title: t`Report ${name}’s review`, description: withWhatStandsThere },
    update: { title: t`Report ${name}’s update`, description: withWhatStandsThere },
    organisation: { title: t`Report ${name}`, description: withWhatStandsThere },
    event: { title: t`Report ${name}’s event`, description: withWhatStandsThere },
  }
}

function ReportForm({ form, onSubmit, onCancel }: { form: FormState<typeof blankReport>; onSubmit: () => void; onCancel: () => void }) {
  const { t } = useLingui()
  const reasons = useReasonNames()
  const { banner, refusals, isPending } = useSubmission(form)
  return (
    <Form className="grid gap-4.5" onSubmit={onSubmit} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="reason">
        {(field) => (
          <RadioCards<ReportReason>
            {...field}
            label={t`What’s wrong?`}
            columns={1}
            options={reportReasons.map((id) => ({ id, label: reasons[id] }))}
          />
        )}
      </Field>
      <Field form={form} name="details">
        {(field) => <TextArea {...field} label={t`Details for the operators (optional)`} limit={longestDetails} rows={3} />}
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
