import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { PagedList } from '#platform/web/PagedList.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { notePages } from '../data.ts'
import { NoteItem } from './NoteItem.tsx'
import type { CountUnsaved } from './use-unsaved-text.ts'
import { WriteNote } from './WriteNote.tsx'

interface NotesProps {
  organisation: { id: string; name: string }
  dealId: string
  onUnsaved: CountUnsaved
}

/** The team's notes about a deal with the reader's private ones, and a form for a new one. */
export function Notes({ organisation, dealId, onUnsaved }: NotesProps) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(notePages(organisation.id, dealId))
  const about = { id: organisation.id, deal_id: dealId }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5">
      <h3 className="font-semibold">
        <Trans>Notes</Trans>
      </h3>
      <WriteNote about={about} team={organisation.name} onUnsaved={onUnsaved} />
      <PagedList
        pages={pages}
        skeleton={<Skeleton className="h-12" />}
        renderFailure={(failure) => <LoadFailed title={t`Failed to load notes`} {...failure} className="py-4!" />}
        empty={
          <p className="text-ink-2">
            <Trans>No notes yet.</Trans>
          </p>
        }
      >
        {(notes) => (
          <ol className="grid gap-4" aria-label={t`Notes`}>
            {notes.map((note) => (
              <NoteItem key={note.id} about={about} note={note} onUnsaved={onUnsaved} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}
