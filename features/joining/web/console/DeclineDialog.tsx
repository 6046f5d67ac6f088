import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { Application } from '../../applications-contract.ts'
import { fieldTexts } from '../../field-texts.ts'
import { longestText } from '../../limits.ts'
import { joining } from '../data.ts'
import { refetchConsole, useTellMissed } from './refetch.ts'

/** Declines applications, with a reason that the applicants get. */
export function DeclineDialog({ applications, onClose }: { applications: readonly Application[]; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const tellMissed = useTellMissed()
  const form = useForm({ reason: '' })
  const [first] = applications
  const name = first?.full_name ?? ''
  const count = applications.length

  function send() {
    const reason = form.values.get().reason.trim()
    void form.submit({
      problems: { reason: !reason && fieldTexts.reason },
      async request() {
        const { decided, missed } = await joining.call.decline({ ids: applications.map(({ id }) => id), reason })
        await refetchConsole(queryClient)
        onClose()
        if (missed > 0) tellMissed(missed)
        if (decided > 0)
          toast.success(decided === 1 ? t`Declined, and told by email` : t`${decided} applications declined, and told by email`)
      },
    })
  }

  return (
    <FormDialog
      title={count === 1 ? t`Decline ${name}?` : t`Decline applications?`}
      description={
        <Plural
          value={count}
          one="The applicant gets your reason by email and can ask again in 30 days."
          other="# applicants get your reason by email and can ask again in 30 days."
        />
      }
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={<Trans>Decline</Trans>}
      pendingLabel={t`Declining`}
      isDangerous
    >
      <Field form={form} name="reason">
        {(field) => <TextArea {...field} label={t`Reason`} limit={longestText.reason} isRequired />}
      </Field>
    </FormDialog>
  )
}
