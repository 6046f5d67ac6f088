import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useRef } from 'react'
import { formatDate } from '#platform/web/format-day.ts'
import { Button } from '#ui/Button.tsx'
import type { Article, ArticleBrief } from '../contract.ts'
import { articlePath } from '../paths.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { HubLink } from './HubLink.tsx'
import { useArrival, useOwnLinks } from './use-own-links.ts'

interface ArticleTextProps {
  article: Article
  previous: ArticleBrief | null
  next: ArticleBrief | null
}

/** An article with its chapters beside it, or above it on narrow screens, and links to the next and previous one. */
export function ArticleText({ article, previous, next }: ArticleTextProps) {
  const { t } = useLingui()
  const { title, summary, minutes, updated, file, html, headings } = article
  const text = useRef<HTMLDivElement>(null)
  useOwnLinks(text)
  useArrival()
  return (
    <div className="grid grid-cols-[minmax(0,var(--container-read))_minmax(0,260px)] gap-x-20 max-lg:grid-cols-[minmax(0,1fr)]">
      <article className="min-w-0">
        <div className="-mt-1 mb-3 phone:-mt-2 phone:mb-1">
          <HubLink />
        </div>
        <header className="mb-7 max-w-[54ch]">
          <h1 className="text-28 font-semibold text-balance wrap-anywhere">{title}</h1>
          <p className="mt-2 text-16 text-ink-2">{summary}</p>
          <p className="mt-2 text-ink-3">
            <Trans>{minutes} min read</Trans> · <Trans>Updated {formatDate(updated)}</Trans>
          </p>
          <div className="mt-4 flex flex-wrap gap-2 print:hidden">
            {file && <DownloadLink file={file} />}
            <Button size="small" onPress={() => print()}>
              <Printer aria-hidden />
              <Trans>Print</Trans>
            </Button>
          </div>
        </header>
        <details className="mb-6 max-w-read rounded-control border border-line bg-surface px-4 lg:hidden print:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">{t`On this page`}</summary>
          <Chapters headings={headings} />
        </details>
        {/* Made from our own markdown when the server starts; contains no text by members. */}
        <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <nav aria-label={t`More articles`} className="mt-10 grid max-w-read grid-cols-2 gap-3 border-t border-line pt-5 phone:grid-cols-1">
          {previous ? <Neighbour article={previous} label={t`Previous`} /> : <span />}
          {next && <Neighbour article={next} label={t({ message: 'Next', context: 'article' })} className="text-end" />}
        </nav>
      </article>
      <aside
        aria-label={t`On this page`}
        className="sticky top-[calc(var(--header)+28px)] h-fit max-h-[calc(100dvh-var(--header)-56px)] overflow-y-auto pt-9 max-lg:hidden print:hidden"
      >
        <p className="mb-1.5 font-semibold">{t`On this page`}</p>
        <Chapters headings={headings} />
      </aside>
    </div>
  )
}

const Chapters = ({ headings }: { headings: Article['headings'] }) => (
  <ul className="border-s border-line max-lg:mb-3">
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="-ms-px block border-s border-transparent forced-colors:not-hover:border-[Canvas] py-1.5 ps-3 -outline-offset-2 text-ink-2 hover:border-accent-mark hover:text-ink phone:py-3"
        >
          {text}
        </a>
      </li>
    ))}
  </ul>
)

const Neighbour = ({ article: { slug, title }, label, className = '' }: { article: ArticleBrief; label: string; className?: string }) => (
  <Link to={articlePath(slug)} className={`card card-link block min-w-0 px-4 py-3 ${className}`}>
    <span className="block text-ink-3">{label}</span>
    <span className="block font-medium wrap-anywhere">{title}</span>
  </Link>
)
