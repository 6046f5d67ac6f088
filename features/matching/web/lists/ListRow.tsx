import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { asWritten } from '#platform/web/as-written.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { profilePath } from '#features/members/paths.ts'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classNames } from '#ui/class-names.ts'

interface ListRowProps {
  member: MemberBrief
  /** Shown beside the name: a score or the standing. */
  mark?: ReactNode
  /** Shown beside the company: a date. */
  time: ReactNode
  /** The other member's note. */
  note?: string | null
  /** Whether it also links to the profile as 'More Details'. */
  details?: boolean
  /** Buttons at the end of the row; on phones below it, with equal widths. */
  actions?: ReactNode
  /** A small button after them; on phones in the upper corner. */
  corner?: ReactNode
}

/** A member in one of matching's lists; the name links to the profile. */
export function ListRow({ member, mark, time, note, details = false, actions, corner }: ListRowProps) {
  const { t } = useLingui()
  const name = member.full_name
  return (
    <li
      className={classNames(
        'grid gap-x-3 border-t border-line px-5 py-4 first:border-t-0 phone:grid-cols-[auto_minmax(0,1fr)_auto] phone:px-4',
        corner ? 'grid-cols-[auto_minmax(0,1fr)_auto_auto]' : 'grid-cols-[auto_minmax(0,1fr)_auto]',
      )}
    >
      <Avatar id={member.id} name={name} picture={member.profile_picture} size={44} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="line-clamp-2 max-w-full min-w-0 font-semibold wrap-anywhere">
            <Link to={profilePath(member.id)} className="rounded-badge outline-offset-[-2px] hover:underline phone:-my-2.5 phone:py-2.5">
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <TypeBadge type={member.user_type} />
          {mark}
        </div>
        <div className="mt-0.5 flex gap-x-2 phone:flex-col">
          {member.company_name && (
            <p className="min-w-0 truncate text-ink-2">
              <bdi>{member.company_name}</bdi>
            </p>
          )}
          <p className="shrink-0 text-ink-3 phone:text-12">{time}</p>
        </div>
        {note && <Note>{note}</Note>}
        {details && (
          <Link
            to={profilePath(member.id)}
            aria-label={t`More Details about ${name}`}
            className="link mt-1 inline-block phone:mt-0 phone:-mb-2 phone:py-3"
          >
            <Trans>More Details</Trans>
          </Link>
        )}
      </div>
      {actions && (
        <div className="col-start-3 flex items-center gap-2 self-center phone:order-last phone:col-span-full phone:mt-2 phone:*:flex-1">
          {actions}
        </div>
      )}
      {corner && <div className="col-start-4 self-center phone:col-start-3 phone:-me-2 phone:-mt-2 phone:self-start">{corner}</div>}
    </li>
  )
}

/** The note sent with an accept. */
function Note({ children }: { children: string }) {
  return (
    <blockquote
      {...asWritten(children)}
      className="mt-2 max-w-read rounded-tile bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line dark:bg-pressed"
    >
      {children}
    </blockquote>
  )
}
