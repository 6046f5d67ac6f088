import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import type { OrganisationBrief } from '../../contract.ts'
import { organisationBySlug, organisations } from '../data.ts'
import { useChange } from '../use-change.ts'
import { AskToJoin } from './AskToJoin.tsx'

interface AskOrWithdrawProps {
  organisation: Pick<OrganisationBrief, 'id' | 'slug' | 'name'>
  size?: 'small' | 'regular'
}

/** Asks to join an organisation, or withdraws the request. Renders nothing for its people. */
export function AskOrWithdraw({ organisation, size = 'small' }: AskOrWithdrawProps) {
  const { data } = useQuery(organisationBySlug(organisation.slug))
  if (!data || data.standing.role) return null
  if (data.standing.has_asked) return <Withdraw id={organisation.id} size={size} />
  return <AskToJoin organisation={organisation} size={size} variant={size === 'small' ? 'soft' : 'secondary'} />
}

function Withdraw({ id, size }: { id: string; size: 'small' | 'regular' }) {
  const { t } = useLingui()
  const withdraw = useChange({
    send: () => organisations.call.withdrawRequest({ id }),
    failed: t`Failed to withdraw your request`,
    onDone: () => toast.info(t`Request withdrawn`),
  })
  return (
    <Button size={size} pending={withdraw.isPending} pendingLabel={t`Withdrawing`} onPress={() => withdraw.mutate()}>
      <Trans>Withdraw request</Trans>
    </Button>
  )
}
