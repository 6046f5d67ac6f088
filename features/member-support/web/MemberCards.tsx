import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { typeLabels } from '#features/profiles/web/index.ts'
import { supportedMemberPath } from '../paths.ts'
import { StateBadge } from './StateBadge.tsx'
import { ChooseMember } from './bulk/ChooseMember.tsx'
import { formatUtcDay } from './format-utc-day.ts'
import type { MemberListProps } from './list-props.ts'

/** The members on phones. */
export function MemberCards({ members, chosen, onChoose }: MemberListProps) {
  const { i18n } = useLingui()
  return (
    <ul className="card divide-y divide-line px-4">
      {members.map(({ member, email, state, last_seen_on }) => {
        const day = formatUtcDay(last_seen_on)
        return (
          <li key={member.id} className="flex items-center gap-3 py-2">
            <ChooseMember member={member} chosen={chosen} onChoose={onChoose} />
            <Link to={supportedMemberPath(member.id)} className="grid min-h-14 min-w-0 flex-1 content-center gap-0.5 rounded-badge">
              <span className="flex flex-wrap items-center justify-between gap-x-2">
                <span className="max-w-full min-w-0 truncate font-medium">
                  <bdi>{member.full_name}</bdi>
                </span>
                <StateBadge state={state} />
              </span>
              <span className="truncate text-12 text-ink-2">{email}</span>
              <span className="truncate text-12 text-ink-2">
                {i18n._(typeLabels[member.user_type])} · <Trans>Last seen {day}</Trans>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
