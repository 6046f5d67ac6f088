import { Children, type ReactNode } from 'react'
import { Staged } from './Staged.tsx'

/** Two or three fields in a row; stacked on phones. */
export function FieldGrid({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <div className={`grid grid-cols-1 items-start empty:hidden gap-x-4 gap-y-5 ${columns === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
      {inStages(children)}
    </div>
  )
}

/** A titled part of a long form. The heading is to the left of the fields if there is space. */
export function FieldSection({ title, description, children }: { title: string; description?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-line py-7 first:border-t-0 first:pt-0 lg:grid-cols-[240px_minmax(0,1fr)]">
      <div>
        <h2 className="font-semibold">{title}</h2>
        {description && <p className="mt-1 text-ink-2">{description}</p>}
      </div>
      <div className="grid min-w-0 gap-5">{inStages(children)}</div>
    </section>
  )
}

const inStages = (fields: ReactNode) => Children.map(fields, (field) => <Staged>{field}</Staged>)
