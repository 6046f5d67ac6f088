import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { Answer } from '../../answers-contract.ts'
import type { AnswerPlace } from '../answering/use-answer.ts'
import { sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'
import { AddEvidence } from './AddEvidence.tsx'
import { EvidenceLine } from './EvidenceLine.tsx'

interface EvidenceDialogProps {
  at: AnswerPlace
  slug: string
  label: string
  answer: Answer
  onClose: () => void
}

/** Why an answer can be believed, for those who answer it. */
export function EvidenceDialog({ at, slug, label, answer, onClose }: EvidenceDialogProps) {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(answer.evidence.length === 0)
  const remove = useChange<string>({
    send: (evidence_id) => sustainability.call.removeEvidence({ id: at.id, evidence_id }),
    failed: t`Failed to remove the evidence`,
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isAdding}
      title={t`Evidence`}
      description={t`${label}. Everyone who reads this answer can read its evidence.`}
      closeLabel={t`Close`}
    >
      {answer.evidence.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {answer.evidence.map((evidence) => (
            <li key={evidence.id} className="flex items-start gap-3 py-2.5">
              <div className="min-w-0 flex-1">
                <EvidenceLine slug={slug} evidence={evidence} />
              </div>
              <IconButton
                icon={Trash2}
                size="small"
                label={t`Remove this evidence`}
                isDisabled={remove.isPending}
                onPress={() => remove.mutate(evidence.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddEvidence at={at} onDone={() => setAdding(false)} />
      ) : (
        <DialogActions>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button variant="primary" onPress={() => setAdding(true)}>
            <Trans>Add evidence</Trans>
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
