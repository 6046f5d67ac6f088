import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { AnswerVersion } from '../../answers-contract.ts'
import type { QuestionText } from '../../question-contract.ts'
import { historyPages } from '../data.ts'
import { StateBadge } from '../StateBadge.tsx'
import { shownValue } from './shown-value.ts'
import type { AnswerPlace } from './use-answer.ts'

const acts: Record<AnswerVersion['act'], ReturnType<typeof msg>> = {
  answered: msg`Answered`,
  deleted: msg`Deleted`,
  imported: msg`Imported from a file`,
  'evidence added': msg`Evidence added`,
  'evidence removed': msg`Evidence removed`,
  confirmed: msg`Confirmed by a reader`,
  'confirmation withdrawn': msg`Confirmation withdrawn`,
}

interface HistoryDialogProps {
  at: AnswerPlace
  question: QuestionText
  label: string
  currency: string
  onClose: () => void
}

/** What an answer was, and who changed it. */
export function HistoryDialog({ at, question, label, currency, onClose }: HistoryDialogProps) {
  const { t, i18n } = useLingui()
  const pages = useInfiniteQuery(historyPages(at))
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`History`} description={label} closeLabel={t`Close`}>
      <PagedList pages={pages} skeleton={<Skeleton className="h-24" />} empty={null} failed={t`Failed to load the history`}>
        {(versions) => (
          <ol className="divide-y divide-line">
            {versions.map(({ id, act, author, written_at, state, ...answered }) => (
              <li key={id} className="grid gap-1 py-3">
                <div className="flex flex-wrap items-center gap-2">
                  <span className="font-medium wrap-anywhere">{shownValue(question, answered, currency)}</span>
                  {state && <StateBadge state={state} />}
                </div>
                <p className="text-12 text-ink-3">
                  {i18n._(acts[act])}
                  {author && <> · {author.full_name}</>} · <RelativeTime at={written_at} />
                </p>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </Dialog>
  )
}
