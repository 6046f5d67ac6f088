import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { BookX } from 'lucide-react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
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
  return <Failed error={error} onRetry={() => void refetch()} />
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

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <h1 className="sr-only">{t`Knowledge hub`}</h1>
      <LoadFailed title={t`Failed to load the article`} error={error} onRetry={onRetry} />
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
