import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'

export interface PopoverProps {
  /** A Button or IconButton that toggles the popover. */
  trigger: ReactElement
  /** Accessible name. */
  label: string
  placement?: AriaPopoverProps['placement']
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Width and padding, such as 'w-100 p-5'. */
  className?: string
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Details or settings of the trigger; not modal. */
export function Popover({ trigger, label, placement = 'bottom end', isOpen, onOpenChange, className, children }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} offset={6} className="popover">
        <Dialog aria-label={label} className={classNames('outline-none', className)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
