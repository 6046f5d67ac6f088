import { Section } from './Section.tsx'

/** A figure or a word with its name; left out if there is none. */
type Fact = readonly [name: string, value: string | null | undefined | false]

/** Facts in two columns under a heading; nothing at all if none is known. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value)
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
