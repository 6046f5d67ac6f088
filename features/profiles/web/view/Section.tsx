import { type ReactNode, useId } from 'react'
import { asWritten } from '#platform/web/as-written.ts'

/** A section of a profile with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mb-7 grid grid-cols-[minmax(0,1fr)] gap-2.5 print:block">
      <h2 id={heading} className="font-semibold print:mb-2.5">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A text by a member: blank lines separate paragraphs, other line breaks are preserved. */
export function Prose({ children }: { children: string }) {
  return (
    <div lang={asWritten(children).lang} className="grid max-w-read gap-2.5 leading-relaxed break-words whitespace-pre-line">
      {children.split(/\n\s*\n/).map((paragraph, at) => (
        <p key={at} className="min-w-0">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
