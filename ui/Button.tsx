import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Keeps the button's width and focus and disables it. */
  pending?: boolean
  /** Label next to the spinner, such as 'Saving'; its space is reserved. */
  pendingLabel?: string
  /** Layout only: width, margin, place in a grid. */
  className?: string
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

export function Button({ variant, size, pending = false, pendingLabel, className, children, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      isPending={pending}
      data-reserve={pendingLabel}
      className={buttonClass({ variant, size, isDisabled: rest.isDisabled, className: classNames('inline-grid', reserve, className) })}
    >
      {/* Without a pending label, screen readers still get the button's name. */}
      <span className={classNames(face, pending && (pendingLabel ? 'invisible' : 'opacity-0'))}>{children}</span>
      {pending && (
        <span className={face}>
          <Spinner />
          {pendingLabel}
        </span>
      )}
    </AriaButton>
  )
}

/** Both states share a grid cell, so that the wider one sets the width. */
const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-1.5'
const reserve =
  'data-reserve:before:invisible data-reserve:before:col-start-1 data-reserve:before:row-start-1 data-reserve:before:h-0 ' +
  'data-reserve:before:ps-[21px] data-reserve:before:content-[attr(data-reserve)]'
