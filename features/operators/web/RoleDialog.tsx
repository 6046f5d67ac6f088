import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type MemberRole, memberRoles } from '#platform/members.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { longestReason } from '../limits.ts'
import { operators, refreshStaff } from './data.ts'
import { useRoleNames } from './role-names.ts'

interface RoleDialogProps {
  member: { id: string; full_name: string }
  role: MemberRole
  onClose: () => void
}

/** Gives a member another role, with a reason. */
export function RoleDialog({ member: { id, full_name }, role: before, onClose }: RoleDialogProps) {
  const { t } = useLingui()
  const names = useRoleNames()
  const queryClient = useQueryClient()
  const form = useForm<{ role: MemberRole; reason: string }>({ role: before, reason: '' })

  function send() {
    const { role, reason } = form.values.get()
    void form.submit({
      problems: { role: role === before && t`Please choose another role`, reason: !reason.trim() && t`Please enter a reason` },
      async request() {
        await operators.call.giveRole({ id, role, reason: reason.trim() })
        await refreshStaff(queryClient)
        onClose()
        toast.success(t`Role changed`)
      },
    })
  }

  return (
    <FormDialog
      title={t`Role of ${full_name}`}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={<Trans>Save role</Trans>}
      pendingLabel={t`Saving`}
    >
      <Field form={form} name="role">
        {(field) => (
          <RadioCards
            {...field}
            label={t`Role`}
            options={memberRoles.map((each) => ({ id: each, label: names[each].name, detail: names[each].may }))}
          />
        )}
      </Field>
      <Field form={form} name="reason">
        {(field) => (
          <TextArea
            {...field}
            label={t`Reason`}
            hint={t`Operators and auditors can read this in the activity log.`}
            limit={longestReason}
          />
        )}
      </Field>
    </FormDialog>
  )
}
