import { Star } from 'lucide-react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'

interface StarsFieldProps extends FieldTexts {
  /** 1 to 5; null if not rated yet. */
  value: number | null
  onChange: (stars: number) => void
  /** Labels for 1 to 5 stars: 'Poor' … 'Excellent'. */
  names: readonly string[]
}

/** A rating of one to five stars as a radio group, with the label of the current value. */
export function StarsField({ label, isLabelHidden, mark, hint, error, value, onChange, names }: StarsFieldProps) {
  return (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={(stars) => onChange(Number(stars))}
      orientation="horizontal"
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldClass}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-1.5 flex">
          {names.map((name, index) => (
            <Radio key={name} value={String(index + 1)} aria-label={name} className={starClass}>
              <Star className={classNames('icon-lg', value !== null && index < value && 'fill-current text-warning-mark')} aria-hidden />
            </Radio>
          ))}
        </div>
        {value !== null && (
          <span className="text-ink-2" aria-hidden>
            {names[value - 1]}
          </span>
        )}
      </div>
      <FieldNote hint={hint} error={error} />
    </RadioGroup>
  )
}

const starClass =
  'grid size-9 cursor-pointer place-items-center rounded-control text-ink-3 transition-colors data-hovered:bg-hover data-hovered:text-ink ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-0 data-focus-visible:outline-focus data-invalid:text-danger phone:size-11'
