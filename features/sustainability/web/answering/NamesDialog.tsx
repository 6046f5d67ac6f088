import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/Dialog.tsx'
import type { QuestionText } from '../../question-contract.ts'

/** Which frameworks ask a question, and under which name. */
export function NamesDialog({ question: { label, names }, onClose }: { question: QuestionText; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Who asks for it`} description={label} closeLabel={t`Close`} size="small">
      <dl className="grid gap-3">
        {names.map(({ framework, name }) => (
          <div key={`${framework} ${name}`}>
            <dt className="font-medium">{framework}</dt>
            <dd className="text-ink-2 wrap-anywhere">{name}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
