import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Ban, Ellipsis, FileCheck, History, ListTree, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { Answer } from '../../answers-contract.ts'
import type { QuestionText } from '../../question-contract.ts'
import { shortStates } from '../labels.ts'
import { StateBadge } from '../StateBadge.tsx'

/** What can be opened about an answer. */
export type AboutAnswer = 'evidence' | 'history' | 'names'

interface AnswerMarksProps {
  question: QuestionText
  label: string
  saved: Answer | undefined
  /** Absent while the reason is entered why it does not apply. */
  onExcuse: (() => void) | undefined
  onClear: () => void
  onOpen: (about: AboutAnswer) => void
}

/** Beside an answer's label: its state, which leads to its evidence, and what else can be done with it. */
export function AnswerMarks({ question, label, saved, onExcuse, onClear, onOpen }: AnswerMarksProps) {
  const { t, i18n } = useLingui()
  const evidence = saved && saved.state !== 'draft' ? saved.evidence.length : undefined
  const badge = saved && <StateBadge state={saved.state} isShort />
  const state = saved && i18n._(shortStates[saved.state])
  const evidenceLabel = evidence
    ? t`${state}: ${plural(evidence, { one: '# piece of evidence', other: '# pieces of evidence' })} for ${label}`
    : t`${state}: add evidence for ${label}`
  return (
    <span className="-my-1.5 flex items-center gap-1">
      {evidence === undefined ? (
        badge
      ) : (
        <button type="button" className="rounded-badge py-1 hover:underline" aria-label={evidenceLabel} onClick={() => onOpen('evidence')}>
          {badge}
        </button>
      )}
      <Menu
        label={t`More about ${label}`}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} size="small" label={t`More about ${label}`} className="phone:py-0!" />}
      >
        {evidence !== undefined && (
          <MenuItem icon={FileCheck} label={evidence > 0 ? t`Evidence` : t`Add evidence`} onAction={() => onOpen('evidence')} />
        )}
        {onExcuse && <MenuItem icon={Ban} label={t`Does not apply`} onAction={onExcuse} />}
        {question.names.length > 0 && <MenuItem icon={ListTree} label={t`Who asks for it`} onAction={() => onOpen('names')} />}
        <MenuItem icon={History} label={t`History`} onAction={() => onOpen('history')} />
        {saved && <MenuItem icon={Trash2} label={t`Delete answer`} isDangerous onAction={onClear} />}
      </Menu>
    </span>
  )
}
