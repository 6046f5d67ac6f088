import { useLingui } from '@lingui/react/macro'
import { useMember } from '#features/members/web/index.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Staged } from '#ui/Staged.tsx'
import { Composer } from './compose/Composer.tsx'
import { Feed } from './feed/Feed.tsx'
import { PinnedPosts } from './feed/PinnedPosts.tsx'
import { SavedPosts } from './feed/SavedPosts.tsx'
import { TopicList, TopicRow } from './feed/Topics.tsx'
import { topicLabels } from './labels.ts'
import { ProfileFirst } from './ProfileFirst.tsx'
import { validFeedSearch } from './search.ts'

/** The newsfeed, with the composer. Its topic is part of the address. */
export function Newsfeed() {
  const { t, i18n } = useLingui()
  const member = useMember()
  const [{ topic }, show] = useScreenSearch(validFeedSearch)
  const label = topic && (topic === 'followed' ? t`Topics you follow` : topic === 'saved' ? t`Saved posts` : i18n._(topicLabels[topic]))
  usePageTitle('subject', label)

  return (
    <>
      <div className="mx-auto max-w-230">
        <PageHeading title={t`Newsfeed`} />
      </div>
      <div className="mx-auto grid max-w-240 grid-cols-[minmax(0,640px)_240px] justify-center gap-10 max-lg:grid-cols-[minmax(0,640px)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 phone:gap-3">
          <Staged>
            {member &&
              (member.profile_completed ? (
                <Composer member={member} topic={topic === 'followed' || topic === 'saved' ? undefined : topic} />
              ) : (
                <ProfileFirst />
              ))}
          </Staged>
          <div className="lg:hidden">
            <TopicRow topic={topic} onChoose={(chosen) => show(chosen ? { topic: chosen } : {}, { fromTop: true })} />
          </div>
          {label && <h2 className="font-semibold">{label}</h2>}
          {!topic && <PinnedPosts />}
          {topic === 'saved' ? <SavedPosts /> : <Feed key={topic ?? 'all'} topic={topic} />}
        </div>
        <aside className="max-lg:hidden">
          <div className="sticky top-20">
            <TopicList topic={topic} />
          </div>
        </aside>
      </div>
    </>
  )
}
