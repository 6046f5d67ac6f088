import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { State } from '../../answers/value.ts'
import type { Sheet } from '../../reading-contract.ts'
import { FactLine } from '../strip/FactLine.tsx'

/** In short: the year's facts at a glance, and how many answers rest on what. */
export function SheetSummary({ sheet: { facts, sections } }: { sheet: Sheet }) {
  const { t } = useLingui()
  const answers = sections.flatMap((section) => section.answers)
  const total = answers.length
  const count = (state: State) => answers.filter((answer) => answer.state === state).length
  const [stated, evidenced, confirmed] = [count('stated'), count('evidenced'), count('confirmed')]
  const parts = [
    confirmed > 0 && t`${plural(confirmed, { one: '# confirmed by a reader', other: '# confirmed by readers' })}`,
    evidenced > 0 && t`${evidenced} with evidence`,
    stated > 0 && t`${plural(stated, { one: '# stated by the company', other: '# stated by the company' })}`,
  ].filter((part) => part !== false)
  const rests = parts.join(', ')
  return (
    <section aria-label={t`In short`} className="card grid gap-4 p-4">
      {facts.length > 0 && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-6 gap-y-4">
          {facts.map((fact) => (
            <FactLine key={fact.fact} fact={fact} />
          ))}
        </dl>
      )}
      <p className="text-ink-2">
        {stated === total
          ? t`${plural(total, { one: '# answer, stated by the company itself', other: '# answers, all stated by the company itself' })}`
          : t`${plural(total, { one: '# answer', other: '# answers' })}: ${rests}`}
      </p>
    </section>
  )
}
