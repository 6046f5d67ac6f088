import type { ReactNode } from 'react'
import { Section } from './Section.tsx'

/** A label and its value; omitted if there is no value. */
export type Fact = readonly [name: string, value: ReactNode]

/** Facts in two columns under a heading; renders nothing if there are none. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => Boolean(value))
  if (known.length === 0) return null
  return (
    <Section title={title}>
      <dl>
        {known.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-[9px] first:border-t-0">
            <dt className="shrink-0 text-ink-2">{name}</dt>
            <dd className="min-w-0 text-end break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
