import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { MemberBrief } from '#features/members/contract.ts'
import { useMember } from '#features/members/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { OperatedGroup } from '../../contract.ts'
import { groups, refreshGroups } from '../data.ts'

/** Makes a member a leader, who is added to the group if needed. Leaders are removed on the group's page. */
export function ChooseLeader({ group: { id, name, leaders }, onClose }: { group: OperatedGroup; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const me = useMember()
  const form = useForm<{ member_id: MemberBrief | null }>({ member_id: null })
  function submit() {
    const { member_id: member } = form.values.get()
    void form.submit({
      problems: { member_id: !member && t`Please choose a member` },
      async request() {
        if (!member) return
        await groups.call.setLeader({ id, member_id: member.id, is_leader: true })
        await refreshGroups(queryClient)
        onClose()
        toast.success(t`${member.full_name} leads ${name}`)
      },
    })
  }
  return (
    <FormDialog
      title={t`Choose a leader of ${name}`}
      description={t`Leaders add and remove people, answer requests and manage resources. A group can have several leaders.`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Make leader</Trans>}
      pendingLabel={t`Saving`}
    >
      <Field form={form} name="member_id">
        {(field) => <Slot name="choose.member" {...field} label={t`Member`} except={leaders.map((leader) => leader.id)} />}
      </Field>
      {me && !leaders.some((leader) => leader.id === me.id) && (
        // The search finds others alone.
        <Button size="small" className="justify-self-start" onPress={() => form.change({ member_id: me })}>
          <Trans>Choose yourself</Trans>
        </Button>
      )}
    </FormDialog>
  )
}
