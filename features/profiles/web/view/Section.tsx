import { type ReactNode, useId } from 'react'

/** A part of a profile under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mb-7 grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <h2 id={heading} className="text-16 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Words a member wrote, with their own line ends. */
export function Prose({ children }: { children: string }) {
  return <p className="max-w-read text-16 leading-[1.6] break-words whitespace-pre-line">{children}</p>
}
