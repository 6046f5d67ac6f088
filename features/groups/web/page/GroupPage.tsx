import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Boxes } from 'lucide-react'
import { useRef } from 'react'
import { useReadsArea } from '#features/members/web/index.ts'
import { useWatched } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId, oneOf } from '#platform/web/rooms/address-values.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Banner } from '#ui/Banner.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { RowsSkeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Group } from '../../contract.ts'
import { groupsPath } from '../../paths.ts'
import { groupById } from '../data.ts'
import { GroupHeader } from './GroupHeader.tsx'
import { People } from './People.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** What its people write. */
    'group.posts': { group: Group }
    /** Its events. */
    'group.events': { group: Group }
    /** Articles, links and webinars for its people. */
    'group.resources': { group: Group }
  }
}

const tabs = ['posts', 'events', 'resources', 'people'] as const
type GroupTab = (typeof tabs)[number]

function searchOf(raw: Record<string, unknown>): { tab?: GroupTab } {
  const tab = oneOf(tabs, raw['tab'])
  return tab ? { tab } : {}
}

/** A group with its posts, events, resources and people. */
export function GroupPage() {
  const id = useParams({ strict: false, select: (raw: { id?: unknown }) => givenId(raw.id) })
  return id ? <Known key={id} id={id} /> : <NoGroup />
}

function Known({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: group, error, refetch } = useQuery(groupById(id))
  useWatched(group ? [`group:${id}`] : [])
  usePageTitle('subject', group?.name)
  const code = error && problemOf(error).code
  // The member may have been removed from a hidden group while it was shown.
  if (code === 'NOT_FOUND') return <NoGroup />
  if (group) return <Shown group={group} />
  if (!error) return <RowsSkeleton label={t`Loading the group`} />
  return (
    <>
      <h1 className="sr-only">{t`Group`}</h1>
      <LoadFailed title={t`Failed to load this group`} error={error} onRetry={() => void refetch()} />
    </>
  )
}

function Shown({ group }: { group: Group }) {
  const { t } = useLingui()
  const header = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(header, `${group.standing} ${group.archived_at}`)
  const readsPeople = useReadsArea('programme')
  const isIn = group.standing === 'leader' || group.standing === 'person'
  return (
    <div className="settles mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <BackLink href={groupsPath()} label={t`Groups`} />
      </div>
      {/* Joining or leaving replaces the button that was pressed. */}
      <div ref={header} tabIndex={-1} className="outline-none" {...keptFocus}>
        <GroupHeader group={group} />
      </div>
      {group.archived_at && (
        <Banner tone="info">
          <Trans>This group is archived. Its people can read everything, but nothing can be added.</Trans>
        </Banner>
      )}
      {isIn ? <Sections group={group} /> : readsPeople ? <People group={group} /> : <NotIn group={group} />}
    </div>
  )
}

function Sections({ group }: { group: Group }) {
  const { t } = useLingui()
  const [{ tab = 'posts' }, show] = useScreenSearch(searchOf)
  return (
    <Tabs
      label={t`Sections of the group`}
      tabs={[
        { id: 'posts', label: t`Posts` },
        { id: 'events', label: t`Events` },
        { id: 'resources', label: t`Resources` },
        { id: 'people', label: t`People`, count: String(group.people), ...(group.waiting > 0 && { unread: String(group.waiting) }) },
      ]}
      value={tab}
      onChange={(chosen) => show(chosen === 'posts' ? {} : { tab: chosen })}
    >
      {tab === 'people' ? <People group={group} /> : <Slot name={`group.${tab}`} group={group} />}
    </Tabs>
  )
}

function NotIn({ group: { standing, can } }: { group: Group }) {
  const { t } = useLingui()
  if (standing === 'asked')
    return (
      <EmptyState icon={Boxes} title={t`Your request was sent`}>
        <Trans>The leaders of the group decide. We’ll notify you once you are in.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState icon={Boxes} title={t`For people in this group`}>
      {can.join || can.ask ? (
        <Trans>Posts, events and resources are for people in this group. Join it to see them.</Trans>
      ) : (
        <Trans>Posts, events and resources are for people in this group. Nobody can join it at the moment.</Trans>
      )}
    </EmptyState>
  )
}

function NoGroup() {
  const { t } = useLingui()
  usePageTitle('subject', t`No group found`)
  return (
    <EmptyState
      isPage
      icon={Boxes}
      title={t`No group found`}
      action={
        <Link to={groupsPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>View groups</Trans>
        </Link>
      }
    >
      <Trans>There is no such group, or it is not open to you.</Trans>
    </EmptyState>
  )
}
