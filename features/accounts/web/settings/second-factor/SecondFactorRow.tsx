import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatMoment } from '#platform/web/format-day.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { toast } from '#ui/toast.ts'
import type { SecondFactor } from '../../../second-factor-contract.ts'
import { accounts, secondFactor } from '../../data.ts'
import { refetchAccount } from '../../follow-accounts.ts'
import { EndFactorDialog } from './EndFactorDialog.tsx'
import { RenewCodesDialog } from './RenewCodesDialog.tsx'
import { TurnOnDialog } from './TurnOnDialog.tsx'

/** How few recovery codes are a reason for new ones. */
const few = 3

/** The second factor: whether it is on, and what can be done with it. */
export function SecondFactorRow({ email }: { email: string }) {
  const { t } = useLingui()
  const { data } = useQuery(secondFactor())
  const [open, setOpen] = useState<'on' | 'codes' | 'off'>()
  const close = () => setOpen(undefined)
  return (
    <SettingRow
      isLong
      title={t`Second factor`}
      action={
        data?.since ? (
          <>
            <Button size="small" onPress={() => setOpen('codes')}>
              <Trans>New recovery codes</Trans>
            </Button>
            <Button size="small" aria-label={t`Turn off the second factor`} onPress={() => setOpen('off')}>
              <Trans>Turn off</Trans>
            </Button>
          </>
        ) : (
          data && (
            <Button size="small" aria-label={t`Turn on the second factor`} onPress={() => setOpen('on')}>
              <Trans>Turn on</Trans>
            </Button>
          )
        )
      }
    >
      {data && (data.since ? <On since={data.since} factor={data} /> : <Off isRequired={data.is_required} />)}
      {open === 'on' && <TurnOnDialog email={email} onClose={close} />}
      {open === 'codes' && <RenewCodesDialog email={email} onClose={close} />}
      {open === 'off' && <EndFactorDialog email={email} onClose={close} />}
    </SettingRow>
  )
}

function On({ since, factor: { codes_left, resets_at } }: { since: string; factor: SecondFactor }) {
  const day = formatDay(since)
  return (
    <>
      <p className="mt-0.5 flex items-center gap-1.5 text-12 text-success">
        <CircleCheck className="icon-xs" aria-hidden />
        <Trans>On since {day}</Trans>
      </p>
      <p className={codes_left <= few ? 'text-warning' : 'text-ink-2'}>
        <Plural value={codes_left} _0="No recovery codes left." one="# recovery code left." other="# recovery codes left." />
      </p>
      {resets_at && <Resets at={resets_at} />}
    </>
  )
}

/** Operators reset it: when, and a way to object. */
function Resets({ at }: { at: string }) {
  const refuse = useRefuseReset()
  const moment = formatMoment(at)
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p className="text-warning">
        <Trans>The operators were asked to turn it off. This takes effect on {moment}. If you did not ask for this, keep it.</Trans>
      </p>
      <Button variant="primary" size="small" pending={refuse.isPending} onPress={() => refuse.mutate()}>
        <Trans>Keep my second factor</Trans>
      </Button>
    </div>
  )
}

function useRefuseReset() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => accounts.call.refuseFactorReset(),
    async onSuccess() {
      await refetchAccount(queryClient)
      toast.success(t`Your second factor stays on.`)
    },
    onError(error) {
      toast.error(t`Failed to keep the second factor`, { description: problemOf(error).text })
      void refetchAccount(queryClient)
    },
  })
}

function Off({ isRequired }: { isRequired: boolean }) {
  return (
    <>
      <p className="text-ink-2">
        <Trans>Off. With it, signing in also needs a code from an app on your phone.</Trans>
      </p>
      {isRequired && (
        <p className="text-warning">
          <Trans>Your role requires it.</Trans>
        </p>
      )}
    </>
  )
}
