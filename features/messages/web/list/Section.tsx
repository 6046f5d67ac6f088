import { type ReactNode, useId } from 'react'

/** A part of the list under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-2.5 pt-4 pb-1.5 text-12 font-medium text-ink-3 phone:px-2">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}
