import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type LucideIcon, Leaf, Presentation, Scale, TrendingUp, Video } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { ArticleBrief } from '../contract.ts'
import { articlePath, webinarsPath } from '../paths.ts'
import { type ArticleTopic, guides } from '../topics.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { NextWebinar } from './NextWebinar.tsx'
import { allArticles } from './data.ts'

/** Articles, webinars and downloads by topic. */
export function KnowledgeHub() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(allArticles())
  if (!data && error) {
    return <LoadFailed title={t`Failed to load the articles`} error={error} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <SkeletonGroup label={t`Loading the articles`}>
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className="h-44 rounded-card" />
          ))}
          <Skeleton className="h-44 rounded-card md:col-span-2" />
        </div>
      </SkeletonGroup>
    )
  }
  const about = (topic: ArticleTopic) => data.items.filter((each) => each.topic === topic)
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      <Card
        icon={TrendingUp}
        title={t`Series A Guide`}
        href={articlePath(guides['series-a'])}
        text={t`From the first figures to the signature: what to prepare, who to approach, and how long it takes.`}
        articles={about('series-a')}
      />
      <Card
        icon={Presentation}
        title={t`Pitch Deck Template`}
        href={articlePath(guides['pitch-deck'])}
        text={t`Twelve slides to fill in, and what investors look for on each one.`}
        articles={about('pitch-deck')}
      />
      <Card
        icon={Scale}
        title={t`Legal Documents`}
        href={articlePath(guides.legal)}
        text={t`What each document contains, in plain words, with checklists and worked examples. Not legal advice.`}
        articles={about('legal')}
      />
      <Card
        icon={Video}
        title={t`Investor Webinars`}
        href={webinarsPath()}
        text={t`Talks about investing, announced by the operators, and what to read beforehand.`}
        articles={about('investing')}
      >
        <NextWebinar />
      </Card>
      <Card
        isWide
        icon={Leaf}
        title={t`Sustainability`}
        href={articlePath(guides.sustainability)}
        text={t`What funds and customers ask for, what the standards say, and how to answer with little time.`}
        articles={about('sustainability')}
      />
    </div>
  )
}

interface CardProps {
  icon: LucideIcon
  title: string
  href: string
  text: string
  /** All articles on the topic; the one at `href` is not listed. */
  articles: readonly ArticleBrief[]
  /** As wide as two others. */
  isWide?: boolean
  children?: ReactNode
}

function Card({ icon: Icon, title, href, text, articles, isWide = false, children }: CardProps) {
  const { t } = useLingui()
  const heading = useId()
  const guide = articles.find(({ slug }) => articlePath(slug) === href)
  const others = articles.filter((each) => each !== guide)
  return (
    <article aria-labelledby={heading} className={classNames('card flex min-w-0 flex-col gap-3 p-5 phone:p-4', isWide && 'md:col-span-2')}>
      <div className="flex items-start gap-3.5">
        <Icon className="icon-lg mt-0.5 text-accent-ink" aria-hidden />
        <div className="min-w-0 flex-1">
          <h3 id={heading} className="font-semibold">
            <Link to={href} className="hover:underline">
              {title}
            </Link>
          </h3>
          <p className="text-ink-2">{text}</p>
        </div>
      </div>
      {children}
      {others.length > 0 && (
        <ul className={classNames('border-t border-line pt-1.5', isWide && 'grid gap-x-8 md:grid-cols-2')}>
          {others.map((each) => (
            <li key={each.slug}>
              <Link
                to={articlePath(each.slug)}
                className="-mx-2 flex min-h-9 items-center justify-between gap-4 rounded-control px-2 py-1 hover:bg-hover phone:min-h-11"
              >
                <span className="min-w-0 font-medium">{each.title}</span>
                <ReadingTime minutes={each.minutes} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {guide && (
        <div className="mt-auto flex flex-wrap items-center gap-2">
          <Link to={href} aria-label={t`Read ${guide.title}`} className={buttonClass({ variant: 'soft', size: 'small' })}>
            <Trans context="button">Read</Trans>
          </Link>
          {guide.file && <DownloadLink file={guide.file} />}
          <ReadingTime minutes={guide.minutes} />
        </div>
      )}
    </article>
  )
}

const ReadingTime = ({ minutes }: { minutes: number }) => (
  <span className="flex-none text-12 text-ink-3">
    <Trans>{minutes} min read</Trans>
  </span>
)
