import { classNames } from './class-names.ts'
import { RadioRow } from './RadioRow.tsx'

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
    <RadioRow
      label={label}
      options={options}
      value={value}
      onChange={onChange}
      className={classNames(
        'flex flex-wrap gap-1.5 phone:-mx-4 phone:-my-1 phone:flex-nowrap phone:overflow-x-auto phone:px-4 phone:py-1 phone:[scrollbar-width:none]',
        className,
      )}
      optionClass="chip shrink-0 whitespace-nowrap"
    >
      {({ label: text, count }) => (
        <>
          {text}
          {count && <span className="font-normal text-ink-3 tabular-nums peer-checked:text-accent-ink">{count}</span>}
        </>
      )}
    </RadioRow>
  )
}
