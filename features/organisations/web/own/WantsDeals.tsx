import { useLingui } from '@lingui/react/macro'
import { useMember } from '#features/members/web/index.ts'
import { Switch } from '#ui/Switch.tsx'
import type { OwnOrganisation } from '../../organisation-contract.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'

/** Whether the reader is notified about an organisation's deals. */
export function WantsDeals({ organisation: { id, name, wants_deals } }: { organisation: OwnOrganisation }) {
  const { t } = useLingui()
  const member = useMember()
  const { mutate, isPending, variables } = useChange<boolean>({
    send: (wanted) => organisations.call.changePerson({ id, member_id: member?.id ?? '', wants_deals: wanted }),
    failed: t`Failed to save your choice`,
  })
  return (
    <Switch className="min-h-13 py-2" isSelected={isPending ? variables : wants_deals} onChange={mutate}>
      {t`Notify me about ${name}’s deals`}
    </Switch>
  )
}
