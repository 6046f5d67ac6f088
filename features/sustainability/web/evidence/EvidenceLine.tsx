import { Trans } from '@lingui/react/macro'
import { ExternalLink, FileText } from 'lucide-react'
import { evidencePath } from '../../paths.ts'
import type { Evidence } from '../../evidence-contract.ts'

/** A page of a file, a link, a note. */
export function EvidenceLine({ slug, evidence: { file, url, note } }: { slug: string; evidence: Evidence }) {
  return (
    <div className="grid gap-0.5">
      {file && (
        <a
          href={evidencePath(slug, file.id, file.document_id, file.page)}
          className="link inline-flex w-fit max-w-full items-center gap-1.5"
          target="_blank"
          rel="noreferrer"
        >
          <FileText className="icon-sm shrink-0" aria-hidden />
          <span className="truncate">{file.name}</span>
          {file.page !== null && (
            <span className="shrink-0">
              <Trans>page {file.page}</Trans>
            </span>
          )}
        </a>
      )}
      {url && (
        <a href={url} className="link inline-flex w-fit max-w-full items-center gap-1.5" target="_blank" rel="noreferrer nofollow ugc">
          <ExternalLink className="icon-sm shrink-0" aria-hidden />
          <span className="truncate">{hostOf(url)}</span>
        </a>
      )}
      {note && (
        <p dir="auto" className="whitespace-pre-line text-ink-2 wrap-anywhere">
          {note}
        </p>
      )}
    </div>
  )
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url
