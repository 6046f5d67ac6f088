import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import type { OtherSide } from '../../portfolio-contract.ts'
import { organisations } from '../data.ts'
import { useChange } from '../use-change.ts'
import { pairWith } from './pair-of.ts'

/** Removes a confirmed investment; either side may. */
export function InvestmentMenu({ id, other }: { id: string; other: OtherSide }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const name = other.name
  const remove = useChange({
    send: () => organisations.call.denyInvestment(pairWith(id, other)),
    failed: t`Failed to remove ${name}`,
    onDone() {
      setAsking(false)
      toast.info(t`Investment removed`)
    },
  })
  return (
    <>
      <Menu label={t`Actions for ${name}`} placement="bottom end" trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} />}>
        <MenuItem label={t`Remove`} icon={Trash2} isDangerous onAction={() => setAsking(true)} />
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Remove “${name}”?`}
        description={<Trans>Neither page will show the investment any more. To show it again, both sides have to confirm it.</Trans>}
        confirmLabel={t`Remove`}
        cancelLabel={t`Keep`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Removing`}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
