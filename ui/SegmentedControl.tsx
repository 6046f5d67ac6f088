import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import { RadioRow } from './RadioRow.tsx'

export interface SegmentedControlProps<Id extends string> {
  /** Accessible name: what is switched. */
  label: string
  /** If every option has an icon and `isLabelHidden`, only icons are visible. */
  options: readonly { id: Id; label: string; icon?: LucideIcon; isLabelHidden?: boolean }[]
  value: Id
  onChange: (id: Id) => void
  /** Full width with equal segments. */
  isFull?: boolean
  className?: string
}

/** Switches between views of the same content: month, week, day; grid and list. */
export function SegmentedControl<Id extends string>({ label, options, value, onChange, isFull, className }: SegmentedControlProps<Id>) {
  return (
    <RadioRow
      label={label}
      options={options}
      value={value}
      onChange={onChange}
      className={classNames(
        'rounded-tile border border-line bg-sunken p-0.5',
        isFull ? 'flex' : 'inline-flex max-w-full flex-wrap',
        className,
      )}
      optionClass={classNames(segmentClass, isFull && 'flex-1')}
    >
      {({ label: text, icon: Icon, isLabelHidden }) => (
        <>
          {Icon && <Icon className="icon-sm" aria-hidden />}
          <span className={isLabelHidden ? 'sr-only' : undefined}>{text}</span>
        </>
      )}
    </RadioRow>
  )
}

const segmentClass =
  'relative inline-flex min-h-7.5 cursor-pointer items-center justify-center gap-1.5 rounded-control px-3 font-medium text-ink-2 transition-colors ' +
  'hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'has-checked:bg-surface has-checked:text-ink has-checked:shadow-2 dark:has-checked:bg-pressed phone:min-h-10'
