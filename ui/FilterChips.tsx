import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from './class-names.ts'

export interface FilterChipsProps<Id extends string> {
  /** Accessible name: what the chips filter by. */
  label: string
  /** `count` is formatted: '1,284', '200+'. */
  options: readonly { id: Id; label: string; count?: string }[]
  value: Id
  onChange: (id: Id) => void
  className?: string
}

/** A single-choice filter with the number of results per option. On phones the row scrolls horizontally. */
export function FilterChips<Id extends string>({ label, options, value, onChange, className }: FilterChipsProps<Id>) {
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
        'flex flex-wrap gap-1.5 phone:-mx-4 phone:-my-1 phone:flex-nowrap phone:overflow-x-auto phone:px-4 phone:py-1 phone:[scrollbar-width:none]',
        className,
      )}
    >
      {options.map(({ id, label: text, count }) => (
        <Radio key={id} value={id} className="chip shrink-0 whitespace-nowrap">
          {text}
          {count && <span className="font-normal text-ink-3 tabular-nums in-data-selected:text-accent-ink">{count}</span>}
        </Radio>
      ))}
    </RadioGroup>
  )
}
