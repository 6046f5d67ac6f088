import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { classNames } from './class-names.ts'

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  /** A sentence under the label. */
  description?: ReactNode
  className?: string
  children: ReactNode
}

/** A setting that applies immediately. Controlled with `isSelected` and `onChange(isSelected)`; at full width, the switch is at the end. */
export function Switch({ description, className, children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      className={classNames(
        'relative flex cursor-pointer items-center justify-between gap-3 data-disabled:cursor-default data-disabled:text-ink-off phone:min-h-11',
        className,
      )}
    >
      <span className="min-w-0">
        {children}
        {description && <span className="block text-12 text-ink-3">{description}</span>}
      </span>
      <span className="switch-track" />
    </AriaSwitch>
  )
}
