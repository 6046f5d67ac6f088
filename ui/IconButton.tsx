import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { classNames } from './class-names.ts'
import { CountBadge } from './CountBadge.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'aria-label'> {
  icon: LucideIcon
  /** Accessible name and tooltip. */
  label: string
  variant?: 'quiet' | 'outline' | 'soft'
  size?: 'small' | 'regular'
  /** A number in the corner, such as '9+'. Include it in `label`: '4 notifications'. */
  count?: string
  /** Whether the panel is open or the mark is set. */
  isOn?: boolean
  /** Layout only. */
  className?: string
  ref?: Ref<HTMLButtonElement>
}

const looks = {
  quiet: 'text-ink-2 hover:bg-hover hover:text-ink active:bg-pressed aria-expanded:bg-hover data-on:bg-hover data-on:text-ink',
  outline: 'border border-line-2 bg-surface text-ink-2 hover:border-line-control hover:bg-hover hover:text-ink active:bg-pressed',
  soft: 'bg-accent-soft text-accent-ink hover:bg-accent-soft-hover',
}
const sizes = { small: 'size-7 phone:size-11', regular: 'size-9 phone:size-11' }

export function IconButton({ icon: Icon, label, variant = 'quiet', size = 'regular', count, isOn, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        {...rest}
        aria-label={label}
        data-on={isOn || undefined}
        className={classNames(
          'relative inline-grid shrink-0 place-items-center rounded-control transition-colors print:hidden',
          rest.isDisabled ? 'text-ink-off' : looks[variant],
          sizes[size],
          className,
        )}
      >
        <Icon className={classNames('max-h-[64%] max-w-[64%]', size === 'small' && 'icon-sm')} />
        {count && (
          // Grows away from the icon, so that large text leaves it visible.
          <CountBadge className="absolute start-[calc(50%+4px)] bottom-[calc(50%+1px)] h-[1rem] min-w-[1rem] px-1 ring-2 ring-surface">
            {count}
          </CountBadge>
        )}
      </AriaButton>
    </Tooltip>
  )
}
