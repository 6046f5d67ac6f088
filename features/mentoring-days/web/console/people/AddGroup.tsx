import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { GroupField } from '#features/groups/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { toast } from '#ui/toast.ts'
import { mentoringDays, refreshMentoringDays } from '../../data.ts'

/** Adds the people of a group, each to the side of their type. */
export function AddGroup({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm<{ group_id: string | null }>({ group_id: null })
  function submit() {
    const { group_id } = form.values.get()
    void form.submit({
      problems: { group_id: !group_id && t`Please choose a group` },
      async request() {
        if (!group_id) return
        const { added } = await mentoringDays.call.addGroup({ id, group_id })
        await refreshMentoringDays(queryClient)
        onClose()
        toast.success(t`${plural(added, { 0: 'Nobody new to add', one: '# person added', other: '# people added' })}`)
      },
    })
  }
  return (
    <FormDialog
      title={t`Add a group`}
      description={t`Startups are added as founders, mentors and advisors as mentors. Investors are left out: add them one by one.`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Add people</Trans>}
      pendingLabel={t`Adding`}
    >
      <Field form={form} name="group_id">
        {(field) => <GroupField {...field} isRequired />}
      </Field>
    </FormDialog>
  )
}
