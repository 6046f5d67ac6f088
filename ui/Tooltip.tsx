import type { PointerEvent, ReactElement } from 'react'
import { Tooltip as AriaTooltip, type TooltipProps as AriaTooltipProps, TooltipTrigger } from 'react-aria-components/Tooltip'
import { useTooltipTiming } from './use-tooltip-timing.ts'

export interface TooltipProps {
  text: string
  placement?: AriaTooltipProps['placement']
  /** The trigger: a Button, IconButton or other component of React Aria. */
  children: ReactElement
}

/**
 * A few words about what the pointer rests on, or the keyboard is at. Never the only place of a piece of information:
 * fingers do not see it.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const { isOpen, set, pointerEnter, pointerLeave } = useTooltipTiming()
  const onlyMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act()
  }
  // React Aria shows it for the keyboard; its delays for the pointer cannot be set as ours are, so those are here.
  return (
    <TooltipTrigger trigger="focus" isOpen={isOpen} onOpenChange={set}>
      <span
        className="contents"
        onPointerEnter={onlyMouse(pointerEnter)}
        onPointerLeave={onlyMouse(pointerLeave)}
        onPointerDownCapture={() => set(false)}
      >
        {children}
      </span>
      <AriaTooltip offset={6} placement={placement} className="tooltip" onPointerEnter={pointerEnter} onPointerLeave={pointerLeave}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
