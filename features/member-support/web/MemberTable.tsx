import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { typeLabels } from '#features/profiles/web/index.ts'
import type { ListedMember } from '../contract.ts'
import { supportedMemberPath } from '../paths.ts'
import type { MemberSort } from '../vocabulary.ts'
import { StateBadge } from './StateBadge.tsx'
import { ChooseMember } from './bulk/ChooseMember.tsx'
import { ChooseShown } from './bulk/ChooseShown.tsx'
import { formatUtcDay } from './format-utc-day.ts'
import type { MemberListProps } from './list-props.ts'
import { useSortNames } from './names.ts'

/** The members as a table with sortable columns. */
export function MemberTable({ members, search, chosen, onChoose, onSort }: MemberListProps) {
  const choosing = { chosen, onChoose }
  const sorting = { search, onSort }
  return (
    <div className="card overflow-x-auto">
      <table className="w-full">
        <thead className="text-12 text-ink-2">
          <tr className="h-10">
            <th scope="col" className="w-10 ps-4">
              <ChooseShown {...choosing} members={members} />
            </th>
            <SortableHeading sort="name" {...sorting} />
            <th scope="col" className={heading}>
              <Trans>Type</Trans>
            </th>
            <th scope="col" className={heading}>
              <Trans>State</Trans>
            </th>
            <SortableHeading sort="joined" {...sorting} />
            <SortableHeading sort="seen" {...sorting} />
            <th scope="col" className={heading}>
              <Trans>Organisation</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((listed) => (
            <Row key={listed.member.id} listed={listed} {...choosing} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const heading = 'px-3 text-start font-medium whitespace-nowrap'

function SortableHeading({ sort, search, onSort }: { sort: MemberSort } & Pick<MemberListProps, 'search' | 'onSort'>) {
  const names = useSortNames()
  const { sort: current = 'joined', direction = 'desc' } = search
  const isCurrent = sort === current
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  // Names begin with A, days with the latest.
  const first = sort === 'name' ? 'asc' : 'desc'
  const next = isCurrent ? (direction === 'asc' ? 'desc' : 'asc') : first
  return (
    <th scope="col" className={heading} aria-sort={isCurrent ? (direction === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className="inline-flex min-h-8 items-center gap-1 rounded-badge hover:text-ink"
        onClick={() => onSort({ sort, direction: next })}
      >
        {names[sort]}
        {isCurrent && <Arrow className="icon-xs" aria-hidden />}
      </button>
    </th>
  )
}

function Row({ listed, ...choosing }: { listed: ListedMember } & Pick<MemberListProps, 'chosen' | 'onChoose'>) {
  const { i18n } = useLingui()
  const { member, email, state, joined_at, last_seen_on } = listed
  return (
    <tr className="h-14 border-t border-line hover:bg-hover">
      <td className="w-10 ps-4">
        <ChooseMember member={member} {...choosing} />
      </td>
      <th scope="row" className="max-w-70 min-w-44 px-3 text-start font-normal">
        <Link to={supportedMemberPath(member.id)} className="block truncate rounded-badge font-medium hover:underline">
          <bdi>{member.full_name}</bdi>
        </Link>
        <div className="truncate text-12 text-ink-2">{email}</div>
      </th>
      <td className="px-3 whitespace-nowrap">{i18n._(typeLabels[member.user_type])}</td>
      <td className="px-3">
        <StateBadge state={state} />
      </td>
      <td className="px-3 whitespace-nowrap tabular-nums">{formatUtcDay(joined_at)}</td>
      <td className="px-3 whitespace-nowrap tabular-nums">{formatUtcDay(last_seen_on)}</td>
      <td className="max-w-44 truncate px-3">
        <bdi>{member.company_name}</bdi>
      </td>
    </tr>
  )
}
