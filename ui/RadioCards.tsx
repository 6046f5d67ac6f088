import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'
import type { Option } from './OptionList.tsx'

export interface RadioCardsProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (id: Id) => void
  name?: string
  isDisabled?: boolean
  /** Two columns at most on phones. */
  columns?: 1 | 2 | 3
  className?: string
}

/** A visible choice between two to six important options, such as a new member's role. */
export function RadioCards<Id extends string>({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  columns = 2,
  className,
  ...rest
}: RadioCardsProps<Id>) {
  return (
    <RadioGroup
      {...rest}
      value={value}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id)
        if (chosen) onChange(chosen.id)
      }}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(fieldClass, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div
        className={classNames(
          'grid gap-2',
          columns > 1 && (options.some(({ detail }) => detail) ? 'md:grid-cols-2' : twoIfThereIsRoom),
          columns === 3 && 'md:grid-cols-3',
        )}
      >
        {options.map(({ id, label: text, detail, icon: Icon, isDisabled }) => (
          <Radio key={id} value={id} isDisabled={isDisabled} className={cardClass}>
            {Icon && <Icon className="text-ink-3 in-data-disabled:text-ink-off in-data-selected:text-accent-ink" />}
            <span>
              {text}
              {detail && <span className="block text-12 font-normal text-ink-2 in-data-disabled:text-ink-off">{detail}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNote hint={hint} error={error} />
    </RadioGroup>
  )
}

/** One below the other if the text is large. */
const twoIfThereIsRoom = 'grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] md:grid-cols-2'

const cardClass =
  'relative flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line-control bg-surface px-3 py-2 transition-colors ' +
  'data-hovered:border-ink-3 data-invalid:border-danger data-focus-visible:outline-2 data-focus-visible:outline-offset-2 ' +
  'data-focus-visible:outline-focus data-selected:border-accent-mark data-selected:bg-selected data-selected:font-medium ' +
  'data-selected:text-accent-ink data-selected:inset-ring data-selected:inset-ring-accent-mark data-disabled:cursor-default ' +
  'data-disabled:border-line-2 data-disabled:text-ink-off phone:min-h-11'
