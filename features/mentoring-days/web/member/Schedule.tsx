import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarX2, MapPin, Video } from 'lucide-react'
import { meetingPath, meetingsPath } from '#features/meetings/paths.ts'
import { spanOf, zoneName } from '#features/meetings/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { Scheduled } from '../../contract.ts'

/** The member's meetings of the day, by their own clock. */
export function Schedule({ meetings }: { meetings: readonly Scheduled[] }) {
  const { t } = useLingui()
  if (meetings.length === 0)
    return (
      <EmptyState icon={CalendarX2} title={t`You have no meetings on this day`}>
        <Trans>If you expected one, please write to the organisers.</Trans>
      </EmptyState>
    )
  return (
    <section aria-labelledby="schedule" className="card">
      <div className="flex flex-wrap items-center gap-x-3 border-b border-line px-5 py-3 phone:px-4">
        <h2 id="schedule" className="font-semibold">
          <Trans>Your schedule</Trans>
        </h2>
        <span className="text-ink-2">{t`Times in ${zoneName()}`}</span>
        <Link to={meetingsPath()} className="link ms-auto phone:-my-2 phone:py-3">
          <Trans>All meetings</Trans>
        </Link>
      </div>
      <ol className="divide-y divide-line px-5 phone:px-4">
        {meetings.map((meeting) => (
          <Row key={meeting.meeting_id} meeting={meeting} />
        ))}
      </ol>
      <p className="border-t border-line px-5 py-3 text-ink-2 phone:px-4">
        <Trans>Can’t make it? Cancel the meeting under “All meetings”, and we’ll tell the other person.</Trans>
      </p>
    </section>
  )
}

function Row({ meeting: { meeting_id, with: other, starts_at, ends_at, place } }: { meeting: Scheduled }) {
  return (
    <li className="flex items-start gap-3 py-3.5">
      <Avatar id={other.id} name={other.full_name} picture={other.profile_picture} size={40} />
      <div className="min-w-0 flex-1">
        <p className="font-medium tabular-nums">{spanOf(starts_at, ends_at)}</p>
        <p className="wrap-anywhere">
          <Link to={profilePath(other.id)} className="link">
            <bdi>{other.full_name}</bdi>
          </Link>
          {other.company_name && <span dir="auto">, {other.company_name}</span>}
        </p>
        <Place place={place} />
      </div>
      <Link to={meetingPath(meeting_id)} className="link shrink-0 phone:-my-2 phone:py-2">
        <Trans>Prepare</Trans>
      </Link>
    </li>
  )
}

function Place({ place: { kind, text } }: { place: Scheduled['place'] }) {
  if (!text) return null
  const isCall = (kind === 'link' || kind === 'community') && text.startsWith('https:')
  return (
    <p className="flex items-center gap-1.5 text-ink-2">
      {isCall ? <Video className="icon-sm shrink-0" aria-hidden /> : <MapPin className="icon-sm shrink-0" aria-hidden />}
      {isCall ? (
        <a href={text} target="_blank" rel="nofollow noopener noreferrer" className="link">
          <Trans>Join video call</Trans>
        </a>
      ) : (
        <span dir="auto" className="wrap-anywhere">
          {text}
        </span>
      )}
    </p>
  )
}
