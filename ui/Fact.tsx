import type { LucideIcon } from 'lucide-react'

/** A fact on a card: an icon, which screen readers hear as the label, and a text. */
export function Fact({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
      <Icon className="icon-xs" aria-hidden />
      <span className="sr-only">{label}:</span>
      <span className="truncate">{text}</span>
    </span>
  )
}
