import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  label: ReactNode
  /** The label is as high as a row, and can be pressed in all its width. */
  isRow?: boolean
  /** If the parent decides. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
  children: ReactNode
}

/** A part of a page that is folded away until its label is pressed. */
export function Disclosure({ label, isRow = false, isOpen, onOpenChange, className, children }: DisclosureProps) {
  return (
    <details className={classNames('group', className)} open={isOpen} onToggle={(event) => onOpenChange?.(event.currentTarget.open)}>
      <summary
        onClick={(event) => {
          if (isOpen === undefined) return
          // The browser would fold it although the parent keeps it open.
          event.preventDefault()
          onOpenChange?.(!isOpen)
        }}
        className={classNames(
          'link cursor-pointer list-none items-center gap-1.5 rounded-badge [&::-webkit-details-marker]:hidden',
          isRow ? 'flex min-h-12' : 'inline-flex phone:min-h-11',
        )}
      >
        {label}
        <ChevronDown className="icon-sm transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      {children}
    </details>
  )
}
