import { useLingui } from '@lingui/react/macro'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { SupportedMember } from '../../contract.ts'
import { longestReason } from '../../limits.ts'
import { memberSupport } from '../data.ts'
import { useRefresh } from './use-refresh.ts'

type Act = { name: 'resendConfirmation' | 'sendReset' | 'resetFactor' } | { name: 'endSessions'; session_id: string | null }

interface HelpDialogProps {
  found: SupportedMember
  act: Act
  onClose: () => void
}

/** Asks for the reason of an act, which the member reads, and acts. */
export function HelpDialog({ found: { member, email }, act, onClose }: HelpDialogProps) {
  const { t } = useLingui()
  const refresh = useRefresh()
  const form = useForm({ reason: '' })
  const name = member.full_name
  const texts = {
    resendConfirmation: {
      title: t`Resend the confirmation email`,
      description: t`We’ll send a new link to ${email}.`,
      button: t`Resend email`,
      done: t`Confirmation email sent`,
    },
    sendReset: {
      title: t`Send a reset link`,
      description: t`We’ll send a link to ${email} with which ${name} can choose a new password. It works for an hour.`,
      button: t`Send link`,
      done: t`Reset link sent`,
    },
    resetFactor: {
      title: t`Reset second factor`,
      description: t`${name} will be signed out now. After 24 hours, the second factor is off, unless they object with the link we’ll send to ${email}. Make sure that it is really them who asked.`,
      button: t`Reset second factor`,
      done: t`Reset requested`,
    },
    endSession: {
      title: t`End session`,
      description: t`${name} will be signed out on this device immediately and can sign in again.`,
      button: t`End session`,
      done: t`Session ended`,
    },
    endSessions: {
      title: t`End all sessions`,
      description: t`${name} will be signed out on all devices immediately and can sign in again.`,
      button: t`End sessions`,
      done: t`Sessions ended`,
    },
  }
  const isEnding = act.name === 'endSessions'
  const isProof = act.name === 'resetFactor'
  const { title, description, button, done } = texts[isEnding && act.session_id !== null ? 'endSession' : act.name]

  function send() {
    const reason = form.values.get().reason.trim()
    void form.submit({
      problems: { reason: !reason && (isProof ? t`Please enter how they proved who they are` : t`Please enter a reason`) },
      async request() {
        const about = { id: member.id, reason }
        if (act.name === 'endSessions') await memberSupport.call.endSessions({ ...about, session_id: act.session_id })
        else await memberSupport.call[act.name](about)
        onClose()
        toast.success(done)
        await refresh()
      },
    })
  }

  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={button}
      pendingLabel={t`Sending`}
      isDangerous={isEnding || isProof}
    >
      <Field form={form} name="reason">
        {(field) => (
          <TextArea
            {...field}
            {...(isProof
              ? {
                  label: t`How they proved who they are`,
                  hint: t`For example: a video call with their passport. The member reads it in an email, and operators and auditors in the activity log.`,
                }
              : { label: t`Reason`, hint: t`The member reads it in an email, and operators and auditors in the activity log.` })}
            limit={longestReason}
          />
        )}
      </Field>
    </FormDialog>
  )
}
