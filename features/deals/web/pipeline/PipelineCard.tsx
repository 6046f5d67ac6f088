import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Ellipsis, GripVertical, Megaphone, NotebookPen, Trash2 } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { formatMoney, stageLabels } from '#features/profiles/web/index.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import type { PipelineItem } from '../../pipeline-contract.ts'
import { dealPath } from '../../paths.ts'
import { pipelineSteps } from '../../pipeline-steps.ts'
import { StatusBadge } from '../card/StatusBadge.tsx'
import { stepLabels } from '../labels.ts'
import { type Placed, useTakeOut } from './use-place-deal.ts'

interface PipelineCardProps {
  item: PipelineItem
  onMove: (placed: Placed) => void
  onAsk: (what: 'note' | 'invested') => void
}

export function PipelineCard({ item, onMove, onAsk }: PipelineCardProps) {
  const { t, i18n } = useLingui()
  const { deal, note, pass_reason, step } = item
  const { mutate: takeOut } = useTakeOut()
  const name = deal.company_name
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-1">
        <AriaButton
          slot="drag"
          aria-label={t`Move ${name}`}
          className="-ms-1.5 grid h-6 w-5 shrink-0 cursor-grab place-items-center rounded-badge text-ink-3 hover:text-ink phone:hidden"
        >
          <GripVertical className="icon-sm" aria-hidden />
        </AriaButton>
        <h3 className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">
          <Link to={dealPath(deal.id)} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <Menu
          label={t`Actions for ${name}`}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} size="small" label={t`Actions for ${name}`} className="-my-1 -me-1.5 phone:-my-2.5" />}
        >
          {pipelineSteps
            .filter((to) => to !== step)
            .map((to) => {
              const label = i18n._(stepLabels[to])
              return (
                <MenuItem key={to} icon={ArrowRight} label={t`Move to ${label}`} onAction={() => onMove({ item, step: to, after: null })} />
              )
            })}
          <MenuSeparator />
          <MenuItem icon={NotebookPen} label={note ? t`Edit note` : t`Add a private note`} onAction={() => onAsk('note')} />
          {step === 'invested' && (
            <MenuItem
              icon={Megaphone}
              label={deal.standing?.invested ? t`Founder has been told` : t`Tell the founder`}
              onAction={() => onAsk('invested')}
            />
          )}
          <MenuItem icon={Trash2} label={t`Remove from pipeline`} onAction={() => takeOut(item)} />
        </Menu>
      </div>
      <p dir="auto" className="line-clamp-2 text-12 wrap-anywhere text-ink-2">
        {deal.title}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
        {formatMoney(deal.funding_amount, deal.currency)} · {i18n._(stageLabels[deal.funding_stage])}
        <StatusBadge status={deal.status} />
      </p>
      {step === 'invested' && (
        <div className="min-h-8 phone:min-h-11">
          <Slot name="deal.invested" deal={deal} place="card" />
        </div>
      )}
      {pass_reason && step === 'passed' && (
        <p dir="auto" className="line-clamp-3 text-12 wrap-anywhere text-ink-2">
          <Trans>Passed: {pass_reason}</Trans>
        </p>
      )}
      {note && (
        <p dir="auto" className="line-clamp-3 border-s-2 border-line-2 ps-2 text-12 wrap-anywhere text-ink-2">
          {note}
        </p>
      )}
    </div>
  )
}
