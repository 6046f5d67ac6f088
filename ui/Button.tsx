import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** While true the button keeps its width and its focus, and cannot be pressed. */
  pending?: boolean
  /** What stands beside the spinner, such as 'Saving'; its room is kept from the start. */
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
      {/* Without a word of its own for the while, it keeps its name to those who hear it. */}
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

/** Both faces of the button lie in one cell, so that the wider one sets its width in either state. */
const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-1.5'
const reserve =
  'data-reserve:before:invisible data-reserve:before:col-start-1 data-reserve:before:row-start-1 data-reserve:before:h-0 ' +
  'data-reserve:before:ps-[21px] data-reserve:before:content-[attr(data-reserve)]'
