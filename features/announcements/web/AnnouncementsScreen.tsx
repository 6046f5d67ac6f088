import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { ConsoleScreen, ForStaff } from '#features/operators/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { useWatched } from '#platform/web/live/index.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { ListedAnnouncement } from '../contract.ts'
import { announcementPath, newAnnouncementPath } from '../paths.ts'
import type { AnnouncementList } from '../vocabulary.ts'
import { Counts } from './Counts.tsx'
import { announcementPages } from './data.ts'
import { formatMoment } from './format-moment.ts'
import { validSearch } from './search.ts'
import { stateTones, useStateNames } from './state-names.ts'

const topics = ['announcements:console']

/** What the operators announce: drafts, what is scheduled, and what was sent. */
export function AnnouncementsScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="community"
      title={t`Announcements`}
      description={t`Write to all members, or to some of them: on their dashboard or by email.`}
      actions={
        <ForStaff area="community" changing>
          <Link to={newAnnouncementPath()} className={buttonClass({ variant: 'primary' })}>
            <Trans>New announcement</Trans>
          </Link>
        </ForStaff>
      }
    >
      <List />
    </ConsoleScreen>
  )
}

function List() {
  const { t } = useLingui()
  useWatched(topics)
  const [{ show }, change] = useScreenSearch(validSearch)
  const pages = useInfiniteQuery(announcementPages(show))
  return (
    <div className="grid gap-4">
      <SegmentedControl<AnnouncementList | 'all'>
        label={t`Show`}
        className="w-fit"
        options={[
          { id: 'all', label: t({ message: 'All', context: 'announcements' }) },
          { id: 'drafts', label: t`Drafts` },
          { id: 'scheduled', label: t({ message: 'Scheduled', context: 'announcements' }) },
          { id: 'sent', label: t({ message: 'Sent', context: 'announcements' }) },
        ]}
        value={show ?? 'all'}
        onChange={(next) => change(validSearch({ show: next }))}
      />
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading announcements`} className="card grid gap-5 p-5">
            <Skeleton className="w-60" />
            <Skeleton className="w-72" />
          </SkeletonGroup>
        }
        failed={t`Failed to load announcements`}
        empty={
          <EmptyState icon={Megaphone} title={show ? t`No announcements here` : t`No announcements yet`}>
            <Trans>You can see how many members an announcement reaches before you send it.</Trans>
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="card divide-y divide-line px-5 phone:px-4">
            {items.map((announcement) => (
              <Row key={announcement.id} announcement={announcement} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

function Row({ announcement }: { announcement: ListedAnnouncement }) {
  const { t } = useLingui()
  const states = useStateNames()
  const { id, title, state, as_banner, as_mail, as_post, is_shown, author, begun_at, scheduled_at, changed_at, time_zone } = announcement
  const at = begun_at ?? scheduled_at ?? changed_at
  const forms = [
    as_banner && t({ message: 'Banner', context: 'announcement' }),
    as_mail && t`Email`,
    as_post && t({ message: 'Post', context: 'announcement' }),
  ]
  return (
    <li className="relative grid gap-1 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={announcementPath(id)} dir="auto" className="min-w-0 flex-1 font-medium wrap-anywhere after:absolute after:inset-0">
          {title}
        </Link>
        {is_shown && (
          <Badge tone="info">
            <Trans>On the dashboard</Trans>
          </Badge>
        )}
        <Badge tone={stateTones[state]}>{states[state]}</Badge>
      </div>
      <p className="text-ink-2">{[...forms, formatMoment(at, time_zone), author].filter(Boolean).join(' · ')}</p>
      {begun_at && <Counts {...announcement} />}
    </li>
  )
}
