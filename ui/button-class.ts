import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'soft' | 'danger'
/** `tall` is for submit buttons of dialogs and pages with one thing to do. */
export type ButtonSize = 'small' | 'regular' | 'tall'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-pressed',
  secondary: 'border border-line-2 bg-surface shadow-1 hover:border-line-control hover:bg-hover active:bg-pressed',
  quiet: 'text-ink-2 hover:bg-hover hover:text-ink active:bg-pressed',
  soft: 'bg-accent-soft forced-colors:border text-accent-ink hover:bg-accent-soft-hover active:bg-[color-mix(in_srgb,var(--accent-soft-hover)_90%,var(--accent-ink))]',
  danger: 'bg-danger-fill text-on-danger hover:bg-danger-fill-hover active:bg-[color-mix(in_srgb,var(--danger-fill-hover)_84%,var(--ink))]',
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-control-sm px-[11px] rounded-control',
  regular: 'h-control px-[14px] rounded-control',
  tall: 'h-[2.75rem] px-5 rounded-control',
}

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-1.5 font-medium whitespace-nowrap select-none transition-colors ' +
  '[&_.lucide]:size-[1rem] print:hidden'
const off = 'bg-pressed text-ink-off cursor-default'

/**
 * The classes of a button, also for links that look like one. `className` may add layout (width, margin, grid area), but no styling. Use
 * one `primary` button per view or dialog; repeated actions in cards are `soft` or `secondary`.
 */
export function buttonClass(
  options: { variant?: ButtonVariant; size?: ButtonSize; isDisabled?: boolean; className?: string | undefined } = {},
): string {
  const { variant = 'secondary', size = 'regular', isDisabled = false, className } = options
  return classNames(base, sizes[size], isDisabled ? off : variants[variant], className)
}
