import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { BookX } from 'lucide-react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { longestSlug } from '../limits.ts'
import { communityPath } from '../paths.ts'
import { ArticleText } from './ArticleText.tsx'
import { article as articleOptions } from './data.ts'

/** An article of the knowledge hub, at its own address. */
export function ArticleScreen() {
  const slug = useParams({ strict: false, select: (raw: { slug?: unknown }) => (typeof raw.slug === 'string' ? raw.slug : '') })
  return slug.length > longestSlug ? <NoArticle /> : <Reading key={slug} slug={slug} />
}

function Reading({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(articleOptions(slug))
  usePageTitle('subject', data?.article?.title)
  if (data) return data.article ? <ArticleText {...data} article={data.article} /> : <NoArticle />
  if (!error) return <ArticleSkeleton />
  return <Failed onRetry={() => void refetch()}>{problemOf(error).text}</Failed>
}

function NoArticle() {
  const { t } = useLingui()
  usePageTitle('subject', t`Article not found`)
  return (
    <EmptyState
      isPage
      icon={BookX}
      title={t`Article not found`}
      action={
        <Link to={communityPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Go to the knowledge hub</Trans>
        </Link>
      }
    >
      <Trans>There is no article at this address. It may have moved, or the link may be incomplete.</Trans>
    </EmptyState>
  )
}

function Failed({ onRetry, children }: { onRetry: () => void; children: string }) {
  const { t } = useLingui()
  return (
    <>
      <h1 className="sr-only">{t`Knowledge hub`}</h1>
      <ErrorState title={t`Failed to load the article`} retryLabel={t`Retry`} onRetry={onRetry}>
        {children}
      </ErrorState>
    </>
  )
}

function ArticleSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading the article`}>
      <div className="grid max-w-read gap-3 pt-10">
        <Skeleton className="h-8 w-72" />
        <Skeleton className="mb-6" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
    </SkeletonGroup>
  )
}
