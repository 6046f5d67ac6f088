import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { classNames } from './class-names.ts'

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'validationBehavior' | 'validate'> {
  className?: string
  children: ReactNode
}

/** Controlled with `isSelected` and `onChange(isSelected)`. */
export function Checkbox({ className, children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      validationBehavior="aria"
      className={classNames(
        'relative flex w-fit cursor-pointer items-center gap-2 data-disabled:cursor-default data-disabled:text-ink-off phone:min-h-11',
        className,
      )}
    >
      <span className="checkbox-box">{rest.isIndeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}</span>
      <span>{children}</span>
    </AriaCheckbox>
  )
}
