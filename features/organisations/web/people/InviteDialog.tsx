import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { fieldTexts } from '../../field-texts.ts'
import { invitationDays, longestText } from '../../limits.ts'
import type { Organisation } from '../../organisation-contract.ts'
import type { OrganisationRole } from '../../roles.ts'
import { MemberField } from '../choose/MemberField.tsx'
import { organisations, refreshOrganisations } from '../data.ts'
import { RoleSelect } from './RoleSelect.tsx'

interface InviteDialogProps {
  organisation: Organisation
  onClose: () => void
}

interface Invitation {
  member: MemberBrief | null
  email: string
  title: string
  role: OrganisationRole
}

/** Invites a member, or anybody by email. */
export function InviteDialog({ organisation: { id, name, standing }, onClose }: InviteDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [by, setBy] = useState<'member' | 'email'>('member')
  const form = useForm<Invitation>({ member: null, email: '', title: '', role: 'member' })

  function submit() {
    const { member, email, title, role } = form.values.get()
    const isByMail = by === 'email'
    const invited = isByMail ? email.trim() : (member?.full_name ?? '')
    void form.submit({
      problems: {
        member: !isByMail && !member && t`Please choose a member`,
        email: isByMail && !email.includes('@') && fieldTexts.email,
      },
      async request() {
        await organisations.call.invite({ id, role, title, ...(isByMail ? { email: invited } : member && { member_id: member.id }) })
        onClose()
        toast.success(t`Invitation sent to ${invited}`)
        await refreshOrganisations(queryClient)
      },
      fieldOf: (path) =>
        path === 'member_id' || (path === 'email' && !isByMail) ? 'member' : path === 'title' || path === 'email' ? path : undefined,
    })
  }
  const switchTo = (way: typeof by) => {
    setBy(way)
    form.forgetRefusals()
  }

  return (
    <FormDialog
      title={t`Invite to ${name}`}
      description={<Trans>They have {invitationDays} days to accept.</Trans>}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Send invitation</Trans>}
      pendingLabel={t`Sending`}
    >
      <SegmentedControl
        isFull
        label={t`How to invite`}
        options={[
          { id: 'member', label: t`A member` },
          { id: 'email', label: t`By email` },
        ]}
        value={by}
        onChange={switchTo}
      />
      {by === 'member' ? (
        <Field form={form} name="member">
          {(field) => <MemberField {...field} label={t`Member`} />}
        </Field>
      ) : (
        <Field form={form} name="email">
          {(field) => (
            <TextField
              {...field}
              type="email"
              inputMode="email"
              autoComplete="off"
              label={t`Email`}
              hint={t`They need an account with this address. If they’re not members yet, they need to join first.`}
            />
          )}
        </Field>
      )}
      <Field form={form} name="title">
        {(field) => (
          <TextField {...field} label={t`Title`} mark={t`Optional`} maxLength={longestText.title} placeholder={t`Co-founder, partner`} />
        )}
      </Field>
      {standing.role && (
        <Field form={form} name="role">
          {({ value, onChange }) => <RoleSelect by={standing.role ?? 'member'} from="member" value={value} onChange={onChange} />}
        </Field>
      )}
    </FormDialog>
  )
}
