import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Board } from '../../board-contract.ts'
import { cardOf } from '../data.ts'
import { CardFacts } from './CardFacts.tsx'
import { Notes } from './Notes.tsx'
import { Votes } from './Votes.tsx'

interface CardDialogProps {
  board: Board
  dealId: string
  onClose: () => void
}

/** What a team thinks of a deal: who is responsible, votes and notes. */
export function CardDialog({ board, dealId, onClose }: CardDialogProps) {
  const { t } = useLingui()
  const { id, name } = board.organisation
  const { data: card, error, isFetching, refetch } = useQuery(cardOf(id, dealId))
  const [unsaved, setUnsaved] = useState(0)
  const problem = error ? problemOf(error) : undefined
  const isGone = problem?.code === 'NOT_FOUND'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={unsaved === 0}
      size="large"
      title={card && !isGone ? card.deal.company_name : t`Deal`}
      description={card && !isGone ? card.deal.title : undefined}
      closeLabel={t`Close`}
    >
      {problem && (isGone || !card) && (
        <ErrorState
          title={isGone ? t`Deal not found` : t`Failed to load the deal`}
          {...(!isGone && { retryLabel: t`Retry`, onRetry: () => void refetch(), pending: isFetching })}
        >
          {problem.text}
        </ErrorState>
      )}
      {!card && !problem && (
        <SkeletonGroup label={t`Loading deal`} className="grid gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {card && !isGone && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <CardFacts board={board} card={card} onRemoved={onClose} />
          <Votes board={board} card={card} onUnsaved={setUnsaved} />
          <Notes organisation={{ id, name }} dealId={dealId} onUnsaved={setUnsaved} />
        </div>
      )}
    </Dialog>
  )
}
