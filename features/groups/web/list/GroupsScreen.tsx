import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Boxes } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { PagedList, type PagedListProps } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { RowsSkeleton } from '#ui/Skeleton.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Group } from '../../contract.ts'
import { groupPath, operatedGroupsPath } from '../../paths.ts'
import { otherGroupPages, ownGroupPages } from '../data.ts'
import { GroupFacts } from '../GroupFacts.tsx'
import { JoinButton } from '../JoinButton.tsx'

/** The groups that a member belongs to, and those that they can join or ask to join. */
export function GroupsScreen() {
  const { t } = useLingui()
  const own = useInfiniteQuery(ownGroupPages())
  const others = useInfiniteQuery(otherGroupPages())
  const box = useRef<HTMLDivElement>(null)
  const shown = [own, others].flatMap(({ data }) => ['', ...itemsOf(data).map(({ id }) => id)])
  const keptFocus = useKeptFocus(box, shown.join())
  const hasNone = [own, others].every(({ data }) => data && itemsOf(data).length === 0)
  return (
    <div className="settles mx-auto max-w-190">
      <PageHeading
        title={t`Groups`}
        actions={
          <ForStaff area="programme">
            <Link to={operatedGroupsPath()} className={buttonClass({ size: 'small' })}>
              <Trans>Manage groups</Trans>
            </Link>
          </ForStaff>
        }
      />
      {hasNone ? (
        <EmptyState icon={Boxes} title={t`No groups yet`}>
          <Trans>Cohorts, programmes and circles of this community appear here. Each has posts, events and resources of its own.</Trans>
        </EmptyState>
      ) : (
        <div ref={box} tabIndex={-1} className="grid gap-8 outline-none" {...keptFocus}>
          <GroupList
            title={t`Your groups`}
            pages={own}
            empty={
              <p className="text-ink-2">
                <Trans>You aren’t in a group yet. Join one below.</Trans>
              </p>
            }
          />
          <GroupList title={t`Groups you can join`} pages={others} empty={null} />
        </div>
      )}
    </div>
  )
}

interface GroupListProps {
  title: string
  pages: PagedListProps<Group>['pages']
  empty: ReactNode
}

function GroupList({ title, pages, empty }: GroupListProps) {
  const { t } = useLingui()
  if (pages.data && itemsOf(pages.data).length === 0 && empty === null) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2.5 font-semibold">{title}</h2>
      <PagedList pages={pages} skeleton={<RowsSkeleton label={t`Loading groups`} />} failed={t`Failed to load the groups`} empty={empty}>
        {(items) => (
          <ul className="card px-5 phone:px-4">
            {items.map((group) => (
              <GroupRow key={group.id} group={group} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function GroupRow({ group }: { group: Group }) {
  const { t } = useLingui()
  const { id, name, description, standing, waiting } = group
  return (
    <ActionRow
      picture={<Avatar id={id} name={name} shape="company" size={40} />}
      title={
        <Link to={groupPath(id)} dir="auto" className={actionLink}>
          {name}
        </Link>
      }
      actions={
        standing === 'leader' ? (
          <span className="flex flex-wrap items-center gap-2">
            {waiting > 0 && <Badge tone="warning">{t`Requests: ${waiting}`}</Badge>}
            <Badge tone="accent">{t`Leader`}</Badge>
          </span>
        ) : (
          <JoinButton group={group} size="small" />
        )
      }
    >
      <span className="grid min-w-0 gap-1">
        {description && (
          <span dir="auto" className="line-clamp-2 wrap-anywhere">
            {description}
          </span>
        )}
        <GroupFacts group={group} />
      </span>
    </ActionRow>
  )
}
