import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#platform/web/format-day.ts'
import { Badge } from '#ui/Badge.tsx'
import type { KindState } from '../../contract.ts'
import { sourceStates } from '../data.ts'
import { memberText, useKindNames } from '../source-names.ts'
import { SuggestSource } from './SuggestSource.tsx'

/** The sources of events with their status, and a button to suggest another. */
export function LiveSources() {
  const { t } = useLingui()
  const { data } = useQuery(sourceStates())
  return (
    <section aria-label={t`Where events come from`} className="card mt-6 grid gap-3 p-5 phone:p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t`Where events come from`}</h2>
        <SuggestSource />
      </div>
      <ul className="divide-y divide-line">
        {data?.items.map((state) => (
          <StateRow key={state.kind} state={state} />
        ))}
      </ul>
    </section>
  )
}

const tones = { ok: 'success', 'not-configured': 'neutral', stale: 'warning', failing: 'warning' } as const

function StateRow({ state: { kind, state, since, failure } }: { state: KindState }) {
  const { t } = useLingui()
  const names = useKindNames()
  const words = { ok: t`Up to date`, 'not-configured': t`Not set up`, stale: t`Out of date`, failing: t`Unavailable` }
  const at = since && formatMoment(since)
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
      <span className="font-medium">{names[kind]}</span>
      <Badge tone={tones[state]}>{words[state]}</Badge>
      {state !== 'ok' && (
        <span className="w-full text-ink-2">
          {failure && memberText(failure)} {at && state !== 'not-configured' && t`Last fetched: ${at}.`}
        </span>
      )}
    </li>
  )
}
