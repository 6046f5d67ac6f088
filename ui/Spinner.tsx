import { classNames } from './class-names.ts'

/** A spinner in the colour of the surrounding text. Announced if it has a label; silent next to a text. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={classNames('inline-grid place-items-center', className)}>
      <span
        aria-hidden
        className="size-[0.9375rem] animate-spin rounded-full border-2 border-current border-r-transparent forced-colors:border-dotted"
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
