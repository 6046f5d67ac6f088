import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  ArrowRight,
  BriefcaseBusiness,
  Ellipsis,
  GripVertical,
  MessageSquareText,
  NotebookPen,
  Trash2,
  UserRoundCheck,
  Vote,
} from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useNavigate } from '@tanstack/react-router'
import { dealPath } from '#features/deals/paths.ts'
import { StatusBadge } from '#features/deals/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { formatMoney, stageLabels } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import type { Board } from '../../board-contract.ts'
import type { TeamCard } from '../../card-contract.ts'
import { teamPipelinePath } from '../../paths.ts'
import { RemoveDeal } from '../card/RemoveDeal.tsx'
import { useAssign } from '../card/use-assign.ts'
import { useColumnName } from '../labels.ts'
import type { Moved } from './use-move-deal.ts'

interface CardProps {
  board: Board
  card: TeamCard
  onMove: (moved: Moved) => void
  onOpen: () => void
}

/** A deal in a column. Its name opens the team's notes and votes. */
export function Card({ board, card, onMove, onOpen }: CardProps) {
  const { t, i18n } = useLingui()
  const { deal } = card
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
          <Link to={teamPipelinePath(board.organisation.slug)} search={{ deal: deal.id }} resetScroll={false} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <CardMenu board={board} card={card} onMove={onMove} onOpen={onOpen} />
      </div>
      <p dir="auto" className="line-clamp-2 text-12 wrap-anywhere text-ink-2">
        {deal.title}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
        {formatMoney(deal.funding_amount, deal.currency)} · {i18n._(stageLabels[deal.funding_stage])}
        <StatusBadge status={deal.status} />
      </p>
      <Standing card={card} />
    </div>
  )
}

/** Who is responsible, and how much the team has written and voted. */
function Standing({ card: { owner, notes, voting } }: { card: TeamCard }) {
  const { t } = useLingui()
  const { voters, tally } = voting
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-2">
      {owner ? (
        <span className="flex min-w-0 items-center gap-1.5">
          <Avatar id={owner.id} name={owner.full_name} picture={owner.profile_picture} size={24} />
          <bdi className="truncate">
            <span className="sr-only">{t`Responsible:`} </span>
            {owner.full_name}
          </bdi>
        </span>
      ) : (
        <span className="text-ink-3">
          <Trans>Nobody responsible</Trans>
        </span>
      )}
      {notes > 0 && (
        <span className="flex items-center gap-1 tabular-nums">
          <MessageSquareText className="icon-xs" aria-hidden />
          <span aria-hidden>{notes}</span>
          <span className="sr-only">{t`${plural(notes, { one: '# note', other: '# notes' })}`}</span>
        </span>
      )}
      {voters > 0 && (
        <span className="flex items-center gap-1 tabular-nums">
          <Vote className="icon-xs" aria-hidden />
          {tally ? (
            <Trans>
              {tally.yes} yes, {tally.no} no
            </Trans>
          ) : (
            t`${plural(voters, { one: '# vote', other: '# votes' })}`
          )}
        </span>
      )}
    </div>
  )
}

function CardMenu({ board, card, onMove, onOpen }: CardProps) {
  const { t } = useLingui()
  const nameOf = useColumnName()
  const navigate = useNavigate()
  const member = useMember()
  const [isRemoving, setRemoving] = useState(false)
  const { mutate: assign } = useAssign(board.organisation.id, card.deal.id)
  const name = card.deal.company_name
  return (
    <>
      <Menu
        label={t`Actions for ${name}`}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} size="small" label={t`Actions for ${name}`} className="-my-1 -me-1.5 phone:-my-2.5" />}
      >
        {board.columns
          .filter(({ id }) => id !== card.column_id)
          .map((column) => {
            const label = nameOf(column)
            return (
              <MenuItem
                key={column.id}
                icon={ArrowRight}
                label={t`Move to ${label}`}
                onAction={() => onMove({ card, columnId: column.id, after: null })}
              />
            )
          })}
        <MenuSeparator />
        <MenuItem icon={NotebookPen} label={t`Open notes and votes`} onAction={onOpen} />
        {member && card.owner?.id !== member.id && (
          <MenuItem icon={UserRoundCheck} label={t`Make me responsible`} onAction={() => assign(member.id)} />
        )}
        <MenuItem icon={BriefcaseBusiness} label={t`Open deal`} onAction={() => void navigate({ href: dealPath(card.deal.id) })} />
        {card.can.remove && <MenuItem icon={Trash2} isDangerous label={t`Remove from pipeline`} onAction={() => setRemoving(true)} />}
      </Menu>
      {isRemoving && <RemoveDeal organisation={board.organisation} deal={card.deal} onClose={() => setRemoving(false)} />}
    </>
  )
}
