import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { PipelineItem } from '../../pipeline-contract.ts'
import type { PipelineStep } from '../../pipeline-steps.ts'
import { pipelinePages } from '../data.ts'
import { stepLabels } from '../labels.ts'
import { DealColumn } from './DealColumn.tsx'
import { PipelineCard } from './PipelineCard.tsx'
import { type Placed, placedItem } from './use-place-deal.ts'

interface PipelineColumnProps {
  step: PipelineStep
  onMove: (placed: Placed) => void
  onAsk: (what: 'note' | 'invested', item: PipelineItem) => void
  /** The only visible column, with its name already shown above. */
  isAlone: boolean
}

/** One step of the investor's own pipeline. */
export function PipelineColumn({ step, onMove, onAsk, isAlone }: PipelineColumnProps) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const pages = useInfiniteQuery(pipelinePages(step))
  const place = (id: string, after: string | null) => {
    const item = placedItem(queryClient, id)
    if (item) onMove({ item, step, after })
  }
  return (
    <DealColumn
      label={i18n._(stepLabels[step])}
      pages={pages}
      onPlace={place}
      renderCard={(item) => <PipelineCard item={item} onMove={onMove} onAsk={(what) => onAsk(what, item)} />}
      empty={emptyTexts[step]}
      isAlone={isAlone}
    />
  )
}

/** Explains an empty step. */
const emptyTexts = {
  saved: <Trans>Deals you bookmark appear here.</Trans>,
  interested: <Trans>Deals you expressed interest in.</Trans>,
  talks: <Trans>Deals whose founders you’re in talks with.</Trans>,
  passed: <Trans>Deals you decided against, with your reason.</Trans>,
  invested: <Trans>Deals you invested in.</Trans>,
}
