import { Trans } from '@lingui/react/macro'
import { formatDay } from '#platform/web/format-day.ts'
import type { TermsVersion } from '../contract.ts'
import { termsVersionPath } from '../paths.ts'

/** What changed in each version, in the operators' words. */
export const TermsChanges = ({ changes }: { changes: readonly TermsVersion[] }) => (
  <ul className="grid gap-3">
    {changes.map(({ number, published_at, summary }) => (
      <li key={number} className="card px-4 py-3">
        <p className="flex flex-wrap justify-between gap-x-4 text-12 text-ink-2">
          <Trans>
            Version {number} · {formatDay(published_at)}
          </Trans>
          <a href={termsVersionPath(number)} target="_blank" className="link">
            <Trans>Read the whole text</Trans>
          </a>
        </p>
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {summary}
        </p>
      </li>
    ))}
  </ul>
)
