import { Trans, useLingui } from '@lingui/react/macro'
import { Button, type ButtonProps } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { Group } from '../contract.ts'
import { groups, useChange } from './data.ts'

/** Joins a group, asks to join it, or withdraws the request; nothing for those who are in it or cannot join. */
export function JoinButton({ group: { id, name, standing, can }, size }: { group: Group } & Pick<ButtonProps, 'size'>) {
  const { t } = useLingui()
  const join = useChange({
    send: () => groups.call.join({ id }),
    failed: t`Failed to join ${name}`,
    onDone: () => toast.success(t`You are now in ${name}`),
  })
  const ask = useChange({
    send: () => groups.call.ask({ id }),
    failed: t`Failed to ask ${name}`,
    onDone: () => toast.success(t`Request sent`),
  })
  const withdraw = useChange({ send: () => groups.call.withdraw({ id }), failed: t`Failed to withdraw your request` })
  if (can.join)
    return (
      <Button variant="primary" size={size} aria-label={t`Join ${name}`} pending={join.isPending} onPress={() => join.mutate()}>
        <Trans context="group">Join</Trans>
      </Button>
    )
  if (can.ask)
    return (
      <Button variant="primary" size={size} aria-label={t`Ask to join ${name}`} pending={ask.isPending} onPress={() => ask.mutate()}>
        <Trans>Ask to join</Trans>
      </Button>
    )
  if (standing !== 'asked') return null
  return (
    <Button size={size} aria-label={t`Withdraw request to join ${name}`} pending={withdraw.isPending} onPress={() => withdraw.mutate()}>
      <Trans>Withdraw request</Trans>
    </Button>
  )
}
