import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { formatMoment } from '#platform/web/format-day.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { toast } from '#ui/toast.ts'
import type { EmailChange } from '../../email-contract.ts'
import { accounts, emailChange } from '../data.ts'
import { useMailLink } from '../use-mail-link.ts'
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SecondFactorRow } from './second-factor/SecondFactorRow.tsx'

export function AccountSettings() {
  const { t } = useLingui()
  const member = useMember()
  const { data } = useQuery(emailChange())
  const [changing, setChanging] = useState<'email' | 'password'>()
  if (!member) return null
  const close = () => setChanging(undefined)

  return (
    <SettingsGroup title={t`Account`}>
      <SettingRow
        title={t`Email`}
        action={
          <Button size="small" aria-label={t`Change email`} onPress={() => setChanging('email')}>
            <Trans>Change</Trans>
          </Button>
        }
      >
        <p className="break-words text-ink-2">{member.email}</p>
        {member.email_confirmed ? <Confirmed /> : <Unconfirmed email={member.email} />}
      </SettingRow>
      {data?.waiting && <Waiting {...data.waiting} />}
      <SettingRow
        title={t`Password`}
        action={
          <Button size="small" aria-label={t`Change password`} onPress={() => setChanging('password')}>
            <Trans>Change</Trans>
          </Button>
        }
      >
        <p className="text-ink-2">
          <Trans>Changing it signs you out on all other devices.</Trans>
        </p>
      </SettingRow>
      <SecondFactorRow email={member.email} />
      {changing === 'email' && <ChangeEmailDialog onClose={close} />}
      {changing === 'password' && <ChangePasswordDialog account={member} onClose={close} />}
    </SettingsGroup>
  )
}

function Confirmed() {
  return (
    <p className="mt-0.5 flex items-center gap-1.5 text-12 text-success">
      <CircleCheck className="icon-xs" aria-hidden />
      <Trans>Confirmed</Trans>
    </p>
  )
}

function Unconfirmed({ email }: { email: string }) {
  const mail = useMailLink('own')
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-12 text-warning">
      <CircleDashed className="icon-xs" aria-hidden />
      <Trans>Not confirmed yet.</Trans>
      <button type="button" className="link" disabled={mail.isPending} onClick={() => mail.mutate(email)}>
        <Trans>Send the link again</Trans>
      </button>
    </p>
  )
}

/** The pending new address, until its link is opened. */
function Waiting({ email, expires_at }: EmailChange) {
  const { t } = useLingui()
  const mail = useMailLink('waiting')
  const cancel = useCancel()
  const until = formatMoment(expires_at)
  return (
    <SettingRow
      isLong
      title={<span className="break-words">{email}</span>}
      action={
        <>
          <Button size="small" pending={cancel.isPending} aria-label={t`Cancel the change to ${email}`} onPress={() => cancel.mutate()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button size="small" pending={mail.isPending} aria-label={t`Send again to ${email}`} onPress={() => mail.mutate(email)}>
            <Trans>Send again</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>Not confirmed yet. Open the link we sent to this address. It expires on {until}.</Trans>
      </p>
    </SettingRow>
  )
}

function useCancel() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => accounts.call.cancelEmailChange(),
    onSuccess() {
      queryClient.setQueryData(emailChange().queryKey, { waiting: null })
      toast.success(t`Email change cancelled`)
    },
    onError: (error) => toast.error(t`Failed to cancel the email change`, { description: problemOf(error).text }),
  })
}
