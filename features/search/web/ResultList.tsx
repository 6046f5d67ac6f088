import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { use } from 'react'
import { formatDay } from '#platform/web/format-day.ts'
import { SearchKindsContext } from '#platform/web/rooms/search-kinds.ts'
import type { SearchResult } from '../contract.ts'
import { Marked } from './Marked.tsx'

/** What was found, each with the part of its text that has the words. */
export function ResultList({ results }: { results: readonly SearchResult[] }) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Results`} className="card divide-y divide-line overflow-hidden">
      {results.map((result) => (
        <Result key={`${result.kind} ${result.id} ${result.part}`} result={result} />
      ))}
    </ul>
  )
}

function Result({ result: { kind, part, href, title, note, excerpt, at } }: { result: SearchResult }) {
  const { i18n } = useLingui()
  const own = use(SearchKindsContext).find((each) => each.kind === kind)
  const Icon = own?.icon ?? Search
  return (
    <li className="relative flex gap-3 px-4 py-3 hover:bg-hover-raised">
      <Icon className="icon-sm mt-0.5 shrink-0 text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1">
        <h2 className="font-medium wrap-anywhere">
          <Link to={href} className="after:absolute after:inset-0">
            <Marked parts={title} />
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-2 text-12 text-ink-3">
          {own && <span>{i18n._(own.label)}</span>}
          {note && <span className="text-ink-2">{note}</span>}
          {own?.hasPages && part > 0 && (
            <span>
              <Trans>Page {part}</Trans>
            </span>
          )}
          <time dateTime={at}>{formatDay(at)}</time>
        </p>
        <p className="mt-1 line-clamp-2 text-ink-2 wrap-anywhere">
          <Marked parts={excerpt} />
        </p>
      </div>
    </li>
  )
}
