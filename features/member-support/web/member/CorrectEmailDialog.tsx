import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { problemOf } from '#platform/web/problem.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { SupportedMember } from '../../contract.ts'
import { longestReason } from '../../limits.ts'
import { memberSupport, supportedMember } from '../data.ts'
import { useRefresh } from './use-refresh.ts'

const seenIn = ({ email, waiting_email }: SupportedMember) => ({ email, waiting: waiting_email?.email ?? null })

/** Asks for a member's right address, and how they proved who they are. */
export function CorrectEmailDialog({ found, onClose }: { found: SupportedMember; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const form = useForm({ email: '', reason: '' })
  // The correction is about the addresses seen when the dialog was opened, or after it was refused.
  const [seen, setSeen] = useState(() => seenIn(found))
  const { id, full_name: name } = found.member

  function send() {
    const { email, reason } = form.values.get()
    void form.submit({
      problems: {
        email: !email.trim() && t`Please enter the right address`,
        reason: !reason.trim() && t`Please enter how they proved who they are`,
      },
      async request() {
        try {
          await memberSupport.call.correctEmail({ id, email, reason: reason.trim(), seen })
        } catch (error) {
          if (problemOf(error).code === 'CONFLICT') setSeen(seenIn(await queryClient.fetchQuery({ ...supportedMember(id), staleTime: 0 })))
          throw error
        }
        onClose()
        toast.success(t`Link sent`, { description: t`The address changes when ${name} opens the link we sent to ${email}.` })
        await refresh()
      },
    })
  }

  return (
    <FormDialog
      title={t`Correct address`}
      description={t`We’ll send a link to the new address. It works for three days. Until it is opened, ${seen.email} stays in use. The owner of that address is told and can object for seven days.`}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={<Trans>Send link</Trans>}
      pendingLabel={t`Sending`}
    >
      <Field form={form} name="email">
        {(field) => <TextField {...field} label={t`New email`} type="email" autoComplete="off" spellCheck="false" isRequired />}
      </Field>
      <Field form={form} name="reason">
        {(field) => (
          <TextArea
            {...field}
            label={t`How they proved who they are`}
            hint={t`For example: a video call with their passport. The member reads it in an email, and operators and auditors in the activity log.`}
            limit={longestReason}
          />
        )}
      </Field>
    </FormDialog>
  )
}
