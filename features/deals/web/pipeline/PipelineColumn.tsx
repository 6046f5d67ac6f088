import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useQueryClient } from '@tanstack/react-query'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { classNames } from '#ui/class-names.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { PipelineItem } from '../../pipeline-contract.ts'
import type { PipelineStep } from '../../pipeline-steps.ts'
import { pipelinePages } from '../data.ts'
import { stepLabels } from '../labels.ts'
import { PipelineCard } from './PipelineCard.tsx'
import { type Placed, placedItem } from './use-place-deal.ts'

interface PipelineColumnProps {
  step: PipelineStep
  onMove: (placed: Placed) => void
  onAsk: (what: 'note' | 'invested', item: PipelineItem) => void
  /** The only visible column, with its name already shown above. */
  isAlone: boolean
}

const dragType = 'application/x-esg-network-deal'

/** One step of the pipeline. Deals can be dragged within it and between steps, by pointer or keyboard. */
export function PipelineColumn({ step, onMove, onAsk, isAlone }: PipelineColumnProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const pages = useInfiniteQuery(pipelinePages(step))
  const items = itemsOf(pages.data)
  const label = i18n._(stepLabels[step])

  const place = (id: string, after: string | null) => {
    const item = placedItem(queryClient, id)
    if (item) onMove({ item, step, after })
  }
  /** The deal that precedes the drop position. */
  const before = (key: string, moved: string) => {
    const others = items.filter(({ deal }) => deal.id !== moved)
    return others[others.findIndex(({ deal }) => deal.id === key) - 1]?.deal.id ?? null
  }
  const dropped = (id: string, { key, dropPosition }: { key: unknown; dropPosition: string }) =>
    place(id, dropPosition === 'before' ? before(String(key), id) : String(key))

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => [...keys].forEach((key) => dropped(String(key), target)),
    onInsert: ({ items: dragged, target }) => void readIds(dragged).then((ids) => ids.forEach((id) => dropped(id, target))),
    onRootDrop: ({ items: dragged }) => void readIds(dragged).then((ids) => ids.forEach((id) => place(id, items.at(-1)?.deal.id ?? null))),
  })

  return (
    <section aria-label={label} className={classNames('flex min-w-0 flex-col rounded-card', !isAlone && 'bg-sunken p-2')}>
      {!isAlone && (
        <h2 className="flex items-baseline gap-2 px-2 pt-1 pb-2 font-semibold">
          {label}
          {items.length > 0 && (
            <span className="font-normal text-ink-3 tabular-nums">{`${items.length}${pages.hasNextPage ? '+' : ''}`}</span>
          )}
        </h2>
      )}
      {!pages.data && !pages.error && (
        <SkeletonGroup label={t`Loading your pipeline`} className="grid gap-2">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </SkeletonGroup>
      )}
      {!pages.data && pages.error && (
        <ErrorState title={t`Error loading deals`} retryLabel={t`Retry`} pending={pages.isFetching} onRetry={() => void pages.refetch()}>
          {problemOf(pages.error).text}
        </ErrorState>
      )}
      {pages.data && (
        <GridList
          aria-label={label}
          items={items.map((item) => ({ id: item.deal.id, item }))}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <EmptyColumn step={step} />}
          className="pipeline-list grid min-h-40 flex-1 content-start gap-2 rounded-card outline-none data-drop-target:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-focus"
        >
          {({ item }) => (
            <GridListItem
              id={item.deal.id}
              textValue={item.deal.company_name}
              className="card group relative p-3 outline-offset-[-2px] outline-focus data-dragging:opacity-50 data-focus-visible:outline-2"
            >
              <PipelineCard item={item} onMove={onMove} onAsk={(what) => onAsk(what, item)} />
            </GridListItem>
          )}
        </GridList>
      )}
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </section>
  )
}

/** Dragged items may come from another window and can only be read on drop. */
async function readIds(dragged: readonly { kind: string }[]): Promise<string[]> {
  const texts = dragged.filter(isText).filter(({ types }) => types.has(dragType))
  return Promise.all(texts.map((each) => each.getText(dragType)))
}

interface DraggedText {
  kind: 'text'
  types: Set<string>
  getText: (type: string) => Promise<string>
}
const isText = (dragged: { kind: string }): dragged is DraggedText => dragged.kind === 'text'

/** Explains an empty step. */
function EmptyColumn({ step }: { step: PipelineStep }) {
  const texts = {
    saved: <Trans>Deals you bookmark appear here.</Trans>,
    interested: <Trans>Deals you expressed interest in.</Trans>,
    talks: <Trans>Deals whose founders you’re in talks with.</Trans>,
    passed: <Trans>Deals you decided against, with your reason.</Trans>,
    invested: <Trans>Deals you invested in.</Trans>,
  }
  return <p className="px-3 py-6 text-center text-12 text-ink-3">{texts[step]}</p>
}
