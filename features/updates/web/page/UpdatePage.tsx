import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ChartNoAxesCombined } from 'lucide-react'
import { useState } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { updatesPath } from '../../paths.ts'
import { updateById } from '../data.ts'
import { UpdatesSkeleton } from '../list/UpdatesSkeleton.tsx'
import { EditUpdate } from '../write/EditUpdate.tsx'
import { UpdateView } from './UpdateView.tsx'
import { useMarkRead } from './use-mark-read.ts'

export function UpdatePage() {
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  return <div className="mx-auto max-w-200">{id ? <KnownUpdate key={id} id={id} /> : <NoUpdate />}</div>
}

function KnownUpdate({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: update, error, refetch } = useQuery(updateById(id))
  const [isEditing, setEditing] = useState(false)
  usePageTitle('subject', update?.title)
  useMarkRead(update)
  const code = error && problemOf(error).code
  // The founder may have deleted it in the meantime.
  if (code === 'NOT_FOUND') return <NoUpdate />
  if (update && isEditing) return <EditUpdate update={update} onClose={() => setEditing(false)} />
  return (
    <>
      <BackLink href={updatesPath()} label={t`Founder updates`} />
      {update && <UpdateView update={update} onEdit={() => setEditing(true)} />}
      {!update && <h1 className="sr-only">{t`Update`}</h1>}
      {!update && !error && <UpdatesSkeleton />}
      {!update && error && <LoadFailed title={t`Failed to load this update`} error={error} onRetry={() => void refetch()} />}
    </>
  )
}

function NoUpdate() {
  const { t } = useLingui()
  usePageTitle('subject', t`Update not found`)
  return (
    <EmptyState
      isPage
      icon={ChartNoAxesCombined}
      title={t`Update not found`}
      action={
        <Link to={updatesPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>View all updates</Trans>
        </Link>
      }
    >
      <Trans>The founder may have deleted it, or it was not sent to you.</Trans>
    </EmptyState>
  )
}
