import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { MemberBrief } from '#features/members/contract.ts'
import { useMember } from '#features/members/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useFieldValue, useForm } from '#platform/web/form/use-form.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { Side } from '../../../choices.ts'
import { mostAdded } from '../../../limits.ts'
import { mentoringDays, refreshMentoringDays } from '../../data.ts'

interface AddPeopleProps {
  id: string
  side: Side
  /** Who takes part already. */
  except: readonly string[]
  label: string
  onClose: () => void
}

/** Adds members to one side, several at once. */
export function AddPeople({ id, side, except, label, onClose }: AddPeopleProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const me = useMember()
  const form = useForm<{ member_ids: readonly MemberBrief[] }>({ member_ids: [] })
  const chosen = useFieldValue(form, 'member_ids')
  const taken = [...except, ...chosen.map((member) => member.id)]
  function submit() {
    void form.submit({
      problems: { member_ids: form.values.get().member_ids.length === 0 && t`Please choose a member` },
      async request() {
        await mentoringDays.call.addPeople({ id, side, member_ids: form.values.get().member_ids.map((member) => member.id) })
        await refreshMentoringDays(queryClient)
        onClose()
      },
    })
  }
  return (
    <FormDialog title={label} form={form} onSubmit={submit} onClose={onClose} submitLabel={label} pendingLabel={t`Adding`}>
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
              except={taken}
              onChange={(member) => member && onChange([...value, member])}
            />
          )
        }
      </Field>
      {me && !taken.includes(me.id) && (
        // The search finds others alone.
        <Button size="small" className="justify-self-start" onPress={() => form.change({ member_ids: [...chosen, me] })}>
          <Trans>Choose yourself</Trans>
        </Button>
      )}
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
