import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dealPath } from '#features/deals/paths.ts'
import { StatusBadge } from '#features/deals/web/index.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { formatMoney, stageLabels } from '#features/profiles/web/index.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/Button.tsx'
import type { Board } from '../../board-contract.ts'
import type { TeamCard } from '../../card-contract.ts'
import { ColumnSelect } from './ColumnSelect.tsx'
import { OwnerField } from './OwnerField.tsx'
import { RemoveDeal } from './RemoveDeal.tsx'

interface CardFactsProps {
  board: Board
  card: TeamCard
  onRemoved: () => void
}

/** The round, who added it and who is responsible, and what can be done with it. */
export function CardFacts({ board, card, onRemoved }: CardFactsProps) {
  const { i18n } = useLingui()
  const [isRemoving, setRemoving] = useState(false)
  const { deal, added_by, added_at } = card
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <StatusBadge status={deal.status} />
        <span>
          {formatMoney(deal.funding_amount, deal.currency)} · {i18n._(stageLabels[deal.funding_stage])}
        </span>
        <span className="text-12 text-ink-3">
          {added_by ? (
            <Trans>
              Added by <bdi>{added_by.full_name}</bdi> · <RelativeTime at={added_at} />
            </Trans>
          ) : (
            <Trans>
              Added · <RelativeTime at={added_at} />
            </Trans>
          )}
        </span>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <ColumnSelect board={board} card={card} />
        <OwnerField organisationId={board.organisation.id} card={card} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={dealPath(deal.id)} className={buttonClass({ size: 'small' })}>
          <ArrowUpRight aria-hidden />
          <Trans>Open deal</Trans>
        </Link>
        {card.can.remove && (
          <Button size="small" variant="quiet" onPress={() => setRemoving(true)}>
            <Trash2 aria-hidden />
            <Trans>Remove from pipeline</Trans>
          </Button>
        )}
      </div>
      {isRemoving && <RemoveDeal organisation={board.organisation} deal={deal} onClose={() => setRemoving(false)} onRemoved={onRemoved} />}
    </section>
  )
}
