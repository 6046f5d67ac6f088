import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FileCheck, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { Answer } from '../../answers-contract.ts'
import type { QuestionText } from '../../question-contract.ts'
import { StateBadge } from '../StateBadge.tsx'
import type { AnswerPlace, useAnswer } from './use-answer.ts'

const EvidenceDialog = lazyOverlay(
  async () => (await import('../evidence/EvidenceDialog.tsx')).EvidenceDialog,
  ({ onClose }) => onClose(),
)
const HistoryDialog = lazyOverlay(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
  ({ onClose }) => onClose(),
)

interface AnswerFootProps {
  at: AnswerPlace
  question: QuestionText
  label: string
  currency: string
  slug: string
  saved: Answer | undefined
  answer: Pick<ReturnType<typeof useAnswer>, 'save' | 'clear' | 'isSaving' | 'isClearing'>
  isExcused: boolean
  onExcuse: () => void
  onApply: () => void
}

/** Below a saved answer: its state, and what can be done with it. */
export function AnswerFoot({ at, question, label, currency, slug, saved, answer, isExcused, onExcuse, onApply }: AnswerFootProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState<'evidence' | 'history'>()
  const isDraft = saved?.state === 'draft'
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
      {saved && <StateBadge state={saved.state} />}
      {isDraft && (
        <Button size="small" variant="soft" pending={answer.isSaving} pendingLabel={t`Saving`} onPress={() => answer.save()}>
          <Trans>Save for readers</Trans>
        </Button>
      )}
      {saved && !isDraft && (
        <Button size="small" variant="quiet" aria-label={t`Evidence for ${label}`} onPress={() => setOpen('evidence')}>
          <FileCheck aria-hidden />
          {saved.evidence.length > 0 ? (
            <Plural value={saved.evidence.length} one="# evidence" other="# evidence" />
          ) : (
            <Trans>Add evidence</Trans>
          )}
        </Button>
      )}
      {saved ? (
        <span className="ms-auto flex items-center">
          <IconButton icon={History} size="small" label={t`History of ${label}`} onPress={() => setOpen('history')} />
          <IconButton
            icon={Trash2}
            size="small"
            label={t`Delete the answer to ${label}`}
            isDisabled={answer.isClearing}
            onPress={answer.clear}
          />
        </span>
      ) : isExcused ? (
        <Button size="small" variant="quiet" onPress={onApply}>
          <Trans>It does apply</Trans>
        </Button>
      ) : (
        <Button size="small" variant="quiet" aria-label={t`${label} does not apply`} onPress={onExcuse}>
          <Trans>Does not apply</Trans>
        </Button>
      )}
      {isOpen === 'evidence' && saved && (
        <EvidenceDialog at={at} slug={slug} label={label} answer={saved} onClose={() => setOpen(undefined)} />
      )}
      {isOpen === 'history' && (
        <HistoryDialog at={at} question={question} label={label} currency={currency} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
