import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIsPhone } from '#platform/web/phone.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { DealCard } from '../../deal-contract.ts'
import { editDealPath } from '../../paths.ts'
import { movesFrom } from '../../statuses.ts'
import { statusLabels } from '../labels.ts'
import { DeleteDeal } from './DeleteDeal.tsx'
import { useMoveDeal } from './use-move-deal.ts'

type OwnDeal = Pick<DealCard, 'id' | 'title' | 'company_name' | 'status'>

/** Actions on the member's own deal. */
export function OwnerActions({ deal, onDeleted }: { deal: OwnDeal; onDeleted?: () => void }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [isDeleting, setDeleting] = useState(false)
  const name = deal.title
  return (
    <div className="flex gap-2">
      <StatusMenu deal={deal} />
      {isPhone ? (
        <IconButton
          icon={Trash2}
          variant="outline"
          className="size-control-sm!"
          label={t`Delete ${name}`}
          onPress={() => setDeleting(true)}
        />
      ) : (
        <Button size="small" aria-label={t`Delete ${name}`} onPress={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          <Trans>Delete</Trans>
        </Button>
      )}
      <Link to={editDealPath(deal.id)} aria-label={t`Edit ${name}`} className={buttonClass({ size: 'small' })}>
        <Pencil aria-hidden />
        <Trans>Edit</Trans>
      </Link>
      <DeleteDeal deal={deal} isOpen={isDeleting} onOpenChange={setDeleting} {...(onDeleted && { onDeleted })} />
    </div>
  )
}

/** The possible status changes. Renders nothing if there are none. */
function StatusMenu({ deal }: { deal: OwnDeal }) {
  const { t, i18n } = useLingui()
  const move = useMoveDeal(deal)
  const moves = movesFrom[deal.status]
  if (moves.length === 0) return null
  const name = deal.title
  return (
    <Menu
      label={t`Change the status of ${name}`}
      trigger={
        <Button size="small" pending={move.isPending} aria-label={t`Change the status of ${name}`}>
          <Trans>Status</Trans>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {moves.map((to) => (
        <MenuItem key={to} label={i18n._(statusLabels[to])} onAction={() => move.mutate(to)} />
      ))}
    </Menu>
  )
}
