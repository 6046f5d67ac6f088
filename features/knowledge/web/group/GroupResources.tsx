import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpen, ExternalLink, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Group } from '#features/groups/contract.ts'
import { GroupSection } from '#features/groups/web/index.ts'
import { useWatched } from '#platform/web/live/index.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { newId } from '#platform/web/new-id.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Resource } from '../../contract.ts'
import { resourcePages, webinarsOfGroup } from '../data.ts'
import { WebinarCard } from '../WebinarCard.tsx'
import { ResourceDialog } from './ResourceDialog.tsx'

type Edited = Pick<Resource, 'id' | 'title' | 'text' | 'link'>

/** On the page of a group: its next webinars, and what its leaders keep for its people. */
export function GroupResources({ group }: Slots['group.resources']) {
  useWatched([`group-resources:${group.id}`])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <GroupWebinars group={group} />
      <Resources group={group} />
    </div>
  )
}

function GroupWebinars({ group: { id } }: { group: Group }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(webinarsOfGroup(id))
  const items = itemsOf(pages.data)
  if (items.length === 0) return null
  return (
    <GroupSection title={t`Webinars`}>
      <ul className="grid gap-3">
        {items.map((webinar) => (
          <li key={webinar.id}>
            <WebinarCard webinar={webinar} isPast={false} level={3} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </GroupSection>
  )
}

function Resources({ group: { id, standing, archived_at } }: { group: Group }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(resourcePages(id))
  const [edited, setEdited] = useState<{ resource: Edited; isNew: boolean }>()
  const latest = itemsOf(pages.data).find((each) => each.id === edited?.resource.id)
  const mayEdit = standing === 'leader' && !archived_at
  return (
    <GroupSection
      title={t`Resources`}
      action={
        mayEdit && (
          <Button size="small" onPress={() => setEdited({ resource: { id: newId(), title: '', text: '', link: '' }, isNew: true })}>
            <Plus aria-hidden />
            <Trans>Add resource</Trans>
          </Button>
        )
      }
    >
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading resources`}>
            <Skeleton className="h-24 rounded-card" />
          </SkeletonGroup>
        }
        failed={t`Failed to load the resources`}
        empty={
          <EmptyState icon={BookOpen} title={t`No resources yet`}>
            <Trans>Reading lists, templates and notes that leaders add for this group appear here.</Trans>
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map((resource) => (
              <li key={resource.id}>
                <ResourceCard resource={resource} onEdit={mayEdit ? () => setEdited({ resource, isNew: false }) : undefined} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {edited && <ResourceDialog {...edited} resource={latest ?? edited.resource} groupId={id} onClose={() => setEdited(undefined)} />}
    </GroupSection>
  )
}

function ResourceCard({ resource: { title, text, link }, onEdit }: { resource: Resource; onEdit: (() => void) | undefined }) {
  const { t } = useLingui()
  return (
    <article aria-label={title} className="card grid gap-2 p-5 phone:p-4">
      <div className="flex items-start gap-2">
        <h3 dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {title}
        </h3>
        {onEdit && <IconButton icon={Pencil} size="small" label={t`Edit ${title}`} onPress={onEdit} />}
      </div>
      {text && (
        <p dir="auto" className="max-w-read whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {link && (
        <a
          href={link}
          target="_blank"
          rel="nofollow noopener noreferrer"
          aria-label={t`Open link: ${title}`}
          className={buttonClass({ variant: 'soft', size: 'small', className: 'justify-self-start' })}
        >
          <ExternalLink aria-hidden />
          <Trans>Open link</Trans>
        </a>
      )}
    </article>
  )
}
