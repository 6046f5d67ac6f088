import { type PointerEvent, type ReactElement, useState } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { useTooltipTiming } from './use-tooltip-timing.ts'

export interface TooltipProps {
  text: string
  /** The trigger: a Button, IconButton or another React Aria component. */
  children: ReactElement
}

/** A short text on hover or keyboard focus. Never the only source of information, because touch users do not see it. */
export function Tooltip(props: TooltipProps) {
  const [isUseful] = useState(canHover)
  return isUseful ? <ShownTooltip {...props} /> : props.children
}

/** Whether any pointer can hover. Phones without one have no use for the many tooltips of a screen, and little time for them. */
const canHover = () => typeof matchMedia !== 'undefined' && matchMedia('(any-hover: hover)').matches

function ShownTooltip({ text, children }: TooltipProps) {
  const { isOpen, set, pointerEnter, pointerLeave } = useTooltipTiming()
  const onlyMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act()
  }
  // React Aria shows it on keyboard focus; its hover delays cannot be configured as needed, so they are handled here.
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
      <AriaTooltip offset={6} placement="top" className="tooltip" onPointerEnter={pointerEnter} onPointerLeave={pointerLeave}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
