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

/** Words a member wrote: a blank line parts paragraphs, other line ends stay where they are. */
export function Prose({ children }: { children: string }) {
  return (
    <div className="grid max-w-read gap-2.5 text-16 leading-[1.6] break-words whitespace-pre-line">
      {children.split(/\n\s*\n/).map((paragraph, at) => (
        <p key={at} className="min-w-0">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
