import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuTrigger,
} from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { classNames } from './class-names.ts'

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement
  /** Accessible name of the menu. */
  label: string
  placement?: PopoverProps['placement']
  /** Shown above the items, such as the account's name. */
  header?: ReactNode
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode
  className?: string
}

export function Menu({ trigger, ...menu }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Surface {...menu} />
    </MenuTrigger>
  )
}

export interface OpenMenuProps extends Omit<MenuProps, 'trigger'> {
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** The item that is focused first. */
  autoFocus?: 'first' | 'last'
}

/** A menu that is open while mounted, for a button that loads its menu on demand. */
export function OpenMenu({ anchor, onClose, ...menu }: OpenMenuProps) {
  return <Surface {...menu} triggerRef={anchor} isOpen onOpenChange={onClose} onClose={onClose} />
}

type SurfaceProps = Omit<MenuProps, 'trigger'> &
  Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> & { onClose?: () => void; autoFocus?: 'first' | 'last' }

function Surface({ label, placement = 'bottom start', header, children, className, onClose, autoFocus, ...popover }: SurfaceProps) {
  return (
    <Popover {...popover} aria-label={label} placement={placement} offset={6} className={classNames('popover min-w-50', className)}>
      {header && <div className="border-b border-line px-4 py-3">{header}</div>}
      <AriaMenu
        aria-label={label}
        className="p-1.5 outline-none"
        {...(onClose ? { onClose } : {})}
        {...(autoFocus ? { autoFocus, shouldFocusWrap: true } : {})}
      >
        {children}
      </AriaMenu>
    </Popover>
  )
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style' | 'textValue'> {
  label: string
  icon?: LucideIcon
  /** At the end of the item: a CountBadge, a shortcut. */
  badge?: ReactNode
  /** The current page or the selected option: highlighted with a check mark. */
  isCurrent?: boolean
  isDangerous?: boolean
  /** The link works, but leads to an explanation. */
  isDimmed?: boolean
}

/** An action (`onAction`) or a link (`href`, handled by the router that the app passes to React Aria). */
export function MenuItem({ label, icon: Icon, badge, isCurrent = false, isDangerous = false, isDimmed = false, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      textValue={label}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      className={classNames('option', isDangerous && 'text-danger! *:text-danger!', isDimmed && 'text-ink-3!')}
    >
      {Icon && <Icon aria-hidden />}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {badge}
      {isCurrent && <Check className="icon-sm" aria-hidden />}
    </AriaMenuItem>
  )
}

export function MenuSeparator() {
  return <Separator className="mx-2.5 my-1.5 h-px bg-line" />
}
