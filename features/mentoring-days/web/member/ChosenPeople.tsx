import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { candidatesOf } from '../data.ts'
import { PersonLine } from './PersonLine.tsx'

/** The people that the member chose, once this cannot be changed any more. */
export function ChosenPeople({ id, wishes }: { id: string; wishes: readonly string[] }) {
  const { t } = useLingui()
  const { data } = useQuery(candidatesOf(id))
  const chosen = wishes.flatMap((wished) => data?.items.find((each) => each.id === wished) ?? [])
  return (
    <section aria-labelledby="chosen" className="card px-5 py-4 phone:px-4">
      <h2 id="chosen" className="font-semibold">
        {t`Your choice`}
      </h2>
      <ol className="divide-y divide-line">
        {chosen.map((person, at) => (
          <li key={person.id} className="flex items-center gap-3 py-3">
            <span className="w-4 text-ink-2 tabular-nums">{at + 1}</span>
            <PersonLine person={person} />
          </li>
        ))}
      </ol>
    </section>
  )
}
