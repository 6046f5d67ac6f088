import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { communitySettingsPath } from '#features/community/paths.ts'
import { ForStaff } from '#features/operators/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import { Link } from '@tanstack/react-router'
import type { CheckId, CheckResult, CheckState } from '../contract.ts'
import { check, health } from './data.ts'
import { useCheckNames, useFindingTexts, useReasonNames } from './check-texts.ts'

const inOrder: readonly CheckId[] = ['mail', 'address', 'backup', 'legal', 'push', 'storage', 'database', 'search']

/** The set-up checklist. Each check is a request of its own, so that a slow one keeps nothing else waiting. */
export function Checks() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const again = useMutation({
    mutationFn: () =>
      Promise.all(inOrder.map(async (id) => queryClient.setQueryData(check(id).queryKey, await health.call.check({ id, again: true })))),
    onError: (error) => toast.error(t`Failed to check again`, { description: problemOf(error).text }),
  })
  return (
    <SettingsGroup
      title={t`Checklist`}
      actions={
        <Button size="small" pending={again.isPending} onPress={() => again.mutate()}>
          <RefreshCw aria-hidden />
          <Trans>Check again</Trans>
        </Button>
      }
    >
      {inOrder.map((id) => (
        <Check key={id} id={id} />
      ))}
    </SettingsGroup>
  )
}

function Check({ id }: { id: CheckId }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(check(id))
  const name = useCheckNames()[id]
  if (data) return <Result result={data} name={name} />
  if (error) {
    return (
      <SettingRow
        icon={<StateIcon state="unknown" />}
        title={name}
        isLong
        action={
          <Button size="small" aria-label={t`Retry: ${name}`} onPress={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        }
      >
        <p className="text-ink-2">{problemOf(error).text}</p>
      </SettingRow>
    )
  }
  return (
    <SkeletonGroup label={t`Checking: ${name}`}>
      <Skeleton className="my-5 w-60" />
    </SkeletonGroup>
  )
}

function Result({ result, name }: { result: CheckResult; name: string }) {
  const { means, toDo } = useFindingTexts(result)
  return (
    <SettingRow icon={<StateIcon state={result.state} />} title={name} isLong action={<Action result={result} />}>
      <p className="max-w-[70ch] wrap-anywhere text-ink-2">{means}</p>
      {toDo && <p className="mt-1 max-w-[70ch] wrap-anywhere">{toDo}</p>}
    </SettingRow>
  )
}

function Action({ result: { id, finding } }: { result: CheckResult }): ReactNode {
  if (id === 'mail') {
    return (
      <ForStaff area="community" changing>
        <TestMail />
      </ForStaff>
    )
  }
  if (id !== 'legal' || finding === 'legal.good') return null
  return (
    <Link to={communitySettingsPath()} className={buttonClass({ size: 'small' })}>
      <Trans>Edit texts</Trans>
    </Link>
  )
}

function TestMail() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const reasons = useReasonNames()
  const send = useMutation({
    mutationFn: () => health.call.sendTestMail(),
    async onSuccess({ outcome, reason }) {
      if (outcome === 'sent') toast.success(t`The mail server accepted the email. Please check that it arrives.`)
      else if (outcome === 'saved') toast.info(t`The email was saved to a file, because no mail server is set.`)
      else if (outcome === 'trying') toast.info(t`The mail server is slow. Please check in a minute whether the email arrives.`)
      else toast.error(t`The email could not be sent`, { description: reasons(reason) })
      queryClient.setQueryData(check('mail').queryKey, await health.call.check({ id: 'mail', again: true }))
    },
    onError: (error) => toast.error(t`Failed to send a test email`, { description: problemOf(error).text }),
  })
  return (
    <Button size="small" pending={send.isPending} onPress={() => send.mutate()}>
      <Trans>Send me a test email</Trans>
    </Button>
  )
}

function StateIcon({ state }: { state: CheckState }) {
  const { t } = useLingui()
  const [Icon, className, label] = {
    done: [CircleCheck, 'text-success', t`Done`] as const,
    trial: [CircleDashed, 'text-info', t`For later`] as const,
    toDo: [CircleAlert, 'text-warning', t`To do`] as const,
    unknown: [CircleHelp, 'text-ink-3', t`Could not be checked`] as const,
  }[state]
  return (
    <span className={`flex w-28 flex-none items-center gap-2 self-start text-12 font-medium ${className}`}>
      <Icon className="icon-sm" aria-hidden />
      {label}
    </span>
  )
}
