import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Bell, BellRing } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { classNames } from '#ui/class-names.ts'
import { FilterChips } from '#ui/FilterChips.tsx'
import { newsfeedPath } from '../../paths.ts'
import { type Topic, topics } from '../../topics.ts'
import { topicLabels } from '../labels.ts'
import type { FeedView } from '../search.ts'
import { useFollowTopic } from './use-follow-topic.ts'

/** All parts of the feed, beside it; each topic with a follow button. */
export function TopicList({ topic: current }: { topic: FeedView | undefined }) {
  const { t, i18n } = useLingui()
  const parts: [FeedView | undefined, string][] = [
    [undefined, t`All posts`],
    ['saved', t`Saved posts`],
    ['followed', t`Topics you follow`],
    ...topics.map((topic): [FeedView, string] => [topic, i18n._(topicLabels[topic])]),
  ]
  return (
    <nav aria-label={t`Topics`}>
      <h2 className="mb-2 text-12 font-medium text-ink-3">{t`Topics`}</h2>
      <ul className="grid gap-0.5">
        {parts.map(([part, label]) => (
          <li
            key={part ?? 'all'}
            className={classNames('flex items-center rounded-control hover:bg-hover', part === current && 'bg-selected hover:bg-selected')}
          >
            <Link
              to={newsfeedPath(part)}
              resetScroll
              aria-current={part === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-9 min-w-0 flex-1 items-center rounded-control px-2.5',
                part === current ? 'font-medium text-accent-ink' : 'text-ink-2',
              )}
            >
              {label}
            </Link>
            {part && part !== 'followed' && part !== 'saved' && <FollowButton topic={part} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same on phones: a row that scrolls sideways, and a button for the current topic. */
export function TopicRow({ topic: current, onChoose }: { topic: FeedView | undefined; onChoose: (topic: FeedView | undefined) => void }) {
  const { t, i18n } = useLingui()
  return (
    <div className="grid gap-2">
      <FilterChips
        label={t`Topics`}
        value={current ?? 'all'}
        onChange={(part) => onChoose(part === 'all' ? undefined : part)}
        options={[
          { id: 'all', label: t`All posts` },
          { id: 'saved', label: t`Saved posts` },
          { id: 'followed', label: t`Topics you follow` },
          ...topics.map((id) => ({ id, label: i18n._(topicLabels[id]) })),
        ]}
      />
      {current && current !== 'followed' && current !== 'saved' && <FollowButton topic={current} isWide />}
    </div>
  )
}

/** Follows or unfollows a topic. */
function FollowButton({ topic, isWide = false }: { topic: Topic; isWide?: boolean }) {
  const { t, i18n } = useLingui()
  const { followed, follow } = useFollowTopic()
  const isFollowed = followed.includes(topic)
  const name = i18n._(topicLabels[topic])
  const Icon = isFollowed ? BellRing : Bell
  return (
    <ToggleButton
      isSelected={isFollowed}
      aria-label={isWide ? undefined : t`Follow ${name}`}
      onChange={(is) => follow(topic, is)}
      className={classNames(
        'inline-flex items-center justify-center gap-1.5 rounded-control font-medium transition-colors hover:bg-pressed',
        isFollowed ? 'text-accent-ink' : 'text-ink-3 hover:text-ink',
        isWide ? 'h-11 justify-self-start px-3' : 'size-9',
      )}
    >
      <Icon className="icon-sm" aria-hidden />
      {isWide && (isFollowed ? t`Following` : t`Follow this topic`)}
    </ToggleButton>
  )
}
