import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ForStaff } from '#features/operators/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { usePolling } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterChips } from '#ui/FilterChips.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Application } from '../../applications-contract.ts'
import { mostAtOnce } from '../../limits.ts'
import { applications, joining } from '../data.ts'
import { ApplicationRow } from './ApplicationRow.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { refetchConsole, useTellMissed } from './refetch.ts'

type State = 'waiting' | 'declined'

/** Applications to decide, and those declined lately. */
export function ApplicationsTab() {
  const { t } = useLingui()
  const [state, setState] = useState<State>('waiting')
  const pages = useInfiniteQuery({ ...applications(state), refetchInterval: usePolling() })
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, itemsOf(pages.data).length)
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none" {...keptFocus}>
      <FilterChips<State>
        label={t`Filter applications`}
        value={state}
        onChange={setState}
        options={[
          { id: 'waiting', label: t({ message: 'Waiting', context: 'applications' }) },
          { id: 'declined', label: t({ message: 'Declined lately', context: 'applications' }) },
        ]}
      />
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading applications`} className="grid gap-3 py-5">
            <Skeleton className="w-60" />
            <Skeleton className="w-96 max-w-full" />
          </SkeletonGroup>
        }
        failed={t`Failed to load applications`}
        empty={
          state === 'waiting' ? (
            <EmptyState icon={UserPlus} title={t`No applications`}>
              <Trans>If new members need your approval, their applications appear here.</Trans>
            </EmptyState>
          ) : (
            <EmptyState icon={UserPlus} title={t`No declined applications`}>
              <Trans>Declined applications are kept for 30 days and then deleted.</Trans>
            </EmptyState>
          )
        }
      >
        {(items) => <Applications key={state} items={items} />}
      </PagedList>
    </div>
  )
}

function Applications({ items }: { items: readonly Application[] }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const tellMissed = useTellMissed()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [declining, setDeclining] = useState<readonly Application[]>()
  // Others may have decided some of them meanwhile.
  const chosen = items.filter(({ id }) => marked.has(id)).slice(0, mostAtOnce)
  const approve = useMutation({
    mutationFn: (ids: string[]) => joining.call.approve({ ids }),
    onSuccess: ({ decided, missed }) => {
      if (missed > 0) tellMissed(missed)
      if (decided > 0) toast.success(decided === 1 ? t`Admitted, and told by email` : t`${decided} people admitted, and told by email`)
    },
    onError: (error) => toast.error(t`Failed to approve`, { description: problemOf(error).text }),
    onSettled: () => refetchConsole(queryClient),
  })
  const isApproving = (id: string) => approve.isPending && approve.variables.includes(id)
  const mark = (id: string, isMarked: boolean) =>
    setMarked((before) => new Set(isMarked ? [...before, id] : [...before].filter((each) => each !== id)))

  return (
    <>
      {chosen.length > 0 && (
        <div className="sticky top-(--header) short:static z-1 flex flex-wrap items-center gap-2 rounded-control bg-raised px-4 py-2 shadow-2">
          <p className="me-auto">
            <Plural value={chosen.length} one="# selected" other="# selected" />
          </p>
          <Button
            size="small"
            variant="primary"
            pending={approve.isPending}
            pendingLabel={t`Approving`}
            onPress={() => approve.mutate(chosen.map(({ id }) => id))}
          >
            <Trans>Approve selected</Trans>
          </Button>
          <Button size="small" onPress={() => setDeclining(chosen)}>
            <Trans>Decline selected</Trans>
          </Button>
        </div>
      )}
      <ul className="card divide-y divide-line px-5 phone:px-4">
        {items.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            isMarked={marked.has(application.id)}
            onMark={(isMarked) => mark(application.id, isMarked)}
            actions={
              <ForStaff area="community" changing>
                <Button
                  size="small"
                  variant="primary"
                  aria-label={t`Approve ${application.full_name}`}
                  pending={isApproving(application.id)}
                  isDisabled={approve.isPending && !isApproving(application.id)}
                  onPress={() => approve.mutate([application.id])}
                >
                  <Trans>Approve</Trans>
                </Button>
                <Button size="small" aria-label={t`Decline ${application.full_name}`} onPress={() => setDeclining([application])}>
                  <Trans>Decline</Trans>
                </Button>
              </ForStaff>
            }
          />
        ))}
      </ul>
      {declining && <DeclineDialog applications={declining} onClose={() => setDeclining(undefined)} />}
    </>
  )
}
