import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink, type LucideIcon, MessagesSquare, Newspaper, Target } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { communityFace } from '#features/community/web/index.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { newsfeedPath } from '#features/newsfeed/paths.ts'
import type { Topic } from '#features/newsfeed/topics.ts'
import { topicLabels } from '#features/newsfeed/web/index.ts'
import { buttonClass } from '#ui/button-class.ts'

/** Topics that most members have something to say about. */
const shownTopics: readonly Topic[] = ['questions', 'fundraising', 'climate-tech', 'impact-measurement', 'introductions']

/** Other places where members meet: the newsfeed, matching and the community's group, if operators have named one. */
export function Elsewhere() {
  const { t, i18n } = useLingui()
  const { data } = useQuery(communityFace())
  return (
    <section aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title" className="mb-4 font-semibold">
        <Trans>Talk and meet</Trans>
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        <Place
          icon={Newspaper}
          title={t`Newsfeed`}
          text={t`Ask a question, share what you have learned, and follow the topics you care about.`}
          action={
            <ul aria-label={t`Topics`} className="flex flex-wrap gap-2">
              {shownTopics.map((topic) => (
                <li key={topic}>
                  <Link
                    to={newsfeedPath(topic)}
                    className={buttonClass({ size: 'small', className: 'h-auto! min-h-control-sm py-1 whitespace-normal!' })}
                  >
                    {i18n._(topicLabels[topic])}
                  </Link>
                </li>
              ))}
            </ul>
          }
        />
        <Place
          icon={Target}
          title={t`Meet the right people`}
          text={t`Matching suggests members who fit what you do and what you’re looking for, and explains why.`}
          action={
            <Link to={matchingPath()} className={buttonClass({ size: 'small' })}>
              <Trans>See your matches</Trans>
            </Link>
          }
        />
        {data?.group_link && (
          <Place
            icon={MessagesSquare}
            title={data.group_name || t`The community’s group`}
            text={t`Where members chat between meetings. It opens on another site, which has its own rules.`}
            action={
              <a href={data.group_link} target="_blank" rel="nofollow noopener noreferrer" className={buttonClass({ size: 'small' })}>
                <ExternalLink aria-hidden />
                <Trans>Join the group</Trans>
              </a>
            }
          />
        )}
      </div>
    </section>
  )
}

function Place({ icon: Icon, title, text, action }: { icon: LucideIcon; title: string; text: string; action: ReactNode }) {
  const heading = useId()
  return (
    <article aria-labelledby={heading} className="card flex min-w-0 gap-3.5 p-5 phone:p-4">
      <Icon className="icon-lg mt-0.5 text-accent-ink" aria-hidden />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <div>
          <h3 id={heading} className="font-semibold wrap-anywhere">
            {title}
          </h3>
          <p className="text-ink-2">{text}</p>
        </div>
        <div className="mt-auto">{action}</div>
      </div>
    </article>
  )
}
