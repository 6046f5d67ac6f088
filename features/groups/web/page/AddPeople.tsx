import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { MemberBrief } from '#features/members/contract.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm, useFieldValue } from '#platform/web/form/use-form.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast.ts'
import { mostAdded } from '../../limits.ts'
import { groups, refreshGroups } from '../data.ts'

interface AddPeopleProps {
  group: { id: string; name: string }
  onClose: () => void
}

interface Chosen {
  member_ids: readonly MemberBrief[]
}

/** Adds members to a group, several at once. */
export function AddPeople({ group: { id, name }, onClose }: AddPeopleProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm<Chosen>({ member_ids: [] })
  const chosen = useFieldValue(form, 'member_ids')
  function submit() {
    void form.submit({
      problems: { member_ids: form.values.get().member_ids.length === 0 && t`Please choose a member` },
      async request() {
        await groups.call.add({ id, member_ids: form.values.get().member_ids.map((member) => member.id) })
        await refreshGroups(queryClient)
        onClose()
        toast.success(t`Done. The people you added are notified.`)
      },
    })
  }
  return (
    <FormDialog
      title={t`Add people to ${name}`}
      description={t`They see everything in this group from then on, and can leave at any time.`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Add to group</Trans>}
      pendingLabel={t`Adding`}
    >
      <Field form={form} name="member_ids">
        {({ value, onChange, ...field }) =>
          value.length < mostAdded && (
            // Another choice starts with an empty search.
            <Slot
              key={value.length}
              name="choose.member"
              {...field}
              label={t`Member`}
              value={null}
              except={value.map((member) => member.id)}
              onChange={(member) => member && onChange([...value, member])}
            />
          )
        }
      </Field>
      {chosen.length > 0 && (
        <ul aria-label={t`Chosen members`} className="divide-y divide-line">
          {chosen.map((member) => (
            <li key={member.id} className="flex min-h-11 items-center gap-2">
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {member.full_name}
              </span>
              <IconButton
                icon={X}
                size="small"
                label={t`Remove ${member.full_name}`}
                onPress={() => form.change({ member_ids: chosen.filter((each) => each.id !== member.id) })}
              />
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
