import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { type LedgerYear, figuresOf } from '../data.ts'
import { FiguresForm } from './FiguresForm.tsx'

interface EnterFiguresProps {
  company: { id: string; name: string }
  of: LedgerYear
  onClose: () => void
}

/** Enters figures about a company, next to those that it reports itself. */
export function EnterFigures({ company, of, onClose }: EnterFiguresProps) {
  const { t } = useLingui()
  // The form must start with what is saved now.
  const { data, error, refetch } = useQuery({ ...figuresOf(of, company.id), staleTime: 0, gcTime: 0 })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size="large"
      title={t`Figures of ${company.name} for ${of.year}`}
      description={t`Leave empty what you don’t know. Empty fields count as missing, never as 0.`}
      closeLabel={t`Close`}
    >
      {data ? (
        <FiguresForm company={company} known={data.items} of={of} onClose={onClose} />
      ) : error ? (
        <LoadFailed title={t`Failed to load figures`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading figures`} className="grid gap-4">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
