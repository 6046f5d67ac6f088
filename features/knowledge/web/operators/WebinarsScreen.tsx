import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Video } from 'lucide-react'
import { useState } from 'react'
import { ConsoleScreen, ForStaff } from '#features/operators/web/index.ts'
import { newId } from '#platform/web/new-id.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Webinar } from '../../contract.ts'
import { knowledge, managedWebinarPages } from '../data.ts'
import { whenText } from '../when-text.ts'
import { WebinarDialog, type WebinarDialogProps } from './WebinarDialog.tsx'

const blank = (): Webinar => ({
  id: newId(),
  title: '',
  speaker: '',
  description: '',
  starts_at: '',
  minutes: 60,
  link: '',
  recording: '',
  group_id: null,
})

/** Where programme managers announce webinars. */
export function WebinarsScreen() {
  const { t } = useLingui()
  const [edited, setEdited] = useState<{ webinar: Webinar; isNew: boolean }>()
  const queryClient = useQueryClient()
  const edit = (webinar: Webinar) => {
    setEdited({ webinar, isNew: false })
    // A colleague may have changed it since the list was fetched.
    void queryClient.invalidateQueries({ queryKey: knowledge.query.managedWebinars.key() })
  }
  return (
    <ConsoleScreen
      area="programme"
      title={t`Webinars`}
      description={t`Webinars you add here appear in every member’s community tab, or on the page of a group.`}
      actions={
        <ForStaff area="programme" changing>
          <Button size="small" onPress={() => setEdited({ webinar: blank(), isNew: true })}>
            <Plus aria-hidden />
            <Trans>Add a webinar</Trans>
          </Button>
        </ForStaff>
      }
    >
      <section aria-label={t`Webinars`} className="card divide-y divide-line px-5 phone:px-4">
        <Rows when="ahead" onEdit={edit} />
        <Rows when="past" onEdit={edit} />
      </section>
      {edited && <LatestWebinarDialog {...edited} onClose={() => setEdited(undefined)} />}
    </ConsoleScreen>
  )
}

/** Passes on what the list says about the webinar by now. */
function LatestWebinarDialog({ webinar, ...dialog }: WebinarDialogProps) {
  const ahead = useInfiniteQuery(managedWebinarPages('ahead'))
  const past = useInfiniteQuery(managedWebinarPages('past'))
  const latest = [...itemsOf(ahead.data), ...itemsOf(past.data)].find((each) => each.id === webinar.id)
  return <WebinarDialog {...dialog} webinar={latest ?? webinar} />
}

function Rows({ when, onEdit }: { when: 'ahead' | 'past'; onEdit: (webinar: Webinar) => void }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(managedWebinarPages(when))
  return (
    <PagedList
      pages={pages}
      skeleton={
        <SkeletonGroup label={t`Loading webinars`}>
          <Skeleton className="my-5 w-60" />
        </SkeletonGroup>
      }
      failed={t`Failed to load the webinars`}
      empty={when === 'ahead' ? <EmptyState icon={Video} title={t`No webinars scheduled`} /> : null}
    >
      {(items) => (
        <ul className="divide-y divide-line">
          {items.map((webinar) => (
            <li key={webinar.id} className="flex items-center gap-4 py-2.5">
              <div className="min-w-0 flex-1">
                <p dir="auto" className="font-medium wrap-anywhere">
                  {webinar.title}
                </p>
                <p dir="auto" className="text-12 wrap-anywhere text-ink-2">
                  {whenText(webinar.starts_at)}
                  {webinar.group && ` · ${webinar.group.name}`}
                </p>
              </div>
              <ForStaff area="programme" changing>
                <Button size="small" aria-label={t`Edit ${webinar.title}`} onPress={() => onEdit(webinar)}>
                  <Trans>Edit</Trans>
                </Button>
              </ForStaff>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
