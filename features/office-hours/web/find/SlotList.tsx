import { Trans, useLingui } from '@lingui/react/macro'
import { whenOf } from '#features/meetings/web/index.ts'
import { classNames } from '#ui/class-names.ts'
import type { Slot } from '../../contract.ts'

interface SlotListProps {
  label: string
  slots: readonly Slot[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Times to choose one of. Full ones can be chosen, too: to wait. */
export function SlotList({ label, slots, chosen, onChoose }: SlotListProps) {
  const { t } = useLingui()
  const open = slots.filter(({ yours }) => yours === null)
  if (open.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>There are no other times at the moment.</Trans>
      </p>
    )
  }
  return (
    <section aria-label={label} className="grid gap-2">
      <h2 className="font-medium">{label}</h2>
      <ul className="-m-1 grid max-h-[22rem] grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-1.5 overflow-y-auto p-1">
        {open.map(({ id, starts_at, free }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              className={classNames(
                'flex min-h-control w-full flex-wrap items-center justify-between gap-x-2 rounded-control border border-line-2 bg-surface px-3 py-1.5 text-start font-medium tabular-nums transition-colors hover:border-line-control hover:bg-hover phone:min-h-11',
                id === chosen && 'border-accent-mark! bg-accent-soft! text-accent-ink',
              )}
            >
              {whenOf(starts_at)}
              <span className="text-12 font-normal">{free === 0 ? t`Waiting list` : free > 1 ? t`${free} places` : ''}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
