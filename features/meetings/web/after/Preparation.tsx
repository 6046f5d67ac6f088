import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MemberDeals } from '#features/deals/web/index.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { profilePath } from '#features/members/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { lastMessages } from '#features/messages/web/index.ts'
import { typeLabels, useProfile } from '#features/profiles/web/index.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { Badge } from '#ui/Badge.tsx'
import { meetingPath } from '../../paths.ts'
import { earlierWith } from '../data.ts'
import { whenOf } from '../when.ts'

/** How many messages are shown; the conversation has them all. */
const shownMessages = 3

/** What helps to prepare: the other's profile, their deals, the last messages, and what is open from earlier meetings. */
export function Preparation({ meetingId, member }: { meetingId: string; member: MemberBrief }) {
  return (
    <>
      <Earlier meetingId={meetingId} member={member} />
      <Profile member={member} />
      <MemberDeals member={member} />
      <Messages member={member} />
    </>
  )
}

const Part = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  <section aria-labelledby={id} className="card p-5 phone:p-4">
    <h2 id={id} className="mb-1.5 font-semibold">
      {title}
    </h2>
    {children}
  </section>
)

function Profile({ member }: { member: MemberBrief }) {
  const { i18n } = useLingui()
  const { data } = useProfile(member.id)
  if (!data) return null
  return (
    <Part
      id="about-other"
      title={
        <Trans>
          About <bdi>{member.full_name}</bdi>
        </Trans>
      }
    >
      <p className="text-ink-2">{[i18n._(typeLabels[data.user_type]), data.company_name].filter(Boolean).join(' · ')}</p>
      {data.bio && (
        <p dir="auto" className="mt-1.5 line-clamp-6 whitespace-pre-line wrap-anywhere">
          {data.bio}
        </p>
      )}
      <Link to={profilePath(member.id)} className="link mt-2 inline-block">
        <Trans>View profile</Trans>
      </Link>
    </Part>
  )
}

function Messages({ member }: { member: MemberBrief }) {
  const { t } = useLingui()
  const { data } = useQuery(lastMessages(member.id, shownMessages))
  const written = data?.items.filter(({ unsent }) => !unsent) ?? []
  if (written.length === 0) return null
  return (
    <Part id="last-messages" title={<Trans>Last messages</Trans>}>
      <ul className="grid gap-2">
        {written.map(({ id, sender_id, content, created_at }) => (
          <li key={id}>
            <p className="text-12 text-ink-3">{[sender_id === member.id ? member.full_name : t`You`, whenOf(created_at)].join(' · ')}</p>
            <p dir="auto" className="line-clamp-3 whitespace-pre-line wrap-anywhere">
              {content}
            </p>
          </li>
        ))}
      </ul>
      <Link to={messagesPath(member.id)} className="link mt-2 inline-block">
        <Trans>Open conversation</Trans>
      </Link>
    </Part>
  )
}

/** What the reader noted about other meetings with the member. */
function Earlier({ meetingId, member }: { meetingId: string; member: MemberBrief }) {
  const { t } = useLingui()
  const { data } = useQuery(earlierWith(member.id))
  const others = data?.items.filter(({ meeting_id }) => meeting_id !== meetingId) ?? []
  if (others.length === 0) return null
  return (
    <Part id="earlier-notes" title={<Trans>From earlier meetings</Trans>}>
      <ul className="grid gap-3">
        {others.map(({ meeting_id, at, note, step, step_on, step_done }) => (
          <li key={meeting_id}>
            <Link to={meetingPath(meeting_id)} className="link">
              {whenOf(at)}
            </Link>
            {note && (
              <p dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
                {note}
              </p>
            )}
            {step && step_on && (
              <p className="flex flex-wrap items-center gap-x-2">
                {step_done ? <Badge tone="success">{t`Done`}</Badge> : <Badge tone="warning">{t`Open`}</Badge>}
                <span dir="auto" className="wrap-anywhere">
                  {step}
                </span>
                <span className="text-ink-3">{formatDate(step_on)}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
