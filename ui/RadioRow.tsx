import { type ReactNode, useId } from 'react'

interface RadioRowProps<Choice extends { id: string }> {
  /** Accessible name: what is chosen. */
  label: string
  options: readonly Choice[]
  value: Choice['id']
  onChange: (id: Choice['id']) => void
  className: string
  optionClass: string
  children: (option: Choice) => ReactNode
}

/** Radio buttons in a row, drawn by their labels. The browser's own: the newsfeed has fifteen, and React Aria renders each twice. */
export function RadioRow<Choice extends { id: string }>({
  label,
  options,
  value,
  onChange,
  className,
  optionClass,
  children,
}: RadioRowProps<Choice>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {options.map((option) => (
        <label key={option.id} className={optionClass}>
          <input
            type="radio"
            className="peer sr-only"
            name={name}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {children(option)}
        </label>
      ))}
    </div>
  )
}
