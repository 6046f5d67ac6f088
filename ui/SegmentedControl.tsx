import type { LucideIcon } from 'lucide-react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from './class-names.ts'

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
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id)
        if (chosen) onChange(chosen.id)
      }}
      className={classNames(
        'rounded-tile border border-line bg-sunken p-0.5',
        isFull ? 'flex' : 'inline-flex max-w-full flex-wrap',
        className,
      )}
    >
      {options.map(({ id, label: text, icon: Icon, isLabelHidden }) => (
        <Radio key={id} value={id} className={classNames(segmentClass, isFull && 'flex-1')}>
          {Icon && <Icon className="icon-sm" aria-hidden />}
          <span className={isLabelHidden ? 'sr-only' : undefined}>{text}</span>
        </Radio>
      ))}
    </RadioGroup>
  )
}

const segmentClass =
  'relative inline-flex min-h-7.5 cursor-pointer items-center justify-center gap-1.5 rounded-control px-3 font-medium text-ink-2 transition-colors ' +
  'data-hovered:text-ink data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus ' +
  'data-selected:bg-surface data-selected:text-ink data-selected:shadow-2 dark:data-selected:bg-pressed phone:min-h-10'
